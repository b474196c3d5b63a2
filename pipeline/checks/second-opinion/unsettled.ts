import { type Diagnostic, error } from '../../read/diagnostic.ts';
import { quote } from '../../read/suggest.ts';
import { yamlText } from '../../values/yaml-text.ts';
import type { Difference } from './difference.ts';

/** One diagnostic for all unsettled days of one name, with the ruling to paste. */
export function unsettled(open: readonly Difference[], shownAs: string): Diagnostic[] {
  const groups = new Map<string, Difference[]>();
  for (const difference of open) {
    const key = `${difference.only} ${subjectOf(difference)}`;
    groups.set(key, [...(groups.get(key) ?? []), difference]);
  }
  return [...groups.values()].map((group) => {
    const [first] = group as [Difference];
    const calendars = [...new Set(group.map(({ calendar }) => calendar))];
    const dates = [...new Set(group.map(({ date }) => date))].sort();
    const who =
      first.only === 'ours'
        ? 'we have and date-holidays does not'
        : 'date-holidays has and we do not';
    const message = `${calendars.join(', ')} ${dates.join(', ')}: a day that ${who} (${quote(first.name)}); correct the source, or paste this ruling here and say why`;
    const which =
      first.only === 'ours'
        ? `holidays: [${subjectOf(first)}]`
        : `named: [${yamlText(subjectOf(first))}]`;
    return {
      ...error({ file: shownAs, line: 1, column: 1 }, 'second_opinion', message),
      block: [
        `- only: ${first.only}`,
        `  calendars: [${calendars.join(', ')}]`,
        `  ${which}`,
        '  reason:',
        '  cite:',
      ],
    };
  });
}

/** Our id for the day, or the package's name for it. */
function subjectOf({ only, own, name }: Difference): string {
  return only === 'ours' ? (own[0]?.id ?? '') : name;
}
