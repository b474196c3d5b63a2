import { describe, expect, it } from 'vitest';
import { oneHoliday, told } from '../../support/pipeline/toyland.ts';

/** A valid source, of which each test misspells a part. */
const SOURCE = oneHoliday('rule: { date: 1 may }');

/** The diagnostics for a source of Toyland, without the name of its file. */
function toldOf(yaml: string): string[] {
  return told({ 'XX.yaml': yaml }).map((line) => line.replace(/^sources\/XX\.yaml:/u, ''));
}

describe('an invalid source is reported at its place', () => {
  it.each([
    ['name: Day', 'name: [Day]', ['11:22: error: "name" is a list; write a text [wrong_type]']],
    ['name: Day', 'name: { a: b }', ['11:22: error: "name" is a map; write a text [wrong_type]']],
    [
      'name: Day',
      'name:',
      [
        '11:21: error: the text is empty; write it out (in quotes if it begins with #) or remove the key [invalid_value]',
      ],
    ],
    [
      'name: Day',
      'name: " Day"',
      ['11:22: error: the text begins or ends with a space; remove it [invalid_value]'],
    ],
    [
      'name: Day',
      'name: " "',
      [
        '11:22: error: the text is empty; write it out (in quotes if it begins with #) or remove the key [invalid_value]',
      ],
    ],
    [
      'name: Day',
      'name: Day, names: { de_DE: Tag }',
      [
        '11:36: error: "de_DE" must be a language tag of BCP 47, like "de" or "zh-Hans" [invalid_value]',
      ],
    ],
    [
      'name: Day',
      'name: Day, names: { a language: Tag }',
      [
        '11:36: error: "a language" must be a language tag of BCP 47, like "de" or "zh-Hans" [invalid_value]',
      ],
    ],
    [
      'weekend: [saturday, sunday]',
      'weekend: sunday',
      ['4:10: error: "weekend" is a text; write a list: [sunday] [wrong_type]'],
    ],
    [
      'weekend: [saturday, sunday]',
      'weekend:',
      [
        '4:9: error: "weekend" is empty; write a list, like [a, b] [wrong_type]',
        '4:9: error: the list is empty; name at least one [invalid_value]',
      ],
    ],
    [
      'weekend: [saturday, sunday]',
      'weekend: { a: b }',
      ['4:10: error: "weekend" is a map; write a list of maps: [{ ... }] [wrong_type]'],
    ],
    [
      'weekend: [saturday, sunday]',
      'weekend: [[sunday]]',
      ['4:11: error: this is a list; write a text [wrong_type]'],
    ],
    [
      'weekend: [saturday, sunday]',
      'weekend: [son, sunday, sunday]',
      [
        '4:11: error: "son" is not a weekday; write one of monday, tuesday, wednesday, thursday, friday, saturday, sunday [invalid_value]',
      ],
    ],
    [
      'weekend: [saturday, sunday]',
      'weekend: [sunday, sunday]',
      ['4:19: error: the list names it twice [invalid_value]'],
    ],
    [
      'weekend: [saturday, sunday]',
      'weekend: [monday, tuesday, wednesday, thursday, friday, saturday]',
      [],
    ],
    [
      'weekend: [saturday, sunday]',
      'weekend: [monday, tuesday, wednesday, thursday, friday, saturday, sunday]',
      ['4:10: error: the list has more than 6; leave one out [invalid_value]'],
    ],
    [
      'Europe/London',
      'Europe/Londn',
      [
        '3:11: error: "Europe/Londn" must be a time zone of the IANA database, like Europe/London [invalid_value]',
      ],
    ],
    [
      'id: day',
      'id: The Day',
      [
        '11:11: error: "The Day" is not an id; write lower-case words with hyphens, like "the-day" [invalid_value]',
      ],
    ],
    [
      '{ AA: Alpha',
      '{ a-a: Alpha',
      [
        '5:12: error: "a-a" is not a region code; write the part of the ISO 3166-2 code after the hyphen, like "ENG" [invalid_value]',
      ],
    ],
    ['{ AA: Alpha', '{ AA: [Alpha]', ['5:16: error: "AA" is a list; write a text [wrong_type]']],
    [
      'https://example.org/act',
      'ftp://example.org/act',
      [
        '8:36: error: "ftp://example.org/act" must be a web address beginning with https:// [invalid_value]',
      ],
    ],
    [
      'https://example.org/act',
      'httpsx://example.org/act',
      [
        '8:36: error: "httpsx://example.org/act" must be a web address beginning with https:// [invalid_value]',
      ],
    ],
    [
      'country: XX',
      'country: xx',
      ['1:10: error: "xx" must be two capital letters (ISO 3166-1), like GB [invalid_value]'],
    ],
    [
      'country: XX',
      'country: XXX',
      ['1:10: error: "XXX" must be two capital letters (ISO 3166-1), like GB [invalid_value]'],
    ],
    [
      'cite: act }',
      'cite: [] }',
      ['11:56: error: the list is empty; name a citation [invalid_value]'],
    ],
    [
      'cite: act }',
      'cite: [Act One, act] }',
      [
        '11:57: error: "Act One" is not an id; write lower-case words with hyphens, like "act-one" [invalid_value]',
      ],
    ],
    [
      'cite: act }',
      'cite: { a: b } }',
      ['11:56: error: "cite" is a map; write a text [wrong_type]'],
    ],
    [
      'cite: act }',
      'cite: Act }',
      [
        '11:56: error: "Act" is not an id; write lower-case words with hyphens, like "act" [invalid_value]',
      ],
    ],
    [
      'cite: act }',
      'cite: }',
      [
        '11:56: error: "" is not an id; write lower-case words with hyphens, like "good-friday" [invalid_value]',
      ],
    ],
    [
      'name: Day',
      'name: Day, regions: AA',
      ['11:36: error: "regions" is a text; write a list: [AA] [wrong_type]'],
    ],
    [
      'name: Day',
      'name: Day, regions: []',
      [
        '11:36: error: the list of regions is empty; name one, or leave the key out for a nationwide day [invalid_value]',
      ],
    ],
    [
      'name: Day',
      'name: Day, regions: [ABCD]',
      [
        '11:37: error: "ABCD" is not a region code; write the part of the ISO 3166-2 code after the hyphen, like "ENG" [invalid_value]',
      ],
    ],
    [
      'name: Day',
      'name: Day, from: 1999, until: "20200"',
      [
        '11:33: error: "1999" is not a year; write it like 2026 [invalid_value]',
        '11:46: error: "20200" is not a year; write it like 2026 [invalid_value]',
      ],
    ],
    [
      'name: Day',
      'name: Day, estimated: []',
      ['11:38: error: the list is empty; name at least one [invalid_value]'],
    ],
    [
      'name: Day',
      'name: Day, moved: [], cancelled: []',
      [
        '11:34: error: the list is empty; name at least one [invalid_value]',
        '11:49: error: the list is empty; name at least one [invalid_value]',
      ],
    ],
    [
      'name: Day',
      'name: Day, moved: [{ year: 26, date: 1 may }]',
      [
        '11:35: error: the key "cite" is missing; name the citation the fact comes from, like "cite: act-1971" [missing_key]',
        '11:43: error: "26" is not a year; write it like 2026 [invalid_value]',
        '11:53: error: "1 may" is not a date; write it like 2026-06-15 [invalid_value]',
      ],
    ],
    [
      '{ date: 1 may }',
      '{ dates: 2026-05-01 }',
      ['11:42: error: "dates" is a text; write a list: [2026-05-01] [wrong_type]'],
    ],
    [
      '{ date: 1 may }',
      '{ dates: [26, [2026-05-01], 2026-13-25] }',
      [
        '11:43: error: "26" is not a date; write it like 2026-06-15 [invalid_value]',
        '11:47: error: this is a list; write a text [wrong_type]',
        '11:61: error: "2026-13-25" is not a date; there is no month 13; write it like 2026-06-15 [invalid_value]',
      ],
    ],
    [
      '{ date: 1 may }',
      '{ dates: [{ date: may, official_dat: x, accuracy: sure }] }',
      [
        '11:51: error: "may" is not a date; write it like 2026-06-15 [invalid_value]',
        '11:56: error: unknown key "official_dat"; did you mean "official_date"? [unknown_key]',
        '11:83: error: "sure" is not a value of "accuracy"; write one of exact, estimated [invalid_value]',
      ],
    ],
    [
      '{ date: 1 may }',
      '{ dates: [may, [a]] }',
      [
        '11:43: error: "may" is not a date; write it like 2026-06-15 [invalid_value]',
        '11:48: error: this is a list; write a text [wrong_type]',
      ],
    ],
    [
      '{ date: 1 may }',
      '{ dtae: 1 may }',
      ['11:35: error: unknown key "dtae"; did you mean "date"? [unknown_key]'],
    ],
    [
      '{ date: 1 may }',
      '[date]',
      ['11:33: error: "rule" is a list; write it like "rule: { date: 25 december }" [wrong_type]'],
    ],
    [
      '{ title:',
      '{ titel:',
      ['8:10: error: unknown key "titel"; did you mean "title"? [unknown_key]'],
    ],
    [
      '  act:',
      '  Act:',
      [
        '8:3: error: "Act" is not an id; write lower-case words with hyphens, like "act" [invalid_value]',
      ],
    ],
    [
      'holidays:',
      'hollidays:',
      ['10:1: error: unknown key "hollidays"; did you mean "holidays"? [unknown_key]'],
    ],
    [
      'default_observance: none',
      'default_observance: none\nobservance: { o: { moves: [], official_date: keep, cite: act } }',
      [
        '10:27: error: the list of moves is empty; write one, like { from: [sunday], to: following monday } [invalid_value]',
        '10:46: error: "keep" is not a value of "official_date"; did you mean "kept"? [invalid_value]',
      ],
    ],
    [
      'default_observance: none',
      'default_observance: none\nretired: {}\nexceptions: x',
      [
        '10:10: error: "retired" is a map; write a list of maps: [{ ... }] [wrong_type]',
        '11:13: error: "exceptions" is a text; write a list: [x] [wrong_type]',
      ],
    ],
    [
      'default_observance: none',
      'default_observance: none\n"a b, c": x\nx: y',
      [
        '10:1: error: unknown key "a b, c"; inside { } put a text with a comma in quotes [unknown_key]',
        '11:1: error: unknown key "x"; write one of country, name, article, other_names, timezone, weekend, held_until, worked_weekends, week_starts, languages, regions, notes, how_days_move, citations, observance, default_observance, holidays, retired, exceptions [unknown_key]',
      ],
    ],
  ])('%j written as %j', (right, wrong, lines) => {
    expect(SOURCE).toContain(right);
    expect(toldOf(SOURCE.replace(right, wrong))).toEqual(lines);
  });

  it.each([
    ['- a\n', '1:1: error: this is a list; write a map, like { key: value } [wrong_type]'],
    [
      'text\n',
      '1:1: error: this is the text "text"; write a map, like { key: value } [wrong_type]',
    ],
    ['', '1:1: error: the file is empty; begin with "country: XX" [wrong_type]'],
    ['# a comment\n', '1:1: error: the file is empty; begin with "country: XX" [wrong_type]'],
  ])('%j is not a source', (yaml, line) => {
    expect(toldOf(yaml)).toEqual([line]);
  });
});
