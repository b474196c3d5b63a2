import { announcedRule } from './announced.ts';
import { betweenRule } from './between.ts';
import { dateRule } from './date.ts';
import { datesRule } from './dates.ts';
import { easterRule, orthodoxEasterRule } from './easter.ts';
import { hebrewRule, islamicRule } from './foreign-date.ts';
import type { RuleKind } from './rule-kind.ts';
import { weekdayRule } from './weekday.ts';

/** Every kind of rule that a source file can use. A new kind is one new file and a line here. */
export const RULE_KINDS: readonly RuleKind[] = [
  dateRule,
  weekdayRule,
  easterRule,
  orthodoxEasterRule,
  hebrewRule,
  islamicRule,
  betweenRule,
  datesRule,
  announcedRule,
];
