import { expect, test } from 'vitest';
import { pageName } from '../../../src/server/reports/page-name.ts';
import { holiday, toyData } from '../../support/world/toy-release.ts';

const data = toyData([
  holiday('spring', '2026-05-01'),
  holiday('spring', '2027-05-01', { name: 'Spring by its new name' }),
  holiday('east', '2026-06-01', { regions: ['EA'] }),
]);

test.each([
  ['/', 'The first page'],
  ['/ty/', 'Toyland'],
  ['/ty/2026/', 'Toyland, 2026'],
  ['/ty/2026/#spring', 'Name of spring, Toyland, 2026'],
  ['/ty/2027/#spring', 'Spring by its new name, Toyland, 2027'],
  ['/ty/#spring-2027', 'Name of spring, Toyland'],
  ['/ty/ea/2026/#east', 'Name of east, East, Toyland, 2026'],
  ['/ty/2026/#east', 'Toyland, 2026'],
  ['/ty/ea/2026/months/?hours=7.5', 'East, Toyland, 2026, months and hours'],
  ['/plan/ty/ea/2026/?days=10', 'East, Toyland, 2026, leave planner'],
  ['/data/2026.11.1/ty/2026/#spring', 'Name of spring, Toyland, 2026, release 2026.11.1'],
  ['/calculator/?op=is&date=2026-05-01&country=TY', 'A result of the calculator'],
  ['/compare/?c=ty&year=2026', 'A comparison of places'],
  ['/bridge/2026/', 'Bridge days'],
  ['/deutsch/ty/ea/2026/#east', 'Name of east, East, Toyland, 2026'],
  ['/deutsch/plan/ty/2026/', 'Toyland, 2026, leave planner'],
  ['/hindi/calculator/?op=is&date=2026-05-01&country=TY', 'A result of the calculator'],
])('%s is called "%s"', (page, name) => {
  expect(pageName(data, page)).toBe(name);
});

test.each([
  '/xx/',
  '/ty/zz/2026/',
  '/about/sources/',
  '/constructor/',
  '/deutsch/xx/',
  '/ty',
  '//ty/',
])('%s has no name', (page) => {
  expect(pageName(data, page)).toBeNull();
});
