import { CASES, WIRE_CASES } from './cases.ts';
import { directLane, OPEN_GATE, serviceOver } from './direct-lane.ts';
import { describeConformance } from './suite.ts';
import { TOY_COUNTRIES } from './toy-world.ts';

const lane = directLane(serviceOver(OPEN_GATE));

describeConformance('service.answer', () => lane, TOY_COUNTRIES, [...CASES, ...WIRE_CASES]);
