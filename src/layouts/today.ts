/**
 * The script of every page: it marks today, past rows and the next holiday, and runs the copy
 * buttons and the "/" key. Pages read the same without it, and no built page holds a clock of its
 * own (Decision 29).
 */
const root = document.documentElement;
root.classList.add('js');
// Plain HTTP has no clipboard: buttons that would do nothing stay hidden.
if (navigator.clipboard) root.classList.add('copies');

/** Today in the page's country, as YYYY-MM-DD. */
const today = new Intl.DateTimeFormat('en-CA', { timeZone: root.dataset.tz }).format();
const thisYear = today.slice(0, 4);

let next: HTMLTimeElement | undefined;
for (const time of document.querySelectorAll<HTMLTimeElement>('.holidays th time')) {
  const row = time.closest('tr');
  if (time.dateTime < today) row?.classList.add('past');
  else if (!next && time.dateTime.startsWith(thisYear)) {
    next = time;
    row?.classList.add('next');
  }
}

if (document.querySelector('.years [aria-current]')?.textContent === thisYear) {
  const days = document.querySelectorAll(`#m${Number(today.slice(5, 7))} tbody td:not(:empty)`);
  days[Number(today.slice(8)) - 1]?.setAttribute('aria-current', 'date');
}

// Choosing a region opens its page.
const region = document.querySelector<HTMLSelectElement>('#region');
region?.addEventListener('change', () => region.form?.submit());

// The name of the next holiday, on the page of this year.
const upnext = document.querySelector<HTMLElement>('p.upnext');
if (next && upnext) {
  const days = (Date.parse(next.dateTime) - Date.parse(today)) / 864e5;
  const inDays = new Intl.RelativeTimeFormat(root.lang, { numeric: 'auto' }).format(days, 'day');
  const name = next.closest('tr')?.querySelector('.name')?.textContent;
  const { within = '', after = '' } = upnext.dataset;
  upnext.append(
    ` ${name}, ${next.querySelector('b')?.textContent}, ${inDays.replace(within, after)}`,
  );
}

const plain = ({ textContent }: Node): string => (textContent ?? '').trim().replace(/\s+/g, ' ');

/** A row for a spreadsheet; of a holiday: date, weekday, name, local names, place, remarks. */
const lineOf = (row: HTMLTableRowElement, place: string): string => {
  const time = row.querySelector('time');
  if (place === '' || time === null) return [...row.cells].map(plain).join('\t');
  const texts = ['th span', '.name', '.local', '.badge'].map((selector) =>
    [...row.querySelectorAll(selector)].map(plain).join(', '),
  );
  return [time.dateTime, ...texts.slice(0, 3), place, texts[3]].join('\t');
};

/** The tables of a section. @param place whose holidays they list; empty for other tables. */
const tableOf = (section: Element, place: string): string =>
  [...section.querySelectorAll<HTMLTableRowElement>(place === '' ? 'tr' : '.holidays tbody tr')]
    .map((row) => lineOf(row, place))
    .join('\n');

for (const button of document.querySelectorAll<HTMLButtonElement>('.copy button, [data-copy]')) {
  const words = button.textContent;
  const { copy = '', table } = button.dataset;
  button.addEventListener('click', () => {
    const section = button.closest('section');
    const text =
      table !== undefined && section !== null
        ? tableOf(section, table)
        : (document.getElementById(copy) ?? section?.querySelector('code'))?.textContent;
    // Plain HTTP has no clipboard, and a reader may refuse it.
    navigator.clipboard?.writeText((text ?? '').trim()).then(
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

/** Every name that the search knows, fetched when a reader enters a search field. */
addEventListener('focusin', async ({ target }) => {
  const list = target instanceof HTMLInputElement ? target.list : null;
  if (list?.id !== 'jump-list' || list.dataset.full !== undefined) return;
  list.dataset.full = '';
  const names: string[] = await fetch('/places.json').then((reply) => reply.json());
  list.replaceChildren(...names.map((name) => new Option(name)));
});

const find = document.getElementById('site-search');
find?.addEventListener('toggle', () => document.getElementById('q')?.focus());

addEventListener('keydown', (event) => {
  const typing = event.target instanceof Element && event.target.matches('input,select,textarea');
  if (event.key !== '/' || typing) return;
  event.preventDefault();
  const field = document.getElementById('q');
  // On a phone the header hides its field until it is opened.
  if (field !== null && !field.checkVisibility()) find?.showPopover();
  field?.focus();
});
