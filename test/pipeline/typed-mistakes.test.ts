import { describe, expect, it } from 'vitest';
import { told } from '../support/pipeline/toyland.ts';
import { FIRST_YEAR, LAST_YEAR } from '../support/years.ts';

/**
 * Typical slips of people who have never programmed: each is reported once, at its place, with
 * what to write.
 */
const SOURCE = `# yaml-language-server: $schema=./country.schema.json
country: XX
name: Toyland
timezone: Europe/London
weekend: [saturday, sunday]
languages: [nl]
regions: { AA: Alpha, BB: Beta, CC: Gamma }
how_days_move: They stay where they are.

citations:
  act:
    title: Holidays Act
    kind: act
    url: https://example.org/act
    read: 2026-11-20
  law-aa:
    title: Law of Alpha
    kind: act
    url: https://example.org/law-aa
    read: 2026-11-20
    regions: [AA]

default_observance: none

holidays:
  - id: new-year
    name: New Year's Day
    rule: { date: 1 january }
    cite: act
  - id: alpha-day
    name: Alpha Day
    regions: [AA]
    rule: { weekday: last monday in may }
    cite: law-aa
  - id: feast
    name: Feast
    names: { nl: Feest }
    rule: { islamic: 1 shawwal }
    watch: { authority: The moon, expect: a day before }
    cite: act
`;
const TABLE = 'id,date,accuracy,cite\nfeast,2025-03-30,exact,act\nfeast,2026-03-20,exact,act\n';
const FILES = { 'XX.yaml': SOURCE, 'XX.dates.csv': TABLE };

/** The correct text, the mistyped text and the message, one line for each mistake. */
type Slip = readonly [string, string, string | readonly string[]];

const IN_THE_SOURCE: readonly Slip[] = [
  [
    '    rule: { weekday: last monday in may }',
    '    staff: part\n    rule: { weekday: last monday in may }',
    '33:12: error: "part" is not a value of "staff"; write one of reduced [invalid_value]',
  ],
  [
    '    rule: { weekday: last monday in may }',
    '    until: { year: 2026, cite: law }\n    rule: { weekday: last monday in may }',
    '33:32: error: "law" is not a citation of this file; write one of act, law-aa [unknown_citation]',
  ],
  [
    '    rule: { weekday: last monday in may }',
    '    until: { yeer: 2026, cite: law-aa }\n    rule: { weekday: last monday in may }',
    [
      '33:12: error: the key "year" is missing; every entry of this kind has one [missing_key]',
      '33:14: error: unknown key "yeer"; did you mean "year"? [unknown_key]',
    ],
  ],
  [
    '    rule: { weekday: last monday in may }',
    '    until: 2026 (repealed)\n    rule: { weekday: last monday in may }',
    '33:12: error: "2026 (repealed)" is not a year; write it like 2026 [invalid_value]',
  ],
  ['Toyland', '2026', '3:7: error: "2026" is not a name; write it in letters [invalid_value]'],
  [
    'Alpha Day',
    '<b>Alpha</b> Day',
    '31:11: error: the name has the markup "<" in it; write it as people read it [invalid_value]',
  ],
  [
    'Feest',
    'Feest &amp; dans',
    '37:18: error: the name has the markup "&amp;" in it; write it as people read it [invalid_value]',
  ],
  [
    'name: Feast',
    'name: Feast  day',
    '36:11: error: the text has two blanks in a row; write one [invalid_value]',
  ],
  [
    'read: 2026-11-20',
    'read: 2026-11-21',
    '15:11: error: 2026-11-21 has not come yet; write the day on which you read it [seen_later]',
  ],
  [
    'rule: { islamic: 1 shawwal }',
    'rule: { islamic: 1 shawwal }\n    estimated: [2024]',
    '39:17: error: 2024 cannot be estimated: none of its dates is served; remove the year [wrong_year]',
  ],
  [
    'rule: { weekday: last monday in may }',
    'rule: { weekday: last monday in may }\n    moved: [{ year: 2026, date: 2027-05-25, cite: act }]',
    '34:33: error: 2026 is moved from 2026-05-25 to 2027-05-25, in another year; correct the date [wrong_year]',
  ],
  [
    'Europe/London',
    'US/Eastern',
    '4:11: error: "US/Eastern" is another name of America/New_York; write America/New_York [invalid_value]',
  ],
  [
    'Europe/London',
    'Asia/Calcutta',
    '4:11: error: "Asia/Calcutta" is another name of Asia/Kolkata; write Asia/Kolkata [invalid_value]',
  ],
  [
    'url: https://example.org/act',
    'url: "https://example.org/\\u200bact"',
    '14:10: error: the address has a hidden character in it; remove it [invalid_value]',
  ],
  [
    'Holidays Act',
    'Holidays \u{e0001}Act',
    '12:21: error: the hidden character U+E0001 is not allowed; remove it [control_character]',
  ],
  [
    'timezone:',
    'time-zone:',
    '4:1: error: unknown key "time-zone"; did you mean "timezone"? [unknown_key]',
  ],
  ['name: New', 'Name: New', '27:5: error: unknown key "Name"; did you mean "name"? [unknown_key]'],
  [
    'name: Feast',
    'name:Feast',
    '36:10: error: a space is missing after the colon; write "name: Feast" [syntax]',
  ],
  [
    '  - id: feast',
    '  -id: feast',
    '35:3: error: a space is missing after the hyphen; write "- id: feast" [syntax]',
  ],
  [
    '- id: feast',
    '- id:feast',
    '35:8: error: a space is missing after the colon; write "id: feast" [syntax]',
  ],
  [
    '    name: Feast',
    '\tname: Feast',
    '36:1: error: the hidden character U+0009 is not allowed; write spaces instead of a tab [control_character]',
  ],
  [
    '    name: Feast',
    '   name: Feast',
    '36:4: error: the line begins in column 4, those around it in column 5; begin it there [syntax]',
  ],
  [
    '    name: Feast',
    '     name: Feast',
    '36:6: error: the line begins in column 6, those around it in column 5; begin it there [syntax]',
  ],
  [
    '[saturday, sunday]',
    '[saturday, sunday',
    '5:10: error: the list that begins here does not end; write ] after its last member [syntax]',
  ],
  [
    '{ date: 1 january }',
    '{ date: 1 january',
    '28:11: error: the map that begins here does not end; write } after its last value [syntax]',
  ],
  [
    'name: Feast',
    'name: "Feast',
    '41:1: error: not well-formed YAML: Missing closing "quote; check the indentation and the quotes of this line and the one before [syntax]',
  ],
  [
    'name: Feast',
    "name: 'King's Feast'",
    '36:11: error: an apostrophe ends a text in single quotes; write double quotes around it [syntax]',
  ],
  [
    'name: Feast',
    'name: Feast: the first',
    '36:11: error: a text with a colon and a space in it needs quotes; write "..." around it [syntax]',
  ],
  [
    'name: Feast',
    'name: #Feast',
    '36:11: error: the text is empty; write it out (in quotes if it begins with #) or remove the key [invalid_value]',
  ],
  [
    'name: Feast',
    'name: @Feast',
    '36:11: error: a text that begins with @ needs quotes; write "..." around it [syntax]',
  ],
  [
    'name: Feast',
    'name: %Feast',
    '36:11: error: a text that begins with % needs quotes; write "..." around it [syntax]',
  ],
  [
    'name: Feast',
    'name: “Feast”',
    '36:11: error: the typographic quotes would be part of the text; write it without them, or with " [invalid_value]',
  ],
  [
    'expect: a day before',
    'expect: a day before, or two',
    '39:57: error: unknown key "or two"; inside { } put a text with a comma in quotes [unknown_key]',
  ],
  [
    '[saturday, sunday]',
    '[saturday, sonday]',
    '5:21: error: "sonday" is not a weekday; did you mean "monday"? [invalid_value]',
  ],
  [
    '[saturday, sunday]',
    '[Saturday, sunday]',
    '5:11: error: "Saturday" is not a weekday; write "saturday" [invalid_value]',
  ],
  [
    '[saturday, sunday]',
    '[sat, sun]',
    [
      '5:11: error: "sat" is not a weekday; write "saturday" [invalid_value]',
      '5:16: error: "sun" is not a weekday; write "sunday" [invalid_value]',
    ],
  ],
  [
    '[saturday, sunday]',
    '[6, 7]',
    [
      '5:11: error: "6" is not a weekday; write "saturday" [invalid_value]',
      '5:14: error: "7" is not a weekday; write "sunday" [invalid_value]',
    ],
  ],
  [
    '[saturday, sunday]',
    'saturday, sunday',
    '5:10: error: "weekend" is a text; write a list: [saturday, sunday] [wrong_type]',
  ],
  [
    '1 january',
    'january 1',
    '28:19: error: "january 1" is not a day of a month; write "1 january" [invalid_value]',
  ],
  [
    '1 january',
    '1 jan',
    '28:19: error: "1 jan" is not a day of a month; write "1 january" [invalid_value]',
  ],
  [
    '1 january',
    '1st of January',
    '28:19: error: "1st of January" is not a day of a month; write "1 january" [invalid_value]',
  ],
  [
    '1 january',
    '31 june',
    '28:19: error: "31 june" is not a day of a month; june has 30 days; write one from 1 to 30 [invalid_value]',
  ],
  [
    '1 january',
    '01-01',
    '28:19: error: "01-01" is not a day of a month; write "1 january" [invalid_value]',
  ],
  [
    '1 january',
    '1.1.',
    '28:19: error: "1.1." is not a day of a month; write it like "25 december" [invalid_value]',
  ],
  [
    'last monday in may',
    'fifth monday in may',
    '33:22: error: "fifth monday in may" is not a weekday rule; not every may has a fifth monday; write "last monday in may" if that is meant [invalid_value]',
  ],
  [
    'last monday in may',
    'last monday of may',
    '33:22: error: "last monday of may" is not a weekday rule; write "last monday in may" [invalid_value]',
  ],
  [
    'last monday in may',
    'monday last in may',
    '33:22: error: "monday last in may" is not a weekday rule; write "last monday in may" [invalid_value]',
  ],
  [
    'last monday in may',
    'Last Monday in May',
    '33:22: error: "Last Monday in May" is not a weekday rule; write "last monday in may" [invalid_value]',
  ],
  [
    '1 shawwal',
    '1 shawal',
    '38:22: error: "1 shawal" is not a date of the islamic calendar; write "1 shawwal" [invalid_value]',
  ],
  [
    '1 shawwal',
    'shawwal 1',
    '38:22: error: "shawwal 1" is not a date of the islamic calendar; write "1 shawwal" [invalid_value]',
  ],
  [
    '{ date: 1 january }',
    '{ easter: monday }',
    '28:21: error: "monday" is not a number of days from Easter Sunday; write it like -2 for the Friday before or 1 for the Monday after [invalid_value]',
  ],
  [
    '{ date: 1 january }',
    '{ day: 1 january }',
    '28:13: error: unknown key "day"; write one of date, weekday, easter, orthodox-easter, hebrew, islamic, between, dates, announced [unknown_key]',
  ],
  [
    '{ date: 1 january }',
    '1 january',
    '28:11: error: "rule" is the text "1 january"; write it like "rule: { date: 25 december }" [wrong_type]',
  ],
  [
    '{ date: 1 january }',
    '{ date: 1 january, easter: 1 }',
    '28:11: error: a rule has one kind, and here are 2; keep one of date, easter [invalid_value]',
  ],
  [
    '{ date: 1 january }',
    '',
    '28:11: error: "rule" is empty; write it like "rule: { date: 25 december }" [wrong_type]',
  ],
  [
    '    rule: { date: 1 january }\n',
    '',
    '26:5: error: the key "rule" is missing; say when the day is, like "rule: { date: 25 december }" [missing_key]',
  ],
  [
    '    cite: law-aa\n',
    '',
    '30:5: error: the key "cite" is missing; name the citation the fact comes from, like "cite: act-1971" [missing_key]',
  ],
  [
    'cite: law-aa',
    'cite: law-a',
    '34:11: error: "law-a" is not a citation of this file; did you mean "law-aa"? [unknown_citation]',
  ],
  [
    'cite: law-aa',
    'cite: https://example.org/new',
    '34:11: error: "https://example.org/new" is not an id; add the address under "citations", and write the id that it has there [invalid_value]',
  ],
  [
    'cite: law-aa',
    'cite: act',
    '16:3: error: the citation "law-aa" is unused; cite it or remove it [unused_citation]',
  ],
  [
    'regions: [AA]\n    rule',
    'regions: [BB]\n    rule',
    '34:11: error: alpha-day is kept in BB, and none of its citations (law-aa) covers that; cite its own law, or correct "regions" of the citation [foreign_law]',
  ],
  [
    'cite: law-aa',
    'cite: Holidays Act',
    '34:11: error: "Holidays Act" is not an id; write lower-case words with hyphens, like "holidays-act" [invalid_value]',
  ],
  [
    'id: feast',
    'id: Feast Day',
    '35:9: error: "Feast Day" is not an id; write lower-case words with hyphens, like "feast-day" [invalid_value]',
  ],
  [
    'id: feast',
    'id: feast_day',
    '35:9: error: "feast_day" is not an id; write lower-case words with hyphens, like "feast-day" [invalid_value]',
  ],
  [
    'holidays:',
    'retired: [{ id: feast, reason: Gone. }]\nholidays:',
    '36:9: error: id "feast" was retired on line 25; a retired id is never used again; choose another [retired_id]',
  ],
  [
    'regions: [AA]\n    rule',
    'regions: [DD]\n    rule',
    '32:15: error: "DD" is not a region of XX; its regions are AA, BB, CC [unknown_region]',
  ],
  [
    'regions: [AA]\n    rule',
    'regions: [XX-AA]\n    rule',
    '32:15: error: "XX-AA" is not a region code; write "AA" [invalid_value]',
  ],
  [
    'regions: [AA]\n    rule',
    'regions: [aa]\n    rule',
    '32:15: error: "aa" is not a region code; write "AA" [invalid_value]',
  ],
  [
    'regions: [AA]\n    rule',
    'regions: [Alpha]\n    rule',
    '32:15: error: "Alpha" is not a region code; write the part of the ISO 3166-2 code after the hyphen, like "ENG" [invalid_value]',
  ],
  [
    'regions: [AA]\n    rule',
    'regions: AA\n    rule',
    '32:14: error: "regions" is a text; write a list: [AA] [wrong_type]',
  ],
  [
    'Europe/London',
    'London',
    '4:11: error: "London" must be a time zone of the IANA database, like Europe/London [invalid_value]',
  ],
  [
    'Europe/London',
    'GMT+1',
    '4:11: error: "GMT+1" must be a time zone of the IANA database, like Europe/London [invalid_value]',
  ],
  [
    'country: XX',
    'country: xx',
    '2:10: error: "xx" must be two capital letters (ISO 3166-1), like GB [invalid_value]',
  ],
  [
    'country: XX',
    'country: Toyland',
    '2:10: error: "Toyland" must be two capital letters (ISO 3166-1), like GB [invalid_value]',
  ],
  [
    'https://example.org/act',
    'example.org/act',
    '14:10: error: "example.org/act" must be a web address beginning with https:// [invalid_value]',
  ],
  [
    'https://example.org/act',
    'www.example.org',
    '14:10: error: "www.example.org" must be a web address beginning with https:// [invalid_value]',
  ],
  [
    'https://example.org/act',
    'https://example.org/a b',
    '14:10: error: the address has a space in it; write %20 for it [invalid_value]',
  ],
  [
    'read: 2026-11-20',
    'read: 20/11/2026',
    '15:11: error: "20/11/2026" is not a date; write the year, the month and the day, like 2026-06-15 [invalid_value]',
  ],
  [
    'read: 2026-11-20',
    'read: 2026-20-11',
    '15:11: error: "2026-20-11" is not a date; there is no month 20; if day and month are swapped, write 2026-11-20 [invalid_value]',
  ],
  [
    '    rule: { date: 1 january }',
    '    from: next year\n    rule: { date: 1 january }',
    '28:11: error: "next year" is not a year; write it like 2026 [invalid_value]',
  ],
  [
    '    rule: { date: 1 january }',
    '    from: 26\n    rule: { date: 1 january }',
    '28:11: error: "26" is not a year; write it like 2026 [invalid_value]',
  ],
  [
    '    rule: { date: 1 january }',
    '    from: 2027\n    until: 2026\n    rule: { date: 1 january }',
    '29:12: error: "until" 2026 is before "from" 2027; swap them [wrong_year]',
  ],
  [
    '    rule: { date: 1 january }',
    '    rule: { date: 1 january }\n    moved: [{ year: 2026, date: 2026-01-02 }]',
    '29:13: error: the key "cite" is missing; name the citation the fact comes from, like "cite: act-1971" [missing_key]',
  ],
  [
    '    rule: { date: 1 january }',
    '    rule: { date: 1 january }\n    moved: { year: 2026, date: 2026-01-02, cite: act }',
    '29:12: error: "moved" is a map; write a list of maps: [{ ... }] [wrong_type]',
  ],
  [
    '    rule: { date: 1 january }',
    '    rule: { date: 1 january }\n    moved: [{ year: 2026, date: 2026-01-03, cite: act }]',
    '29:33: error: new-year is moved to 2026-01-03, a saturday, which is off anyway; correct the date, or give an exception with the reason [moved_date]',
  ],
  [
    '    rule: { date: 1 january }',
    '    rule: { date: 1 january }\n    moved: [{ year: 2026, date: 2026-01-01, cite: act }]',
    '29:33: error: new-year is moved to 2026-01-01, its own date; remove the move [moved_date]',
  ],
  [
    'default_observance: none',
    'default_observance: substitute',
    '23:21: error: "substitute" is not an observance of this file, which has none; describe it under "observance", or write "none" [unknown_observance]',
  ],
  [
    'name: Feast',
    'name: Feast\n    name: Fest',
    '37:5: error: the key "name" occurs twice here; keep one [duplicate_key]',
  ],
  [
    'kind: act',
    'kind: akt',
    '13:11: error: "akt" is not a value of "kind"; did you mean "act"? [invalid_value]',
  ],
  [
    'kind: act',
    'kind: law',
    '13:11: error: "law" is not a value of "kind"; write one of act, gazette, official-list, authority, bill, press [invalid_value]',
  ],
  [
    'read: 2026-11-20',
    'read: 2026-11-20\n    seen: identified',
    '16:11: error: what was read is no longer "identified"; say how it was seen [invalid_value]',
  ],
  [
    'read: 2026-11-20',
    'seen: quoted\n    seen_in: A newspaper',
    '15:11: error: write the sentence that you saw under "words", or say "summarised" [invalid_value]',
  ],
  [
    'read: 2026-11-20',
    'seen: transcribed',
    '15:11: error: what is transcribed was seen somewhere; name it in full under "seen_in" [invalid_value]',
  ],
  [
    'read: 2026-11-20',
    'seen: text',
    '15:11: error: say on which day you read it, "read: 2026-11-20", or under "seen_in" which copy [invalid_value]',
  ],
  [
    'read: 2026-11-20',
    'seen_in: A newspaper',
    '15:14: error: say under "seen" how it was seen there: quoted, transcribed or summarised [invalid_value]',
  ],
  [
    'read: 2026-11-20',
    'read: 2026-11-20\n    words: The 1st of January.',
    '16:12: error: "words" goes with "seen: quoted"; correct one of the two [invalid_value]',
  ],
  [
    'read: 2026-11-20',
    'seen: red',
    '15:11: error: "red" is not a value of "seen"; write one of text, quoted, transcribed, summarised, identified [invalid_value]',
  ],
  [
    'read: 2026-11-20',
    'read: 2026-11-20\n    supports: rules',
    '16:15: error: "rules" is not a value of "supports"; did you mean "rule"? [invalid_value]',
  ],
  [
    'kind: act',
    'kind: act\n    law: 5/6103',
    '14:10: error: "law" is the text "5/6103"; write a map, like { scheme: uscode, id: 5/6103 } [wrong_type]',
  ],
  [
    'kind: act',
    'kind: act\n    law: { scheme: usc, id: 5/6103 }',
    '14:20: error: "usc" is not a value of "scheme"; write one of boe, bgbl, bwb, cfr, cite, egov, eli, frl, gazette, jorf, legifrance, sr, sso, ukpga, urn-lex, urn-nir, uscode [invalid_value]',
  ],
  [
    'kind: act',
    'kind: act\n    law: { scheme: uscode, id: USC 5 }',
    '14:32: error: "USC 5" is not an identifier of uscode; write it like "5/6103" [invalid_value]',
  ],
  [
    '    kind: act\n    url: https://example.org/act\n',
    '    kind: act\n',
    '12:12: error: the citation leads nowhere; add a "url", a "law" or a "section" [invalid_value]',
  ],
  [
    '{ nl: Feest }',
    '{ dutch: Feest }',
    '37:14: error: "dutch" must be a language tag of BCP 47, like "de" or "zh-Hans" [invalid_value]',
  ],
  [
    '{ nl: Feest }',
    '{ NL: Feest }',
    '37:14: error: "NL" must be a language tag of BCP 47, like "de" or "zh-Hans" [invalid_value]',
  ],
  [
    '{ nl: Feest }',
    '{ fr: Fete }',
    '37:14: error: "fr" is not a language of XX or of one of its regions; write one of nl [unknown_language]',
  ],
  [
    '{ nl: Feest }',
    '{ en: Feast }',
    '37:12: error: the English name is under "name"; remove it [invalid_value]',
  ],
  [
    'names: { nl: Feest }',
    'names: Feest',
    '37:12: error: "names" is the text "Feest"; write a map, like { de: Neujahr } [wrong_type]',
  ],
  [
    'names: { nl: Feest }',
    'local_name: Feest',
    '37:5: error: unknown key "local_name"; write the name under "names", by its language, like "names: { de: Neujahr }" [unknown_key]',
  ],
  [
    'languages: [nl]',
    'languages: nl',
    '6:12: error: "languages" is a text; write a list: [nl] [wrong_type]',
  ],
  [
    'languages: [nl]',
    'languages: [Dutch]',
    '6:13: error: "Dutch" must be a language tag of BCP 47, like "de" or "zh-Hans" [invalid_value]',
  ],
  [
    'languages: [nl]',
    'local_language: nl',
    '6:1: error: unknown key "local_language"; write "languages", main one first, like "languages: [de]" [unknown_key]',
  ],
  [
    'regions: [AA]\n    rule',
    'regions: [{ code: AA, from: 2027, until: 2026 }]\n    rule',
    '32:46: error: "until" 2026 is before "from" 2027; swap them [wrong_year]',
  ],
  [
    'regions: [AA]\n    rule',
    'regions: [{ name: AA, from: 2026 }]\n    rule',
    [
      '32:15: error: the key "code" is missing; every entry of this kind has one [missing_key]',
      '32:17: error: unknown key "name"; write one of code, from, until, cite [unknown_key]',
    ],
  ],
  [
    '    rule: { date: 1 january }',
    '    until: { year: 2026 }\n    rule: { date: 1 january }',
    '28:12: error: the key "cite" is missing; name the citation the fact comes from, like "cite: act-1971" [missing_key]',
  ],
  [
    '    rule: { date: 1 january }',
    '    until: 2026-12-31\n    rule: { date: 1 january }',
    '28:12: error: "2026-12-31" is not a year; write it like 2026 [invalid_value]',
  ],
  [
    '    rule: { date: 1 january }',
    '    counts: false\n    rule: { date: 1 january }',
    '28:13: error: "false" is not a value of "counts"; write one of no [invalid_value]',
  ],
  [
    '    rule: { date: 1 january }',
    '    counts: no\n    rule: { date: 1 january }',
    '28:13: error: say under "what" what the day is, like "half day from noon" [invalid_value]',
  ],
  [
    'weekend: [saturday, sunday]',
    'weekend: [saturday, sunday]\nweek_starts: mon',
    '6:14: error: "mon" is not a weekday; write "monday" [invalid_value]',
  ],
  [
    'name: Toyland',
    'name: Toyland\narticle: The',
    '4:10: error: "The" is not a value of "article"; did you mean "the"? [invalid_value]',
  ],
  [
    '    rule: { date: 1 january }',
    '    estimated: 2027\n    rule: { date: 1 january }',
    '28:16: error: "estimated" is a text; write a list: [2027] [wrong_type]',
  ],
  [
    'weekend: [saturday, sunday]',
    'weekend: [{ days: [saturday, sunday], from: 2026, cite: act }]',
    '5:45: error: "2026" is not a date; write it like 2026-06-15 [invalid_value]',
  ],
];

const IN_THE_TABLE: readonly Slip[] = [
  [
    TABLE,
    'id,date,accuracy,cite\n',
    '1:1: error: the table has no rows; write its dates, or remove the file [csv_row]',
  ],
  [
    'id,date,accuracy,cite',
    'id;date;accuracy;cite',
    '1:1: error: the header row is "id;date;accuracy;cite"; write "id,date,accuracy,cite", then as needed official_date, regions, doubt [csv_header]',
  ],
  [
    'id,date,accuracy,cite',
    'id, date, accuracy, cite',
    '1:1: error: the header row is "id, date, accuracy, cite"; write "id,date,accuracy,cite", then as needed official_date, regions, doubt [csv_header]',
  ],
  [
    'id,date,accuracy,cite',
    'date,id,accuracy,cite',
    '1:1: error: the header row is "date,id,accuracy,cite"; write "id,date,accuracy,cite", then as needed official_date, regions, doubt [csv_header]',
  ],
  [
    '2026-03-20',
    '3/20/2026',
    '3:7: error: "3/20/2026" is not a date; write the year, the month and the day, like 2026-06-15 [invalid_value]',
  ],
  [
    '2026-03-20',
    '20-Mar-26',
    '3:7: error: "20-Mar-26" is not a date; write it like 2026-06-15 [invalid_value]',
  ],
  [
    '2026-03-20',
    '2026-20-03',
    '3:7: error: "2026-20-03" is not a date; there is no month 20; if day and month are swapped, write 2026-03-20 [invalid_value]',
  ],
  [
    ',exact,act\nfeast,2026',
    ',exact\nfeast,2026',
    '2:1: error: the row has 3 fields and the header has 4; write id,date,accuracy,cite [csv_row]',
  ],
  [
    '2026-03-20,exact,act',
    '2026-03-20,exact,act,',
    '3:1: error: the row has 5 fields and the header has 4; write id,date,accuracy,cite [csv_row]',
  ],
  [
    '2026-03-20,exact',
    '2026-03-20,sure',
    '3:18: error: "sure" is not an accuracy; write one of exact, estimated [invalid_value]',
  ],
  [
    '2026-03-20,exact',
    '2026-03-20,Exact',
    '3:18: error: "Exact" is not an accuracy; did you mean "exact"? [invalid_value]',
  ],
  [
    'feast,2026',
    'fest,2026',
    '3:1: error: "fest" is not a holiday of XX; did you mean "feast"? [unknown_id]',
  ],
  [
    '2026-03-20,exact,act',
    '2026-03-20,exact,acct',
    '3:24: error: "acct" is not a citation of XX; did you mean "act"? [unknown_citation]',
  ],
  [
    'feast,2026',
    'feast, 2026',
    '3:7: error: " 2026-03-20" is not a date; write 2026-03-20 [invalid_value]',
  ],
  [
    '2026-03-20',
    '2025-03-30',
    '3:7: error: "feast" on 2025-03-30 is already on line 2; remove one [duplicate_row]',
  ],
  [
    '2026-03-20',
    '2062-03-20',
    `3:7: error: the year 2062 is outside ${FIRST_YEAR - 1} to ${LAST_YEAR + 1}; only these are served [wrong_year]`,
  ],
  [
    '2026-03-20,exact',
    '2026-03-20,estimated',
    '35:9: warning: feast on 2026-03-20 is past and still estimated; write the announced date, with its citation [estimated_past]',
  ],
  [
    'id,date,accuracy,cite\nfeast,2025-03-30,exact,act',
    'id,date,accuracy,cite,official_date\nfeast,2025-03-30,exact,act,2025-03-30',
    '3:1: error: the row has 4 fields and the header has 5; write id,date,accuracy,cite,official_date [csv_row]',
  ],
  [
    '2026-03-20',
    '2026-03-21..2026-03-20',
    '3:7: error: "2026-03-21..2026-03-20" is not a range of days; write it like 2027-03-10..2027-03-12 [invalid_value]',
  ],
  [
    '2026-03-20',
    '2026-03-20..21',
    '3:7: error: "2026-03-20..21" is not a range of days; write it like 2027-03-10..2027-03-12 [invalid_value]',
  ],
  [
    '2026-03-20',
    '2026-03-20-2026-03-21',
    '3:7: error: "2026-03-20-2026-03-21" is not a date; write it like 2026-06-15 [invalid_value]',
  ],
  [
    '2026-03-20',
    '2026-03-20..2026-03-21',
    '3:7: error: the row gives a date to "feast-2", which is not a holiday of XX; shorten it or add the holiday [unknown_id]',
  ],
];

/** An additional file, and its diagnostics. */
const FILE_NAMES: readonly (readonly [string, string])[] = [
  ['se.yaml', 'rename it "SE.yaml"'],
  ['Xx.yaml', 'rename it "XX.yaml"'],
  ['SE.yml', 'rename it "SE.yaml"'],
  ['SE.yaml.txt', 'rename it "SE.yaml"'],
  ['XX.csv', 'rename it "XX.dates.csv"'],
  ['XX.date.csv', 'did you mean "XX.dates.csv"?'],
  ['rulings/xx.yaml', 'rename it "rulings/XX.yaml"'],
  ['rulings/XX.yml', 'rename it "rulings/XX.yaml"'],
  [
    'XY.dates.csv',
    'there is no sources/XY.yaml that it could belong to; to start one: npm run data -- new XY',
  ],
  [
    'rulings/XY.yaml',
    'there is no sources/XY.yaml that it could belong to; to start one: npm run data -- new XY',
  ],
  ['Sweden.yaml', 'name it after a country like GB.yaml, or remove it'],
];

/** Whole rulings, and their diagnostics. */
const RULINGS: readonly (readonly [string, string])[] = [
  ['only: ours\n', '1:1: error: this is a map; write a list of maps: [{ ... }] [wrong_type]'],
  [
    '- { only: our, calendars: [XX], holidays: [feast], reason: So., cite: act }\n',
    '1:11: error: "our" is not a value of "only"; did you mean "ours"? [invalid_value]',
  ],
  [
    '- { only: ours, calendars: XX, holidays: [feast], reason: So., cite: act }\n',
    '1:28: error: "calendars" is a text; write a list: [XX] [wrong_type]',
  ],
  [
    '- { only: ours, calendars: [XY], holidays: [feast], reason: So., cite: act }\n',
    '1:29: error: "XY" is not a calendar of XX; did you mean "XX"? [unknown_region]',
  ],
  [
    '- { only: ours, calendars: [XX], holidays: [fest], reason: So., cite: act }\n',
    '1:45: error: "fest" is not a holiday of XX; did you mean "feast"? [unknown_id]',
  ],
  [
    '- { only: theirs, calendars: [XX], dates: [2026-05-01, 2026-05-01], reason: So., cite: act }\n',
    '1:56: error: the list names it twice [invalid_value]',
  ],
  [
    '- { only: ours, calendars: [XX], days: [feast], reason: So., cite: act }\n',
    '1:34: error: unknown key "days"; did you mean "dates"? [unknown_key]',
  ],
];

const LIST =
  '- { title: L, url: https://example.org/, transcribed: 2026-11-20, seen: x, calendars: [XX], years: [2025], weekdays_only: true, dates: { 2025-01-01: New Year } }\n';

describe('a typing mistake is reported at its place, with what to write', () => {
  it('in the source and the table; the originals have none', () => {
    expect(told(FILES)).toEqual([]);
    expect(IN_THE_SOURCE.length + IN_THE_TABLE.length + FILE_NAMES.length).toBeGreaterThan(53);
  });

  it.each(IN_THE_SOURCE)('%j typed as %j', (right, wrong, lines) => {
    expect(SOURCE).toContain(right);
    const found = told({ ...FILES, 'XX.yaml': SOURCE.replace(right, wrong) });
    expect(found).toEqual([lines].flat().map((line) => `sources/XX.yaml:${line}`));
  });

  it.each(IN_THE_TABLE)('%j typed as %j in the table', (right, wrong, lines) => {
    expect(TABLE).toContain(right);
    const found = told({ ...FILES, 'XX.dates.csv': TABLE.replace(right, wrong) });
    const file = found[0]?.startsWith('sources/XX.yaml') === true ? 'XX.yaml' : 'XX.dates.csv';
    expect(found).toEqual([lines].flat().map((line) => `sources/${file}:${line}`));
  });

  it.each(FILE_NAMES)('a file named %s', (name, instead) => {
    expect(told({ ...FILES, [name]: SOURCE })).toEqual([
      `sources/${name}:1:1: error: nothing reads a file named "${name}"; ${instead} [stray_file]`,
    ]);
  });

  it.each(RULINGS)('a ruling %j', (ruling, line) => {
    expect(told({ ...FILES, 'rulings/XX.yaml': ruling })).toEqual([
      `sources/rulings/XX.yaml:${line}`,
    ]);
  });

  it.each([
    ['years: [2025]', 'years: 2025', '"years" is a text; write a list: [2025] [wrong_type]'],
    [
      'true',
      'yes',
      '"yes" is not a value of "weekdays_only"; write one of true, false [invalid_value]',
    ],
    [
      'transcribed',
      'transcibed',
      'unknown key "transcibed"; did you mean "transcribed"? [unknown_key]',
    ],
    [
      '2025-01-01',
      '1 January',
      '"1 January" is not a date; write it like 2026-06-15 [invalid_value]',
    ],
  ])('an official list with %j typed as %j', (right, wrong, line) => {
    const list = LIST.replace(right, wrong);
    const found = told(FILES, { 'XX.yaml': list });
    expect(found.filter((each) => each.includes('official/'))).toEqual([
      expect.stringContaining(`error: ${line}`),
    ]);
  });

  it('a byte-order mark, in any file', () => {
    for (const name of ['XX.yaml', 'XX.dates.csv'] as const) {
      expect(told({ ...FILES, [name]: `\ufeff${FILES[name]}` })).toEqual([
        `sources/${name}:1:1: error: the hidden character U+FEFF is not allowed; save the file as "UTF-8", not as "UTF-8 with BOM" [control_character]`,
      ]);
    }
  });

  it('a conflict that git has left, in any file', () => {
    for (const name of ['XX.yaml', 'XX.dates.csv'] as const) {
      const conflict = `<<<<<<< HEAD\n${FILES[name]}=======\n${FILES[name]}>>>>>>> other\n`;
      expect(told({ ...FILES, [name]: conflict })).toEqual([
        `sources/${name}:1:1: error: git has left a conflict here ("<<<<<<<"); keep one of the two sides and remove the lines that begin with <<<<<<<, ======= and >>>>>>> [merge_conflict]`,
      ]);
    }
  });

  it('Windows line ends are not a mistake', () => {
    const files = Object.entries(FILES).map(([name, text]) => [
      name,
      text.replaceAll('\n', '\r\n'),
    ]);
    expect(told(Object.fromEntries(files))).toEqual([]);
  });
});
