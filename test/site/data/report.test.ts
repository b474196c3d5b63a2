import { expect, test } from 'vitest';
import { beginReport, changeLink, reportPath } from '../../../src/site/data/report.ts';
import { placeOf, toyData } from '../../support/world/toy-release.ts';
import { LAST_YEAR, USUAL_YEAR } from '../../support/years.ts';

const data = toyData([]);
const begin = (query: string) => beginReport(data, query);

test('the link of a year page begins a report about that calendar and year', () => {
  const path = reportPath(placeOf(data, 'ty-ea'), 2027);
  expect(path).toBe('/contribute/?country=TY&region=EA&year=2027');
  const report = begin(path.slice(path.indexOf('?') + 1));
  expect(report.place?.key).toBe('ty-ea');
  expect(report.file).toBe('sources/TY.yaml');
  expect(report.text).toBe(`Calendar: East, Toyland 2027
Holiday:
The page says:
It should say:
Source (law or official list, with its address):
Data release: 2026.11.1`);
});

test.each(['', 'country=XX', 'country=TY&region=XX', 'region=EA'])(
  '%j names no calendar, so the report stays blank',
  (query) => {
    const report = begin(query);
    expect(report).toMatchObject({ place: null, file: 'sources/CC.yaml' });
    expect(report.text).toMatch(new RegExp(`^Calendar: {2}${USUAL_YEAR}\\n`));
  },
);

test('a year that is not held is not repeated', () => {
  expect(begin(`country=TY&year=${LAST_YEAR + 1}`).text).toMatch(
    new RegExp(`^Calendar: Toyland ${USUAL_YEAR}\\n`),
  );
});

test('a change leads to the country’s file, where the instance publishes it', () => {
  const folder = 'https://git.example/edit/main/sources/';
  const east = placeOf(data, 'ty-ea');
  expect(changeLink(folder, east)).toBe(`${folder}TY.yaml`);
  expect([changeLink(folder, null), changeLink(null, east)]).toEqual([folder, null]);
});
