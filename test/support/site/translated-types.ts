/**
 * An address of each page type that is rendered in every language, without the word of the
 * language. `{place}` is a country of the language: "/de/".
 */
export const TRANSLATED_TYPES: Readonly<Record<string, string>> = {
  home: '/',
  'search: nothing': '/go/?q=qqqqqqq',
  evergreen: '{place}',
  subscribe: '{place}subscribe/?busy=1',
};
