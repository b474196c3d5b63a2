import { expect, test } from 'vitest';
import { toDayNumber } from '../../../src/calendar/day-number.ts';
import { knownDay } from '../../../src/site/known-day.ts';
import { endsOfSpan } from '../../../src/site/languages/formats.ts';
import {
  french,
  german,
  hindi,
  italian,
  japanese,
  spanish,
} from '../../../src/site/languages/languages.ts';
import { localeIn } from '../../../src/site/languages/locale.ts';

const [FIRST, ELEVENTH, TWENTY_FIRST] = [
  toDayNumber(2026, 5, 1),
  toDayNumber(2026, 5, 11),
  toDayNumber(2026, 9, 21),
] as const;

// In French and Italian the first of a month is an ordinal, but the eleventh and twenty-first are
// not. No comma follows a weekday. A long date has "de", a short one has not.
test.each([
  [french, 'FR', 'vendredi 1er\u00a0mai 2026', 'lun. 11\u00a0mai', '21\u00a0septembre 2026'],
  [french, 'CH', 'vendredi 1er\u00a0mai 2026', 'lun. 11\u00a0mai', '21\u00a0septembre 2026'],
  [french, 'CA', 'vendredi 1er\u00a0mai 2026', 'lun. 11\u00a0mai', '21\u00a0septembre 2026'],
  [italian, 'IT', 'venerdì 1º\u00a0maggio 2026', 'lun 11\u00a0mag', '21\u00a0settembre 2026'],
  [italian, 'CH', 'venerdì 1º\u00a0maggio 2026', 'lun 11\u00a0mag', '21\u00a0settembre 2026'],
  [
    spanish,
    'ES',
    'viernes 1\u00a0de mayo de 2026',
    'lun 11\u00a0may',
    '21\u00a0de septiembre de 2026',
  ],
  [
    spanish,
    'MX',
    'viernes 1\u00a0de mayo de 2026',
    'lun 11\u00a0may',
    '21\u00a0de septiembre de 2026',
  ],
  [hindi, 'IN', 'शुक्रवार, 1 मई 2026', 'सोम, 11 मई', '21 सितंबर 2026'],
])('$0.name of $1 writes dates as its newspapers do', (language, country, long, short, full) => {
  const { longDate, shortDay, fullDate } = localeIn(language, country);
  expect([longDate(FIRST), shortDay(ELEVENTH), fullDate(TWENTY_FIRST)]).toEqual([
    long,
    short,
    full,
  ]);
});

test.each([
  [french, 'lun. 21\u00a0sept. 2026', 'ven. 1er\u00a0mai'],
  [italian, 'lun 21\u00a0set 2026', 'ven 1º\u00a0mag'],
  [spanish, 'lun 21\u00a0sept 2026', 'vie 1\u00a0may'],
])('$0.name writes short dates without a comma', (language, short, first) => {
  const { shortDate, shortDay } = localeIn(language);
  expect([shortDate(TWENTY_FIRST), shortDay(FIRST)]).toEqual([short, first]);
});

test('a list in Hindi has no comma before its last item', () => {
  const { listWords } = localeIn(hindi, 'IN');
  expect([listWords(['क', 'ख']), listWords(['क', 'ख', 'ग'])]).toEqual(['क और ख', 'क, ख और ग']);
});

test.each([
  [japanese, '2027-03-09', '2027-03-11', ['2027年3月9日', '3月11日']],
  [german, '2027-03-09', '2027-03-11', ['9. März', '11. März 2027']],
  [japanese, '2026-12-31', '2027-01-03', ['12月31日', '2027年1月3日']],
])('%o: the year of a span occurs once', (language, first, last, ends) => {
  const { dayAndMonth, fullDate } = localeIn(language);
  expect(endsOfSpan([knownDay(first), knownDay(last)], dayAndMonth, fullDate)).toEqual(ends);
});
