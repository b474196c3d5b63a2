import { directLane, OPEN_GATE, serviceOver } from '../support/lanes/direct-lane.ts';
import { TOY_COUNTRIES } from '../support/world/toy-world.ts';
import { CASES, WIRE_CASES } from './cases.ts';
import { describeConformance } from './suite.ts';

const lane = directLane(serviceOver(OPEN_GATE));

describeConformance('service.answer', () => lane, TOY_COUNTRIES, [...CASES, ...WIRE_CASES]);
