import { describe, expect, it } from 'vitest';
import { holidays, inToyYears, told, toyland } from '../../support/pipeline/toyland.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../support/years.ts';

/** The diagnostics for a source of Toyland, without the name of its file. */
function toldOf(yaml: string): string[] {
  return told({ 'XX.yaml': inToyYears(yaml) }).map((line) =>
    line.replace(/^sources\/XX\.yaml:/u, ''),
  );
}

/** A source in which holidays marked `observance: o` move from Sunday to Monday. */
function moving(rest: string, from = 'sunday', to = 'following monday'): string {
  return toyland(`observance:
  o: { moves: [{ from: [${from}], to: ${to} }], official_date: replaced, cite: act }
default_observance: none
holidays:
${rest}`);
}

const FOURTH =
  '  - { id: fourth, name: Fourth, rule: { date: 4 july }, observance: o, cite: act }\n';

describe('file-order', () => {
  it('orders days as in the middle of the supported years, so that Easter can be compared', () => {
    // Easter Sunday is 20 April 2025, 5 April 2026 and 28 March 2027.
    const easter = 'id: easter, name: Easter, rule: { easter: 0 }';
    const tenth = 'id: tenth, name: Tenth, rule: { date: 10 april }';
    expect(toldOf(holidays(easter, tenth))).toEqual([]);
    expect(toldOf(holidays(tenth, easter))).toEqual([
      '12:11: error: easter (04-05) comes after tenth (04-10); list holidays of the same regions in calendar order [file_order]',
    ]);
    const second = 'id: second, name: Second, rule: { date: 2 april }';
    expect(toldOf(holidays(second, easter))).toEqual([]);
  });

  it('uses the first year where the middle one has no date', () => {
    const twice = `id: twice, name: Twice, rule: { dates: [${FIRST_YEAR}-05-01, ${LAST_YEAR}-03-01] }`;
    const tenth = 'id: tenth, name: Tenth, rule: { date: 10 april }';
    expect(toldOf(holidays(tenth, twice))).toEqual([]);
    expect(toldOf(holidays(twice, tenth))).toEqual([
      '12:11: error: tenth (04-10) comes after twice (05-01); list holidays of the same regions in calendar order [file_order]',
    ]);
  });

  it('compares legal dates, and only neighbours in the same regions', () => {
    expect(
      toldOf(
        moving(`  - { id: fifth, name: Fifth, rule: { dates: [2026-07-05] }, observance: o, cite: act }
  - { id: other, name: Other, regions: [AA], rule: { dates: [2026-07-03] }, cite: act }
  - { id: sixth, name: Sixth, rule: { dates: [2027-07-05] }, cite: act }
  - { id: fourth, name: Fourth, rule: { dates: [2025-07-04] }, cite: act }
`),
      ),
    ).toEqual([
      '16:11: error: fourth (07-04) comes after sixth (07-05); list holidays of the same regions in calendar order [file_order]',
    ]);
    const sameDay = 'rule: { date: 10 april }';
    expect(toldOf(holidays(`id: b, name: B, ${sameDay}`, `id: a, name: A, ${sameDay}`))).toEqual(
      [],
    );
    // The law names 5 July; the day off is 6 July.
    expect(
      toldOf(
        moving(`  - { id: fifth, name: Fifth, rule: { dates: [2026-07-05] }, observance: o, cite: act }
  - { id: same, name: Same, rule: { dates: [2027-07-05] }, cite: act }
`),
      ),
    ).toEqual([]);
  });
});

describe('weekend-undecided', () => {
  it('reports each holiday once, at its first undecided weekend', () => {
    const undecided = toyland(`holidays:
  - { id: always, name: Always, rule: { easter: 0 }, cite: act }
  - { id: day, name: Day, rule: { date: 1 may }, cite: act }
  - { id: never, name: Never, rule: { weekday: first monday in may }, cite: act }
  - { id: settled, name: Settled, rule: { dates: [{ date: 2026-05-09, official_date: 2026-05-08 }] }, cite: act }
  - { id: stays, name: Stays, rule: { date: 4 july }, observance: none, cite: act }
`);
    const instead =
      'and the file does not say what happens then; add "observance: none" if it stays, or name an observance [weekend_undecided]';
    expect(toldOf(undecided)).toEqual([
      `10:11: error: always falls on a sunday (2025-04-20), ${instead}`,
      `11:11: error: day falls on a saturday (2027-05-01), ${instead}`,
    ]);
    expect(toldOf(undecided.replace('holidays:', 'default_observance: none\nholidays:'))).toEqual(
      [],
    );
  });
});

describe('kept-everywhere', () => {
  const inTwo = 'id: a, name: A, regions: [AA, BB], rule: { date: 10 april }';
  const inThird = 'id: b, name: B, regions: [CC], rule: { dates: [2026-04-10] }';

  it('adds up the regions that keep a date, whatever the names of the holidays', () => {
    const first = 'id: first, name: First, rule: { date: 1 april }';
    expect(toldOf(holidays(first, inTwo, inThird))).toEqual([
      '12:32: error: every region keeps 2026-04-10 (a, b); make it one nationwide holiday without "regions" [kept_everywhere]',
    ]);
    expect(toldOf(holidays(inTwo, inThird.replace('04-10', '04-11')))).toEqual([]);
    expect(toldOf(holidays(inTwo, inThird.replace('CC', 'BB')))).toEqual([]);
  });

  it('ignores nationwide dates and countries with one region', () => {
    const nationwide = 'id: c, name: C, rule: { dates: [2026-04-10] }';
    expect(toldOf(holidays(inTwo, inThird, nationwide))).toEqual([]);
    const one = holidays('id: a, name: A, regions: [AA], rule: { date: 10 april }');
    expect(toldOf(one.replace(', BB: Beta, CC: Gamma', ''))).toEqual([]);
    expect(toldOf(one.replace(', CC: Gamma', '').replace('[AA]', '[AA, BB]'))).toHaveLength(3);
  });
});

describe('same-day-twice', () => {
  const nationwide = 'id: a, name: Day, rule: { dates: [2026-04-10] }';
  const instead = 'remove one or tell them apart by name [same_day_twice]';

  it('reports two entries of one name in a calendar, each once', () => {
    expect(toldOf(holidays(nationwide, nationwide.replace('id: a', 'id: b')))).toEqual([
      `12:11: error: b and a are both called "Day" on 2026-04-10; ${instead}`,
    ]);
    const regional = 'id: b, name: Day, regions: [BB], rule: { date: 10 april }';
    const inBeta = `b and a are both called "Day" on 2026-04-10 in BB; ${instead}`;
    expect(toldOf(holidays(nationwide, regional))).toEqual([`12:11: error: ${inBeta}`]);
    expect(
      toldOf(
        holidays(nationwide.replace('name: Day', 'name: Day, regions: [CC, BB, AA]'), regional),
      ),
    ).toContain(`12:11: error: ${inBeta}`);
  });

  it('ignores other names, dates and regions', () => {
    const regional = 'id: a, name: Day, regions: [AA], rule: { date: 10 april }';
    expect(
      toldOf(
        holidays(
          regional,
          regional.replace('id: a', 'id: b').replace('name: Day', 'name: Other'),
          regional.replace('id: a', 'id: c').replace('AA', 'BB'),
          regional.replace('id: a', 'id: d').replace('10 april', '11 april'),
        ),
      ),
    ).toEqual([]);
  });
});

describe('substitute-on-holiday', () => {
  const instead =
    'use "following business day", or an exception with the reason [substitute_on_holiday]';
  const fifth = '  - { id: fifth, name: Fifth, rule: { date: 5 july }, cite: act }\n';

  it('reports a day off that moves to a weekend or to another holiday', () => {
    expect(toldOf(moving(FOURTH, 'sunday', 'following saturday'))).toEqual([
      `13:69: error: fourth moves to 2027-07-10, which is a weekend; ${instead}`,
    ]);
    expect(toldOf(moving(FOURTH + fifth))).toEqual([
      `13:69: error: fourth moves to 2027-07-05, which is fifth already; ${instead}`,
    ]);
    expect(toldOf(moving(FOURTH))).toEqual([]);
  });

  it('accepts an exception for that holiday and year', () => {
    const exception = (about: string): string =>
      `exceptions: [{ check: substitute-on-holiday, about: ${about}, reason: The act says so. }]\n`;
    expect(toldOf(moving(FOURTH + fifth + exception('fourth 2027')))).toEqual([]);
    expect(toldOf(moving(FOURTH + fifth + exception('fourth')))).toHaveLength(2);
  });

  it('ignores a date that a list has settled', () => {
    const settled =
      '  - { id: settled, name: Settled, rule: { dates: [{ date: 2026-07-04, official_date: 2026-07-03 }] }, cite: act }\n';
    expect(toldOf(holidays('id: a, name: A, rule: { date: 4 may }') + settled)).toEqual([]);
  });
});

describe('estimated dates', () => {
  const watch = 'watch: { authority: The moon, expect: the eve }';
  const listed = (date: string): string =>
    `id: fair, name: Fair, rule: { dates: [{ date: ${date}, accuracy: estimated }] }`;
  const past = (date: string): string =>
    `11:11: warning: fair on ${date} is past and still estimated; write the announced date, with its citation [estimated_past]`;

  it('say who announces them', () => {
    expect(toldOf(holidays(listed('2027-06-01')))).toEqual([
      '11:11: error: fair is estimated on 2027-06-01, and the file does not say who announces it; add "watch: { authority: …, expect: … }" [estimated_unwatched]',
    ]);
    expect(toldOf(holidays(`${listed('2027-06-01')}, ${watch}`))).toEqual([]);
  });

  it('are reported once past: from the day after', () => {
    expect(toldOf(holidays(`${listed('2026-11-20')}, ${watch}`))).toEqual([]);
    const yesterday = holidays(`${listed('2026-11-19')}, ${watch}`);
    expect(toldOf(yesterday)).toEqual([past('2026-11-19')]);
    const exception =
      'exceptions: [{ check: estimated-past, about: fair 2026, reason: The gazette is lost. }]\n';
    expect(toldOf(yesterday + exception)).toEqual([]);
  });
});

describe('a feast of several days', () => {
  const apart = holidays(
    'id: eid, name: Eid, rule: { dates: [2026-03-20] }',
    'id: eid-2, name: Second, rule: { dates: [2026-03-20] }',
  );

  it('may be separated by an exception for that day and year', () => {
    const exception =
      'exceptions: [{ check: feast-in-part, about: eid-2 2026, reason: The circular says so. }]\n';
    expect(toldOf(apart)).toEqual([expect.stringContaining('[feast_in_part]')]);
    expect(toldOf(apart + exception)).toEqual([]);
  });
});

describe('exceptions', () => {
  it('name a check and its finding, and are reported when nothing needs them', () => {
    const backwards = holidays(
      'id: a, name: A, rule: { date: 10 april }',
      'id: b, name: B, rule: { date: 9 april }',
      'id: c, name: C, rule: { date: 8 april }',
    );
    expect(
      toldOf(`${backwards}exceptions:
  - { check: file-order, about: b, reason: Right. }
  - { check: file-order, about: a, reason: Needless. }
  - { check: weekend-undecided, about: b, reason: Needless. }
  - { check: file-ordr, about: b, reason: Misspelt. }
`),
    ).toEqual([
      '13:11: error: c (04-08) comes after b (04-09); list holidays of the same regions in calendar order [file_order]',
      '16:5: error: nothing needs the exception from "file-order" about "a" any longer; remove it [needless_ruling]',
      '17:5: error: nothing needs the exception from "weekend-undecided" about "b" any longer; remove it [needless_ruling]',
      '18:5: error: "file-ordr" is not a check; the checks are file-order, weekend-undecided, kept-everywhere, same-day-twice, substitute-on-holiday, moved-date, foreign-law, estimated-unwatched, estimated-past, not-announced, feast-in-part, move-uncited, weak-evidence, closing-unseen, seen-later, official-date-lost [needless_ruling]',
    ]);
  });
});
