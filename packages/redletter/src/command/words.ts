/** The command's help. */
export const HELP = `redletter: business days without a network

  redletter is DATE PLACE               whether it is one, and why
  redletter add DATE DAYS PLACE         the date so many business days on; negative goes back
  redletter count START END PLACE       the business days after START, up to END
  redletter holidays YEAR PLACE         the holidays of a year
  redletter deadline RULE DATE PERIOD PLACE   the last day that a law gives
  redletter rules                       the rules of law that deadline counts by
  redletter countries                   the countries and their regions
  redletter --version                   the data release of this package
  redletter verify FILE                 a reply that was saved with its headers: a receipt
    --keys FILE                         the service's jwks.json; the one beside FILE if left out
    --url ADDRESS [--method NAME]       what was asked, unless FILE begins with the request
    --release ARCHIVE                   the release that the reply names, if it is not this one

A date is YYYY-MM-DD, a place GB or GB-SCT. The answer is the body that the API sends.

  redletter add --csv [PLACE]           rows of DATE,DAYS[,PLACE] on standard input
  redletter count --csv [PLACE]         rows of START,END[,PLACE]
  redletter is --csv [PLACE]            rows of DATE[,PLACE]
  redletter add --ndjson [PLACE]        objects with the API's parameters, one a line

One line out for each line in, in order: a date, a number, true or false with --csv, a body with
--ndjson. A line that cannot be answered gives the code of its error. Exit code 0: all answered,
1: not all, 64: not understood.
`;

/** Each question with its arguments, in the order in which they are written. */
export const WORDS = {
  is: { endpoint: 'is-business-day', words: ['date'] },
  add: { endpoint: 'add-business-days', words: ['date', 'days'] },
  count: { endpoint: 'count-business-days', words: ['start', 'end'] },
  holidays: { endpoint: 'holidays', words: ['year'] },
  deadline: { endpoint: 'deadline', words: ['rule', 'date', 'period'] },
  rules: { endpoint: 'deadline-rules', words: [] },
  countries: { endpoint: 'countries', words: [] },
} as const;

export type Verb = keyof typeof WORDS;

export function isVerb(word: string | undefined): word is Verb {
  return word !== undefined && Object.hasOwn(WORDS, word);
}
