// @module-tag chromium
import { holdTypes } from '../../support/site/hold-types.ts';
import { BUILT_TYPES } from '../../support/site/page-types.ts';

holdTypes(BUILT_TYPES, true);
