/** How a country spells a language, where that is another way than the catalog's. */
export type Spelling = Readonly<Record<string, (text: string) => string>>;

/** Swiss German has no ß. */
export const GERMAN: Spelling = { CH: (text) => text.replaceAll('ß', 'ss') };

/** In Switzerland and Canada a business day is « ouvrable ». */
export const FRENCH: Spelling = {
  '': bound,
  FR: bound,
  CH: (text) => bound(ouvrable(text)),
  // The week ends otherwise in Canada, and only a colon has a space before it.
  CA: (text) => bound(weekEnded(ouvrable(text)).replaceAll(/ (?=[;?!])/g, '')),
};

/** What a Brazilian calls a region: a state; all 27, the Federal District included, are units of the federation. */
const BRAZILIAN: readonly (readonly [string, string])[] = [
  ['das {n} regiões', 'das {n} unidades da Federação'],
  ['todas as regiões', 'todos os estados'],
  ['suas regiões', 'seus estados'],
  ['cada região', 'cada estado'],
  ['uma região', 'um estado'],
  ['essa região', 'esse estado'],
  ['da região', 'do estado'],
  ['a região', 'o estado'],
  ['feriado regional', 'feriado estadual'],
  ['Regiões', 'Estados'],
  ['algumas regiões', 'alguns estados'],
  ['das regiões', 'dos estados'],
  ['regiões', 'estados'],
  ['Região', 'Estado'],
  ['região', 'estado'],
  ['regionais', 'estaduais'],
  ['Regional', 'Estadual'],
  ['Feriado regional', 'Feriado estadual'],
];

export const PORTUGUESE: Spelling = {
  BR: (text) => BRAZILIAN.reduce((spelt, [from, to]) => spelt.replaceAll(from, to), text),
};

/** What stands before or after these marks stays on their line. */
function bound(text: string): string {
  return text
    .replaceAll(/ (?=[;?!])/g, '\u202f')
    .replaceAll(/ (?=[:»])/g, '\u00a0')
    .replaceAll('« ', '«\u00a0');
}

function ouvrable(text: string): string {
  return text.replaceAll('ouvré', 'ouvrable');
}

/** A weekend is a « fin de semaine » in Canada, which is feminine. */
function weekEnded(text: string): string {
  return text
    .replaceAll('ongs week-ends', 'ongues fins de semaine')
    .replaceAll('le week-end', 'la fin de semaine')
    .replaceAll('le <b>week-end', 'la <b>fin de semaine')
    .replaceAll('un week-end', 'une fin de semaine')
    .replaceAll('Week-end', 'Fin de semaine')
    .replaceAll('week-ends', 'fins de semaine')
    .replaceAll('week-end', 'fin de semaine');
}
