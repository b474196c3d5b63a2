// @module-tag chromium
import { holdTypes } from '../../support/site/hold-types.ts';
import { FAULT_TYPES, RENDERED_TYPES } from '../../support/site/page-types.ts';

holdTypes({ ...RENDERED_TYPES, ...FAULT_TYPES }, false);
