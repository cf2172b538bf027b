import { readParcelId } from '@portal/order-flow';
import type { Clause, WrittenClause } from './clause.ts';
import { isAmbiguous } from './numbers.ts';
import { type Mode, MOST_PARCELS, Reader } from './reader.ts';
import { plainText, type Token, tokensOf } from './tokens.ts';

/** What a text says about parcels. */
export interface WrittenParcels {
  /** Parcel ids, filled up to 20 characters; with them nothing else is read. */
  readonly ids: readonly string[];
  /** What the text may mean, the likeliest first; each names parcels or sections of one or several places. */
  readonly readings: readonly (readonly WrittenClause[])[];
  /** Whether words such as `Gemarkung` and `Flurstück`, or a key of six digits, say that parcels are meant. */
  readonly isAnnounced: boolean;
  /** Whether a part of a parcel is meant: `tlw.`. */
  readonly isPart: boolean;
  /** The parts of the text that have no known meaning. */
  readonly unread: readonly string[];
}

/** Parcels without a place of their own are in that of those before them, the first ones in that of those after them. */
function completePlaces(clauses: readonly Clause[]): void {
  let before: Clause | null = null;
  for (const clause of [...clauses, ...clauses.toReversed()]) {
    const isAlone = !clause.hasPlace && clause.phrases.length === 0;
    if (before && isAlone) {
      clause.key = before.key;
      clause.landCode = before.landCode;
      clause.phrases.push(...before.phrases);
    }
    before = clause;
  }
}

function clauseOf(clause: Clause, isAnnounced: boolean): WrittenClause {
  const { section, parcels } = clause;
  const isStrong = section !== null && parcels.some((one) => one.denominator !== null);
  return {
    place: clause.place(isAnnounced || isStrong),
    parcels:
      parcels.length > 0
        ? parcels.map((one) => ({ ...one, section: one.section ?? section }))
        : [{ section, numerator: null, denominator: null }],
  };
}

function readWith(tokens: readonly Token[], mode: Mode) {
  const reader = new Reader(tokens, mode);
  reader.read();
  const { clauses, isAnnounced, isPart } = reader;
  let section: number | null = null;
  for (const clause of clauses) {
    clause.resolve(mode.isSection, mode.pair);
    if (clause.phrases.length === 0) clause.section ??= section;
    section = clause.section;
  }
  completePlaces(clauses);
  return {
    clauses: clauses.map((clause) => clauseOf(clause, isAnnounced)),
    unread: [...reader.unread, ...clauses.flatMap(({ unread }) => unread)],
    isPart,
    isAnnounced,
  };
}

/** A parcel id within a text, as extracts print it; each group has a fixed number of digits, so that the time is linear. */
const PARCEL_ID =
  /(?<![\d_/-])\d{2}[ -]?\d{4}[ -]?(?:\d{3}|_{3})[ -]?\d{5}(?:[ /-]{0,3}(?:\d{4}|_{4})(?![\d_])(?! ?(?:m²|m2|qm|ha))|\/\d{1,4}(?!\d)|(?:\d{4}|_{4})(?=_))?[ -]?_{0,6}(?![\d_])/gu;

function idsIn(text: string): readonly string[] {
  const whole = readParcelId(text);
  if (whole !== null) return [whole];
  const ids = [...text.matchAll(PARCEL_ID)].flatMap(([found]) => readParcelId(found) ?? []);
  return [...new Set(ids)].slice(0, MOST_PARCELS);
}

/**
 * What a text says about parcels, as documents, registers, lists and people write it (IN-2). It knows no names: which of the possible
 * ones exist, the caller finds out. The time is linear in the length of the text, of which 2000 characters are read.
 */
export function readWrittenParcels(text: string): WrittenParcels {
  const plain = plainText(text);
  const ids = idsIn(plain);
  const tokens = tokensOf(ids.length > 0 ? plain.replaceAll(PARCEL_ID, ' ') : plain);
  const modes: readonly Mode[] = [
    { isSection: true, pair: 'section' },
    { isSection: false, pair: 'section' },
    ...(tokens.some((token) => token.kind === 'number' && isAmbiguous(token))
      ? [{ isSection: true, pair: 'fraction' } as const]
      : []),
  ];
  const all = modes.map((mode) => readWith(tokens, mode));
  const [first] = all;
  const isPart = first?.isPart ?? false;
  if (ids.length > 0) return { ids, readings: [], isAnnounced: true, isPart, unread: [] };
  const readings = new Map(all.map(({ clauses }) => [JSON.stringify(clauses), clauses]));
  return {
    ids,
    readings: [...readings.values()],
    isAnnounced: first?.isAnnounced ?? false,
    isPart,
    unread: first?.unread ?? [],
  };
}
