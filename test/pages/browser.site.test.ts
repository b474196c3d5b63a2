// @module-tag chromium
import { describe, expect, test } from 'vitest';
import { loadNewestRelease } from '../../src/artifact/load-release.ts';
import { TRANSLATIONS } from '../../src/site/languages/languages.ts';
import { NARROW, sidewaysPixels, visit, WIDE } from '../support/site/browser.ts';
import { useBrowser, useSite } from '../support/site/common/use-site.ts';
import { FAULT_TYPES } from '../support/site/page-types.ts';
import { type Paper, printedPages } from '../support/site/print.ts';
import { until } from '../support/until.ts';

const site = useSite();
const browser = useBrowser();

const TABLET = { ...WIDE, width: 768 };

describe('a reader', () => {
  test('finds the whole table of a country and year: date, weekday, name', async () => {
    const { page, leave } = await visit(browser, `${site.url}/nl/2026/`, WIDE, {
      isDrawn: false,
    });
    const shown = await page
      .locator('.holidays tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) => [
          row.querySelector('time')?.dateTime,
          row.querySelector('time')?.textContent,
          row.querySelector('.name')?.textContent,
        ]),
      );
    const dutch = loadNewestRelease('artifacts').countries.find((entry) => entry.country === 'NL');
    const words = new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    });
    const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });
    expect(shown).toEqual(
      dutch?.holidays
        .filter((record) => record.regions === undefined && record.date.startsWith('2026'))
        .map((record) => {
          const at = new Date(`${record.date}T00:00:00Z`);
          return [record.date, `${words.format(at)} ${weekday.format(at)}`, record.name];
        }),
    );
    await leave();
  });

  test('goes from a day of the calendar to its row', async () => {
    const { page, leave } = await visit(browser, `${site.url}/us/2026/`, WIDE);
    await page.locator('#m7 td.o a').click();
    expect(new URL(page.url()).hash).toBe('#independence-day');
    expect(await page.locator('tr:target .name').innerText()).toBe('Independence Day');
    await leave();
  });

  test('chooses a region, and types in the jump box from anywhere', async () => {
    const { page, leave } = await visit(browser, `${site.url}/de/2026/`, WIDE);
    // The script has run once the page is loaded.
    await page.waitForLoadState();
    await page.selectOption('#region', 'BY');
    await page.waitForURL('**/de/by/2026/');
    // The key is taken by a script, which has run once the page is loaded.
    await page.waitForLoadState();
    await page.keyboard.press('/');
    await page.keyboard.type('scotland 2027');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/gb/sct/2027/');
    await leave();
  });

  test('sees five places side by side on a tablet, and every change of a release on a phone', async () => {
    const places = 'au-act,ca-nl,es-cn,gb-nir,us-dc';
    const compared = await visit(browser, `${site.url}/compare/?c=${places}&year=2026`, TABLET);
    expect(await sidewaysPixels(compared.page)).toBeLessThanOrEqual(0);
    await compared.leave();
    const released = await visit(browser, `${site.url}/data/2026.11.5/`, NARROW);
    expect(await sidewaysPixels(released.page)).toBeLessThanOrEqual(0);
    await released.leave();
  });

  test('finds the other languages by the keyboard, without a script', async () => {
    const { page, leave } = await visit(browser, `${site.url}/arabiyya/`, NARROW, {
      javaScript: false,
    });
    await page.locator('[popovertarget="site-menu"]').press('Enter');
    await page.locator('.tongues summary').press('Enter');
    expect(await sidewaysPixels(page)).toBeLessThanOrEqual(0);
    const links = page.locator('.tongues a');
    expect(await links.count()).toBe(TRANSLATIONS.length);
    for (const link of await links.all()) expect(await link.isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site.url}/`);
    await leave();
  });

  test('searches by one icon on a phone, without a script; the key opens it too', async () => {
    const { page, leave } = await visit(browser, `${site.url}/de/2027/`, NARROW, {
      javaScript: false,
    });
    const header = await page.locator('.top').boundingBox();
    expect(header?.height).toBeLessThanOrEqual(64);
    expect(await page.locator('#q').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.locator('#q').fill('scotland 2027');
    await page.locator('#q').press('Enter');
    await page.waitForURL('**/gb/sct/2027/');
    await leave();
    const scripted = await visit(browser, `${site.url}/de/2027/`, NARROW);
    await scripted.page.waitForLoadState();
    await scripted.page.keyboard.press('/');
    await scripted.page.keyboard.type('scotland 2027');
    await scripted.page.keyboard.press('Enter');
    await scripted.page.waitForURL('**/gb/sct/2027/');
    await scripted.leave();
  });

  test('calculates without a script, and the address is the result', async () => {
    const { page, leave } = await visit(browser, `${site.url}/calculator/`, NARROW, {
      javaScript: false,
    });
    await page.fill('#date', '2026-06-30');
    await page.fill('#days', '5');
    await page.fill('#where', 'Tōkyō');
    await page.getByRole('button', { name: 'Calculate' }).click();
    expect(await page.locator('.answer time').first().getAttribute('datetime')).toBe('2026-07-07');
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
      date: '2026-06-30',
      days: '5',
      country: 'JP',
    });
    expect(await page.locator('.trace em').allInnerTexts()).toEqual(['1', '2', '3', '4', '5']);
    await leave();
  });

  test('is led from the error to the field', async () => {
    const { page, leave } = await visit(
      browser,
      site.url + FAULT_TYPES['calculator: errors'],
      WIDE,
      { isDrawn: false },
    );
    const links = page.locator('.errors a');
    expect(await page.locator('.errors code').allInnerTexts()).toEqual([
      'invalid_date',
      'invalid_days',
      'invalid_region',
    ]);
    for (const link of await links.all()) {
      const field = page.locator(String(await link.getAttribute('href')));
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      const described = await field.getAttribute('aria-describedby');
      expect(await page.locator(`#${described}`).innerText()).toBe(await link.innerText());
    }
    await leave();
  });

  test('sees today, past rows and the next holiday marked by the script alone', async () => {
    const without = await visit(browser, `${site.url}/us/2026/`, WIDE, {
      javaScript: false,
      isDrawn: false,
    });
    const marked = without.page.locator('.past, .next, [aria-current="date"]');
    expect(await marked.count()).toBe(0);
    await without.leave();
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.clock.setFixedTime(new Date('2026-07-02T20:00:00Z'));
    await page.goto(`${site.url}/us/2026/`);
    expect(await page.locator('[aria-current="date"]').innerText()).toBe('2');
    expect(await page.locator('tr.next').getAttribute('id')).toBe('independence-day');
    expect(await page.locator('tr.past').count()).toBe(5);
    // What only a script can work is shown where there is one.
    expect(await page.locator('html.js').count()).toBe(1);
    await context.close();
  });
});

// The longest lists there are.
test.each(['/in/2027/', '/ae/2027/', '/br/ac/2027/'])(
  '%s prints on one A4 sheet',
  async (address) => {
    const { page, leave } = await visit(browser, site.url + address, WIDE, { isDrawn: false });
    expect(await printedPages(page)).toEqual({ pages: 1, size: 'A4' });
    await leave();
  },
);

/** Prints the sheet of an answer, which leaves the paper to the printer. */
async function printSheet(query: string, paper: Paper) {
  const address = `${site.url}/calculator/sheet/?${query}`;
  const { page, leave } = await visit(browser, address, WIDE, { isDrawn: false });
  const printed = await printedPages(page, paper);
  await leave();
  expect(printed.size).toBe(paper);
  return printed.pages;
}

test('an answer leads to its sheet, which is what is printed', async () => {
  const query = 'op=add&date=2026-12-24&days=5&country=GB&region=SCT';
  const { page, leave } = await visit(browser, `${site.url}/calculator/?${query}`, WIDE);
  await page.getByRole('link', { name: 'Proof sheet' }).click();
  await page.waitForURL('**/calculator/sheet/?**');
  expect(await page.locator('.sheet h1').count()).toBe(1);
  await leave();
});

test.each([
  'op=is&date=2026-12-25&country=US',
  'op=add&date=2026-12-24&days=5&country=GB&region=SCT',
  'op=add&date=2026-06-30&days=30&country=JP',
  'op=count&start=2026-01-01&end=2026-03-31&country=US&region=TX',
])('the sheet of a day, of some days or of a quarter (%s) prints on one page', async (query) => {
  expect(await printSheet(query, 'A4')).toBe(1);
  expect(await printSheet(query, 'Letter')).toBe(1);
});

// Those with most days, and with most laws. For Acre, which has most of both, a year takes two pages.
test.each(['country=US&region=TX', 'country=CH&region=GL', 'country=AE&data=2026.11.1'])(
  'the sheet of a year (%s) prints on one page of A4 or two of Letter, of three years on two',
  async (place) => {
    const year = `op=count&start=2026-01-01&end=2026-12-31&${place}`;
    expect(await printSheet(year, 'A4')).toBe(1);
    expect(await printSheet(year, 'Letter')).toBeLessThanOrEqual(2);
    const allYears = `op=count&start=2025-01-01&end=2027-12-31&${place}`;
    expect(await printSheet(allYears, 'A4')).toBeLessThanOrEqual(2);
    expect(await printSheet(allYears, 'Letter')).toBeLessThanOrEqual(2);
  },
);

test('a proof is copied as a sentence and as an address that answers for ever', async () => {
  const { page, leave } = await visit(
    browser,
    `${site.url}/calculator/?op=add&date=2026-06-30&days=5&country=JP`,
    WIDE,
  );
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.waitForLoadState();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy answer' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await copied()).toBe(
    '5 business days after Tuesday 30 June 2026 in Japan is Tuesday 7 July 2026',
  );
  await page.locator('.take summary', { hasText: 'More' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.waitForFunction(() =>
    navigator.clipboard.readText().then((text) => text.startsWith('http')),
  );
  const { data_version } = loadNewestRelease('artifacts').manifest;
  expect(await copied()).toBe(
    `${site.url}/calculator/?country=JP&data=${data_version}&date=2026-06-30&days=5&op=add`,
  );
  await leave();
});

test('a button says in the language of the page that it has copied', async () => {
  const { page, leave } = await visit(browser, `${site.url}/deutsch/de/2027/`, WIDE);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.waitForLoadState();
  await page.getByRole('button', { name: 'Tabelle kopieren' }).click();
  await page.getByRole('button', { name: 'Kopiert' }).waitFor({ timeout: 60_000 });
  await leave();
});

test('a list of holidays is copied for a spreadsheet, a line a day with tabs', async () => {
  const { page, leave, problems } = await visit(browser, `${site.url}/ae/2027/`, WIDE);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.waitForLoadState();
  const button = page.getByRole('button', { name: 'Copy as table' });
  await button.click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(lines).toHaveLength(await page.locator('.holidays tbody tr').count());
  const [first = '', second = ''] = lines.map((line) => line.split('\t'));
  expect(first).toEqual([
    ...['2027-01-01', 'Fri', "New Year's Day", 'رأس السنة الميلادية'],
    ...['United Arab Emirates', ''],
  ]);
  expect([second[0], second[5]]).toEqual(['2027-03-09', 'Estimated']);
  await button.waitFor();
  expect(problems).toEqual([]);
  await leave();
});

/** Whether a page fades into the next for somebody who has asked for this. */
async function fades(reducedMotion: 'no-preference' | 'reduce'): Promise<boolean> {
  const context = await browser.newContext({ reducedMotion });
  await context.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset.fades = String(viewTransition !== null);
    }),
  );
  const page = await context.newPage();
  await page.goto(`${site.url}/about/licence/`);
  await page.getByRole('link', { name: 'Calculator', exact: true }).click();
  await page.waitForURL('**/calculator/');
  const localized = await page.locator('html[data-fades]').getAttribute('data-fades');
  await context.close();
  return localized === 'true';
}

// All other tests ask for no motion.
test('one page fades into the next, but not for those who ask for no motion', async () => {
  // A browser gives it up when the next page is late.
  await until(() => fades('no-preference'));
  expect(await fades('reduce')).toBe(false);
});

test('without a clipboard there is no button that would do nothing, and nothing is thrown', async () => {
  const context = await browser.newContext();
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  const page = await context.newPage();
  const thrown: Error[] = [];
  page.on('pageerror', (error) => thrown.push(error));
  await page.goto(`${site.url}/us/2026/`);
  await page.waitForLoadState();
  expect(await page.locator('html.js').count()).toBe(1);
  expect(await page.getByRole('button', { name: 'Copy as table' }).isVisible()).toBe(false);
  expect(thrown).toEqual([]);
  await context.close();
});
