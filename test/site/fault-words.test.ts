import { describe, expect, it } from 'vitest';
import { FINDING_CODES, type Finding } from '../../src/question/finding.ts';
import { faultWords } from '../../src/site/fault-words.ts';
import { TRANSLATIONS } from '../../src/site/languages/languages.ts';
import { ENGLISH_LOCALE, localeIn } from '../../src/site/languages/locale.ts';

describe('faultWords', () => {
  it('says in English what the field takes', () => {
    const words = (finding: Finding['code']) =>
      faultWords(findingOf(finding), ENGLISH_LOCALE, 'Date', '5');
    expect(words('missing_parameter')).toBe('Date is missing');
    expect(words('invalid_days')).toBe('Date must be a whole number, like 5 or -5');
    expect(words('date_out_of_range')).toBe(
      'Date must be in 2025, 2026 or 2027: those are the years we cover',
    );
  });

  it.each(TRANSLATIONS)(
    'says every fault in $name, with the field and what it takes',
    (language) => {
      const locale = localeIn(language);
      const label = locale.t.list.date;
      for (const code of FINDING_CODES) {
        const words = faultWords(findingOf(code), locale, label, '2026-06-30');
        expect(words).toContain(label);
        expect(words).toMatch(
          /year|range/.test(code) ? /2027/ : code === 'missing_parameter' ? /./ : /2026-06-30/,
        );
        expect(words).not.toMatch(/[{}]/);
      }
    },
  );

  it('writes brackets as the language does', () => {
    const words = (code: string) =>
      TRANSLATIONS.filter((language) => language.code === code).map((language) =>
        faultWords(findingOf('invalid_date'), localeIn(language), '', '2026-06-30'),
      );
    expect(words('ja')).toEqual([expect.stringContaining('2026年6月30日（2026-06-30）')]);
    expect(words('de')).toEqual([expect.stringContaining('30. Juni 2026 (2026-06-30)')]);
  });

  it('sets a date apart where the page reads from right to left', () => {
    for (const language of TRANSLATIONS) {
      const words = faultWords(findingOf('invalid_date'), localeIn(language), '', '2026-06-30');
      expect(words.includes('\u20662026-06-30\u2069')).toBe(language.direction === 'rtl');
    }
  });
});

function findingOf(code: Finding['code']): Finding {
  return { code, parameter: 'date', within: null };
}
