/**
 * The one script: marks today, past rows and the next holiday, works the copy buttons
 * and the "/" key. Every page reads the same without it, and no built page holds a clock of its
 * own (Decision 21).
 */
const root = document.documentElement;
root.classList.add('js');

/** Today where the page's country is, as YYYY-MM-DD. */
const today = new Intl.DateTimeFormat('en-CA', { timeZone: root.dataset.tz }).format();
const thisYear = today.slice(0, 4);

let next: Element | null = null;
for (const time of document.querySelectorAll<HTMLTimeElement>('.holidays th time')) {
  const row = time.closest('tr');
  if (time.dateTime < today) row?.classList.add('past');
  else if (next === null && time.dateTime.startsWith(thisYear)) {
    next = row;
    row?.classList.add('next');
  }
}

if (document.querySelector('.years [aria-current]')?.textContent === thisYear) {
  const month = document.getElementById(`m${Number(today.slice(5, 7))}`);
  const days = month?.querySelectorAll('tbody td:not(:empty)') ?? [];
  days[Number(today.slice(8)) - 1]?.setAttribute('aria-current', 'date');
}

for (const button of document.querySelectorAll<HTMLButtonElement>('.copy button')) {
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(
      button.closest('section')?.querySelector('code')?.textContent ?? '',
    );
    button.textContent = 'Copied';
  });
}

addEventListener('keydown', (event) => {
  const typing = event.target instanceof Element && event.target.matches('input,select,textarea');
  if (event.key !== '/' || typing) return;
  event.preventDefault();
  document.getElementById('q')?.focus();
});
