import { quote } from '../read/suggest.ts';

/** The form of law identifiers, by scheme; null where a scheme has no form to check. */
const FORMS = {
  boe: { form: /^BOE-[A-Z]-\d{4}-\d+$/u, like: 'BOE-A-2015-11430' },
  bgbl: { form: null, like: 'BGBl. I 2013 S. 1434' },
  bwb: { form: /^BWB[RV]\d{7}$/u, like: 'BWBR0002448' },
  cfr: { form: /^\d+\/\S+$/u, like: '5/610.201' },
  cite: { form: null, like: '205 ILCS 630/17' },
  egov: { form: /^\d{3}[A-Z0-9]+$/u, like: '323AC1000000178' },
  eli: { form: /^(?:https:\/\/\S+\/)?eli\/\S+$/u, like: 'eli/loi/1946/5/1' },
  frl: { form: /^[CF]\d{4}[A-Z]\d{5}$/u, like: 'C2009A00028' },
  gazette: { form: null, like: 'Government Gazette 52023' },
  jorf: { form: /^(?:JORF|LEGI)[A-Z]{4}\d{12}$/u, like: 'JORFTEXT000000504704' },
  legifrance: { form: /^(?:JORF|LEGI)[A-Z]{4}\d{12}$/u, like: 'LEGIARTI000033020989' },
  sr: { form: /^\d[\d.]*$/u, like: '822.11' },
  sso: { form: null, like: 'HA1998' },
  ukpga: { form: /^\d{4}\/\d+$/u, like: '1971/80' },
  'urn-lex': { form: /^urn:lex:\S+$/u, like: 'urn:lex:br:federal:lei:1949-04-06;662' },
  'urn-nir': { form: /^urn:nir:\S+$/u, like: 'urn:nir:stato:legge:1949-05-27;260' },
  uscode: { form: /^\d+\/\S+$/u, like: '5/6103' },
} as const satisfies Readonly<Record<string, { form: RegExp | null; like: string }>>;

export type LawScheme = keyof typeof FORMS;

/** Places whose identifiers a citation can carry. */
export const LAW_SCHEMES = Object.keys(FORMS) as LawScheme[];

/** Why an identifier does not fit its scheme, in words; null when it does. */
export function lawFault(law: { scheme: LawScheme; id: string }): string | null {
  const { form, like } = FORMS[law.scheme];
  if (form === null || form.test(law.id)) return null;
  return `${quote(law.id)} is not an identifier of ${law.scheme}; write it like "${like}"`;
}
