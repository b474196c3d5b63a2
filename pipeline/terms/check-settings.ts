import { type Diagnostic, error } from '../read/diagnostic.ts';
import { quote } from '../read/suggest.ts';
import type { Path } from '../read/yaml-tree.ts';
import { spansOf } from './expand-rule.ts';
import type { RuleFile } from './read-rule.ts';

/** Settings that contradict one another. */
export function checkSettings({ id, source, placeOf, placeOfKey }: RuleFile): Diagnostic[] {
  const { rule, units, first_day, counts, short, clear, closed, roll, minimum, standstill } =
    source;
  const found: Diagnostic[] = [];
  const complain = (path: Path, message: string, isKey = true): void => {
    found.push(error((isKey ? placeOfKey : placeOf)(path), 'rule_setting', message));
  };
  const closes =
    closed !== undefined &&
    [closed.weekdays, closed.holidays, closed.beside, closed.yearly, closed.days].some(
      (each) => each !== undefined && each.length > 0,
    );
  const isBack = roll?.backward !== undefined || clear !== undefined;
  if (rule !== id) {
    complain(
      ['rule'],
      `the rule is ${quote(rule)} in a file named ${id}.yaml; write "rule: ${id}"`,
      false,
    );
  }
  if (Object.values(units).every((unit) => unit === undefined) && source.refused === undefined) {
    complain(
      ['units'],
      'the rule covers no period; write at least one unit, like "D: { words: … }"',
    );
  }
  for (const key of ['roll', 'counts', 'short', 'minimum'] as const) {
    if (source[key] === undefined || closes) continue;
    if (key === 'roll' && roll?.forward === 'none' && (roll.backward ?? 'none') === 'none')
      continue;
    complain(
      [key],
      `${quote(key)} needs closed days, and the rule has none; write "closed", or remove it`,
    );
  }
  if (closes && roll === undefined && counts === undefined && short === undefined) {
    complain(
      ['closed'],
      'the rule closes days and does nothing with them; write "roll", "counts" or "short"',
    );
  }
  if (counts !== undefined && short !== undefined) {
    complain(
      ['short'],
      'closed days are not counted in any term, so there are no short ones; remove "short" or "counts"',
    );
  }
  if (clear !== undefined && roll?.backward === 'next') {
    complain(
      ['clear'],
      'clear days end on the day before the last one counted and do not roll; write "backward: none"',
    );
  }
  if (closed?.holidays_backward !== undefined && (closed.holidays !== 'yes' || !isBack)) {
    complain(
      ['closed', 'holidays_backward'],
      'needs "holidays: yes" and a rule that counts back; remove it, or add them',
    );
  }
  if (standstill !== undefined && isBack) {
    complain(
      ['standstill'],
      'a rule with a standstill does not count back; remove "backward" and "clear", or make it two rules',
    );
  }
  for (const unit of ['M', 'Y'] as const) {
    const month = units[unit]?.month;
    if (month === '30-days' && unit === 'Y') {
      complain(
        ['units', 'Y', 'month'],
        'a year is not counted in months of 30 days; write "same-number" or "day-before"',
        false,
      );
    }
    if (month === 'day-before' && isBack) {
      complain(
        ['units', unit, 'month'],
        'the day before the first day\'s only counts forward; write "same-number"',
        false,
      );
    }
    if (month === 'same-number' && first_day.event === 'in') {
      complain(
        ['units', unit, 'month'],
        'where the day of the event counts, months end on the day before; write "day-before"',
        false,
      );
    }
    if (units[unit] !== undefined && month === undefined) {
      complain(
        ['units', unit],
        `say where ${unit === 'M' ? 'months' : 'years'} end; write "month: same-number" or "month: day-before"`,
      );
    }
  }
  for (const [unit, said] of Object.entries({ short, minimum })) {
    if (said !== undefined && units.D === undefined) {
      complain(
        [unit],
        `${quote(unit)} is about days, and the rule covers none; remove it, or add the unit D`,
      );
    }
  }
  for (const [index, { changes, prevails, cite }] of (source.readings ?? []).entries()) {
    if (prevails === 'yes' && cite === undefined) {
      complain(
        ['readings', index, 'prevails'],
        'a reading prevails by an authority; name it under "cite", or remove "prevails"',
      );
    }
    if (changes.from_standstill !== undefined && standstill === undefined) {
      complain(
        ['readings', index, 'changes', 'from_standstill'],
        'the rule has no standstill; remove it',
      );
    }
  }
  if ((source.readings ?? []).filter(({ prevails }) => prevails === 'yes').length > 1) {
    complain(['readings'], 'two readings prevail; at most one can');
  }
  const spans = standstill === undefined ? [] : spansOf(standstill.spans);
  if (
    spans.some(({ first }, index) => first <= (spans[index - 1]?.last ?? Number.NEGATIVE_INFINITY))
  ) {
    complain(['standstill', 'spans'], 'two standstills overlap; write them as one');
  }
  return found;
}
