/**
 * Every diagnostic code, with its meaning. The maintainers' guide (`sources/README.md`) lists the
 * same codes; a test compares the two.
 */
export const DIAGNOSTIC_CODES = {
  // Reading a file
  unreadable_file: 'The file cannot be read, or is not where it should be.',
  too_large:
    'The file is larger than 1 MiB, has a line of over 1,000 characters, or far too many parts.',
  stray_file: 'A file that belongs to no country, and so would be read by nobody.',
  not_utf8: 'A byte is not UTF-8; the file was probably saved as Windows-1252.',
  control_character: 'The text contains a control, bidirectional or invisible character.',
  merge_conflict: 'The file contains an unresolved git conflict.',
  not_nfc: 'A text is not in Unicode form NFC (a letter and its accent are two characters).',
  syntax: 'The file is not well-formed YAML.',
  directive: 'The file begins with a line such as %YAML; the format is always YAML 1.2.',
  several_documents: 'A second document begins (---); a file holds one.',
  alias: 'An anchor (&name) or an alias (*name) is used; write the value out.',
  tag: 'A tag (!!int, !x) is used; every value is plain text.',
  duplicate_key: 'The same key occurs twice in one place.',
  too_deep: 'The nesting is deeper than 32 levels.',
  csv_header: 'The header row is not exactly the one the format asks for.',
  csv_row:
    'A row is not well-formed CSV or has another number of fields than the header, or none is there.',
  // The form of a source file
  unknown_key: 'A key that the format does not know.',
  missing_key: 'A key that must be there is not.',
  wrong_type: 'A list, a map or a text is where another of them is expected.',
  invalid_value: 'A value does not have the form it must have.',
  // How the parts of a file fit together
  wrong_country: 'The country code is not the one of the file name.',
  unknown_region: 'A region that the country does not have.',
  unknown_city: 'A city that keeps a local day and that the search does not know there, or twice.',
  duplicate_region: 'A region is listed twice in one place.',
  duplicate_id: 'An id is used by two holidays.',
  retired_id: 'An id that is retired is used again.',
  unknown_id: 'A row or an entry names a holiday that the file does not have.',
  unknown_citation: 'A citation id that the file does not have.',
  unused_citation: 'A citation that nothing uses.',
  unknown_language: 'A name in a language that neither the country nor a region has.',
  unknown_observance: 'An observance that the file does not have.',
  unused_observance: 'An observance that no holiday uses.',
  duplicate_row: 'Two rows give the same date of the same holiday.',
  wrong_year: 'A year that does not fit: outside those served, named twice, or of another date.',
  weekend_gap:
    'A weekend that does not begin where the one before it ends, or a worked weekend that is no weekend date.',
  nothing_moved:
    'A move, a cancellation or an estimate for a year in which the rule gives no date, or rows do.',
  no_dates: 'A holiday that has no date at all in the years that are served.',
  several_dates: 'A holiday that has two dates in one calendar and legal year.',
  // Checks of every country
  file_order: 'Holidays do not stand in the order of the year.',
  weekend_undecided: 'A holiday falls on a weekend and nothing says what happens then.',
  kept_everywhere: 'A day that every region keeps is listed region by region.',
  same_day_twice: 'One calendar has two entries of the same name on a date.',
  substitute_on_holiday: 'A day off moved to a date that is a weekend or a holiday already.',
  moved_date: 'A day is moved to the date it has already, or to a weekend.',
  foreign_law: 'A region keeps a day, and no citation of it speaks for that region.',
  estimated_unwatched: 'An estimated date does not say who will announce it and when.',
  estimated_past: 'A date that is past is still called estimated.',
  not_announced: 'A year without a row, of which nothing says that no date is announced yet.',
  feast_in_part: 'The days of a feast do not follow one another.',
  move_uncited: 'A day off is moved, and nothing that is cited for it moves it.',
  weak_evidence:
    'An exact date that no citation supports, of which nothing says what was not seen.',
  closing_unseen:
    'A closing granted for one year that was not seen, or an estimate of it without three years of practice.',
  seen_later: 'A day of reading that has not come yet.',
  official_date_lost: 'A date that stood for another date of the law no longer says so.',
  official_list: 'A calendar and an official list disagree.',
  evidence_circle: 'An official list was seen through the copy that a citation of its dates was.',
  statute_list:
    'A calendar lacks a day that a law lists, or has one by a law that does not list it.',
  second_opinion: 'The date-holidays package disagrees and no ruling says why.',
  needless_ruling: 'A ruling or an exception that nothing needs any more.',
  // Term rules
  rule_unquoted:
    'A setting of a rule without words and without "assumed"; or words that are empty.',
  rule_unseen: 'Words of a rule that nobody has read or seen quoted.',
  rule_words_unused: 'Words of a rule that no setting names.',
  rule_setting: 'A setting of a rule that contradicts another one.',
  rule_place: 'A country or region of a rule that the sources do not have.',
  rule_days:
    'A closed day of a rule outside the years that are served, or beside the count of no country; or a year without its decree.',
  rule_example:
    'An example that the rule counts otherwise; or fewer than three of them, or none that is published.',
  dropped_id:
    'A released id is gone without an entry under "retired", or names another day now; a released country, region or rule is gone.',
  stale_schema: 'The editor schema does not match the format.',
  stale_names: 'The file that the search of the pages reads does not match `places`.',
  orphan_text: 'A translation in `texts` of a text that no source and no release has.',
  unreleased_change: 'Sources and the newest release differ.',
  past_change: 'A past date changes and no reason is given.',
} as const;

export type DiagnosticCode = keyof typeof DIAGNOSTIC_CODES;
