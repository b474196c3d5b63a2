/**
 * The one script: marks today, past rows and the next holiday, works the copy buttons
 * and the "/" key. Every page reads the same without it, and no built page holds a clock of its
 * own (Decision 29).
 */
const root = document.documentElement;
root.classList.add('js');
// A page over plain HTTP has no clipboard: a button that does nothing is not shown.
if (navigator.clipboard) root.classList.add('copies');

/** Today where the page's country is, as YYYY-MM-DD. */
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

// A region applies when it is chosen.
const region = document.querySelector<HTMLSelectElement>('#region');
region?.addEventListener('change', () => region.form?.submit());

// The next holiday by name, where the page of this year is open.
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

/** A row for a spreadsheet. Of a holiday: date, weekday, name, local names, place, what is said of it. */
const lineOf = (row: HTMLTableRowElement, place: string): string => {
  const time = row.querySelector('time');
  if (place === '' || time === null) return [...row.cells].map(plain).join('\t');
  const texts = ['th span', '.name', '.local', '.badge'].map((selector) =>
    [...row.querySelectorAll(selector)].map(plain).join(', '),
  );
  return [time.dateTime, ...texts.slice(0, 3), place, texts[3]].join('\t');
};

/** The tables of a section. @param place whose holidays they are; empty for other rows. */
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
    // A page over plain HTTP has no clipboard, and a reader may refuse it.
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

/** All that the search knows by name, fetched when somebody begins to ask. */
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
  // On a phone the header shows its field only when it is asked for.
  if (field !== null && !field.checkVisibility()) find?.showPopover();
  field?.focus();
});
