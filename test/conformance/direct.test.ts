import { afterAll } from 'vitest';
import { buildDataSet } from '../../src/artifact/data-set.ts';
import { directLane, OPEN_GATE, serviceOver } from '../support/lanes/direct-lane.ts';
import { openChain } from '../support/world/toy-chain.ts';
import { TOY_COUNTRIES } from '../support/world/toy-world.ts';
import { CASES, WIRE_CASES } from './cases.ts';
import { PIN_CASES, PIN_WIRE_CASES } from './pin-cases.ts';
import { describeConformance } from './suite.ts';

const chain = openChain();
afterAll(() => chain.remove());
const lane = directLane(serviceOver(OPEN_GATE, buildDataSet(chain.release), chain.files));

describeConformance('service.answer', () => lane, TOY_COUNTRIES, [
  ...CASES,
  ...WIRE_CASES,
  ...PIN_CASES,
  ...PIN_WIRE_CASES,
]);
