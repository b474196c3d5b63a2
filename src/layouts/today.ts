/**
 * The script of every page: it marks today, past rows and the next holiday, and runs the copy
 * buttons and the "/" key. Pages read the same without it, and no built page holds a clock of its
 * own (Decision 29).
 */
const root = document.documentElement;
const { clipboard } = navigator;
// Plain HTTP has no clipboard: buttons that would do nothing stay hidden.
if (clipboard) root.classList.add('copies');

/** Today in the page's country, as YYYY-MM-DD. */
const today = new Intl.DateTimeFormat('en-CA', { timeZone: root.dataset.tz }).format();
const [thisYear = '', month, day] = today.split('-');

/** The texts of elements, in one line. */
const textOf = (within: ParentNode, selector: string): string =>
  [...within.querySelectorAll(selector)]
    .map(({ textContent }) => textContent.trim().replace(/\s+/g, ' '))
    .join(', ');

const rows = [...document.querySelectorAll('.holidays tbody tr')];
const dateOf = (row: Element) => row.querySelector('time')?.dateTime ?? '';
for (const row of rows) row.classList.toggle('past', dateOf(row) < today);

const ofThisYear = rows.filter((row) => dateOf(row).startsWith(thisYear));
const next = ofThisYear.find((row) => dateOf(row) >= today);
const upnext = document.querySelector<HTMLElement>('p.upnext');
if (next) {
  next.className += ' next';
  const days = (Date.parse(dateOf(next)) - Date.parse(today)) / 864e5;
  const inDays = new Intl.RelativeTimeFormat(root.lang, { numeric: 'auto' }).format(days, 'day');
  const { within = '', after = '' } = upnext?.dataset ?? {};
  upnext?.append(
    ` ${textOf(next, '.name')}, ${textOf(next, 'b')}, ${inDays.replace(within, after)}`,
  );
}

if (ofThisYear[0]) {
  document
    .querySelectorAll(`#m${Number(month)} tbody td:not(:empty)`)
    [Number(day) - 1]?.setAttribute('aria-current', 'date');
}

// Choosing a region opens its page.
const region = document.querySelector<HTMLFormElement>('.region');
region?.addEventListener('change', () => region.submit());

/** The listed holidays for a spreadsheet: date, weekday, name, local names, place, remarks. */
const tableOf = (place: string): string =>
  rows
    .map((row) =>
      [
        dateOf(row),
        ...['th span', '.name', '.local'].map((selector) => textOf(row, selector)),
        place,
        textOf(row, '.badge'),
      ].join('\t'),
    )
    .join('\n');

for (const button of document.querySelectorAll<HTMLElement>('.copy button, [data-copy]')) {
  const words = button.textContent;
  const { copy = '', table } = button.dataset;
  button.addEventListener('click', () => {
    const source =
      document.getElementById(copy) ??
      button.closest('section')?.querySelector<HTMLElement>('code, .ruled');
    // A reader may refuse the clipboard.
    clipboard?.writeText(table ? tableOf(table) : (source?.innerText ?? '').trim()).then(
      () => {
        button.textContent = root.dataset.copied ?? 'Copied';
        setTimeout(() => {
          button.textContent = words;
        }, 2000);
      },
      () => {},
    );
  });
}

document.querySelector('[data-print]')?.addEventListener('click', () => print());

// Every name that the search knows, fetched when a reader enters a search field.
for (const field of document.querySelectorAll<HTMLInputElement>('[list="jump-list"]')) {
  const fill = async () => {
    const names: string[] = await fetch('/places.json').then((reply) => reply.json());
    field.list?.replaceChildren(...names.map((name) => new Option(name)));
  };
  field.addEventListener('focus', fill, { once: true });
}

const find = document.getElementById('site-search');
const field = document.getElementById('q');
find?.addEventListener('toggle', () => field?.focus());

addEventListener('keydown', (event) => {
  if (event.key !== '/' || document.activeElement?.matches('input, select, textarea')) return;
  event.preventDefault();
  // On a phone the header hides its field until it is opened.
  if (field?.checkVisibility()) field.focus();
  else find?.showPopover();
});
