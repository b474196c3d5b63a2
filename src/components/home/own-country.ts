/**
 * On the home page the reader's own country, by their clock or their language, instead of the
 * country of the page's language: the page itself is the same for every reader.
 */
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
const { region } = new Intl.Locale(navigator.language);
const [byClock, byLanguage] = [timeZone, region].map((mark) =>
  document.querySelector(`[data-own~="${mark}"]`),
);
const own = (byClock ?? byLanguage)?.cloneNode(true);
if (own instanceof Element) {
  own.className = 'own';
  document.querySelector('.agenda .own')?.replaceWith(own);
  const path = own.querySelector('a')?.pathname;
  for (const row of document.querySelectorAll<HTMLLIElement>('ol.agenda li:not(.own, .off-now)')) {
    const [first, second] = row.querySelectorAll('a');
    row.hidden = second === undefined && first?.pathname === path;
  }
}

export {};
