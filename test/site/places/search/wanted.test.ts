import { expect, test } from 'vitest';
import { readWanted, withoutTrade } from '../../../../src/site/places/search/wanted.ts';
import { day } from '../../../support/world/toy-release.ts';
import { LAST_YEAR } from '../../../support/years.ts';

/** A Friday. */
const TODAY = day('2026-11-20');

test.each([
  ['Bavaria 2026', 'Bavaria', 2026],
  ['2027', '', 2027],
  ['日本 2027年', '日本', 2027],
  [`us ${LAST_YEAR + 1}`, `us ${LAST_YEAR + 1}`, null],
  ['easter  2027 germany', 'easter germany', 2027],
])('%s is read as words and a year', (text, words, year) => {
  expect(readWanted(text)).toEqual({ words, year, when: null });
});

test.each([
  ['us 2026-07-03', 'us', ['2026-07-03']],
  ['2026-02-30', '', ['2026-02-30']],
  ['2 October 2026', '', ['2026-10-02']],
  ['2nd of oct 2026 bavaria', 'bavaria', ['2026-10-02']],
  ['October 2, 2026', '', ['2026-10-02']],
  ['Oct. 2nd 2026', '', ['2026-10-02']],
  ['2.10.2026', '', ['2026-10-02']],
  ['2026/10/2', '', ['2026-10-02']],
  ['13/10/2026', '', ['2026-10-13']],
  ['10/02/2026', '', ['2026-02-10', '2026-10-02']],
  ['02/02/2026', '', ['2026-02-02']],
  ['24 december', '', ['2026-12-24']],
  ['1 may', '', ['2027-05-01']],
  ['29 february', '', ['2027-02-29']],
  ['20 November', '', ['2026-11-20']],
  ['next friday', '', ['2026-11-27']],
  ['Monday', '', ['2026-11-23']],
  ['this saturday scotland', 'scotland', ['2026-11-21']],
  ['today', '', ['2026-11-20']],
  ['tomorrow in india', 'in india', ['2026-11-21']],
  ['morgen in Bayern', 'in Bayern', ['2026-11-21']],
  ['Bayern nächsten Freitag', 'Bayern', ['2026-11-27']],
  ['vendredi prochain', '', ['2026-11-27']],
  ['venerdì prossimo', '', ['2026-11-27']],
  ['el viernes que viene', 'el', ['2026-11-27']],
  ['próxima sexta', '', ['2026-11-27']],
  ['東京 次の金曜日', '東京', ['2026-11-27']],
  ['שישי הבא', '', ['2026-11-27']],
  ['الجمعة القادمة', '', ['2026-11-27']],
  ['अगले शुक्रवार', '', ['2026-11-27']],
  ['Québec 24 décembre 2026', 'Quebec', ['2026-12-24']],
  ['1er août 2026', '', ['2026-08-01']],
  ['aout 1', '', ['2027-08-01']],
  ['25 de diciembre de 2026', '', ['2026-12-25']],
  ['1º maggio', '', ['2027-05-01']],
  ['3. Oktober 2026', '', ['2026-10-03']],
  ['3 ביולי 2026', '', ['2026-07-03']],
  ['24 ديسمبر 2026', '', ['2026-12-24']],
  ['24 दिसंबर', '', ['2026-12-24']],
  ['יום שישי', '', ['2026-11-27']],
  ['12月28日', '', ['2026-12-28']],
  ['東京 2027年1月4日', '東京', ['2027-01-04']],
  ['金曜日', '', ['2026-11-27']],
  ['明日', '', ['2026-11-21']],
  ['Vendredi', '', ['2026-11-27']],
  ['sabato', '', ['2026-11-21']],
  ['mañana', '', ['2026-11-21']],
  ['aujourd’hui', '', ['2026-11-20']],
])('%s is read as a date', (text, words, dates) => {
  const wanted = readWanted(text);
  expect(wanted).toMatchObject({ words, year: null });
  expect(wanted.when?.datesFrom(TODAY)).toEqual(dates);
});

test.each([
  'Easter Monday',
  'Good Friday 2027',
  'May Day',
  '31 february',
  '45/45/2026',
  'Black Friday',
  '13月1日',
  '2月30日',
  'Santo Domingo',
  'Mars 2027',
  '14 juilletiste',
  'xyzzy',
])('%s is not read as a date', (text) => {
  expect(readWanted(text).when).toBeNull();
});

test('only the beginning of a long text is read', () => {
  expect(readWanted('a'.repeat(5_000)).words).toHaveLength(120);
});

test.each([
  ['Feiertage in Bayern', ['Bayern']],
  ['jours fériés au Québec', ['Quebec']],
  ['महाराष्ट्र में छुट्टियाँ', ['महाराष्ट्र']],
  ['日本の祝日', ['日本']],
  ['חגים בישראל', ['בישראל', 'ישראל']],
  ['Feiertage', ['']],
  ['la', ['la']],
  ['el próximo viernes', ['']],
  ['Bayern', ['Bayern']],
])('without the words around it, %s is %j', (text, words) => {
  expect(withoutTrade(readWanted(text)).map((wanted) => wanted.words)).toEqual(words);
});
