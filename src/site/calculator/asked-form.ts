import type { DataSet } from '../../artifact/data-set.ts';
import { FINDING_CODES, type Finding } from '../../question/finding.ts';
import { isFinding } from '../../question/read-parameters.ts';
import { readQuery, type Value } from '../../question/read-query.ts';
import type { Speech } from '../languages/speech.ts';
import { findPlaces } from '../places/find-place.ts';
import { type Place, placeAs, placeByKey, readPlace } from '../places/places.ts';
import { type Fault, unclearPlace, unknownRelease } from './calculator-faults.ts';

/** The fields of every form: place and release. */
type CommonField = 'country' | 'region' | 'where' | 'place' | 'data';

/** What every form reads from its address: the fields, the place and the release. */
export interface AskedForm<Field extends string> {
  /** The fields as the API reads them. */
  readonly given: Readonly<Record<Field, Value>>;
  /** The fields as typed; empty when absent. */
  readonly values: Readonly<Record<Field, string>>;
  /** The release that answers: the one that the address names, otherwise the served one. */
  readonly dataSet: DataSet;
  /** Whether the address names a release. */
  readonly isPinned: boolean;
  /** The fault that the named release does not exist; empty without one. */
  readonly unknownRelease: readonly Fault<'data'>[];
  /** Null when no place is named, or an unknown one. */
  readonly place: Place | null;
  /** Whether the reader typed the place or chose it from a list, rather than giving its codes. */
  readonly isTyped: boolean;
  /** The fault that the typed words name no place, or several; empty without one. */
  readonly unclearPlace: readonly Fault<'where'>[];
  /** What is wrong with the codes of the place; empty if nothing is. */
  readonly finding: Finding | null;
}

/** The release that a pin names; null when it names none. Contract 22.4. */
export type Pinned = (pin: string) => DataSet | null;

/** The most places offered for a name. */
const OFFERS_MAX = 8;

/**
 * Reads the place, the release, and the fields as the API reads them.
 * @param served the release that answers unless `data` names another.
 * @param query raw, without its `?`.
 * @param page the address of the form, from the root.
 */
export function readAsked<Field extends string>(
  served: DataSet,
  query: string,
  fields: readonly (Field | CommonField)[],
  pinned: Pinned,
  speech: Speech,
  page: string,
): AskedForm<Field | CommonField> {
  const given = readQuery(query, fields);
  const raw = new URLSearchParams(query);
  const values = Object.fromEntries(fields.map((field) => [field, raw.get(field) ?? '']));
  const { where, place: key, country, region, data }: Record<CommonField, Value> = given;
  const found = data === null ? served : pinned(data);
  const dataSet = found ?? served;
  const isTyped = key !== null || where !== null;
  const chosen = key === null ? null : placeByKey(dataSet, key);
  const typed = isTyped && chosen === null ? findPlaces(dataSet, where ?? '', OFFERS_MAX) : null;
  const coded = isTyped ? null : readPlace(dataSet, country, region);
  const isWrong = coded !== null && isFinding(coded);
  const place = chosen ?? typed?.sure ?? (isWrong ? null : coded);
  return {
    ...{ given, dataSet, isTyped },
    values: values as Record<Field | CommonField, string>,
    isPinned: data !== null && found !== null,
    unknownRelease: found === null ? [unknownRelease(served, speech)] : [],
    place: place && placeAs(place, speech),
    unclearPlace: place === null && typed !== null ? [unclearPlace(typed, raw, speech, page)] : [],
    finding: isWrong && country !== null ? coded : null,
  };
}

/** Turns a finding into null, and adds it to the list. */
export function noteIn(findings: Finding[]) {
  return <T>(read: T | Finding): T | null => {
    if (!isFinding(read)) return read;
    findings.push(read);
    return null;
  };
}

/** The findings so far, in the order in which the API checks. */
export function inOrder(findings: readonly Finding[]): Finding[] {
  return findings.toSorted(
    (one, other) => FINDING_CODES.indexOf(one.code) - FINDING_CODES.indexOf(other.code),
  );
}
