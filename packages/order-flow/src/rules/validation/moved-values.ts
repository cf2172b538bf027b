import type { AddressParams, ParcelParams } from '../../draft/model/search.ts';
import { readParcelId, shortParcelNumber } from './read-parcel-id.ts';
import type { ValidationSettings } from './patterns.ts';
import { parseParcelId } from './parcel-id.ts';
import { normalizeAddress, normalizeParcel } from './typed-search.ts';

/** A value that was typed into the field of another one (FIND-3). */
export interface MovedValue<Field> {
  readonly from: Field;
  readonly to: Field;
  readonly value: string;
}

/** The input of a tab with every value in its own field. */
export interface MovedInput<Params> {
  readonly params: Params;
  /** Empty when nothing was moved; the input is then unchanged. */
  readonly moved: readonly MovedValue<keyof Params>[];
}

/** What a field holds, by the fields it belongs to. */
type Parts<Params> = Partial<Record<keyof Params, string>>;
type Readers<Params> = Partial<Record<keyof Params, (text: string) => Parts<Params> | null>>;

const parts = (pattern: RegExp, text: string): readonly string[] | null => {
  const match = pattern.exec(text);
  return match && match.slice(1).map((part) => (part ?? '').trim());
};

function zipAndCity(text: string): { zipCode: string; city: string } | null {
  const [zipCode, city = ''] = parts(/^(\d{5})(?:[ ,]+(\p{L}.*))?$/u, text) ?? [];
  return zipCode === undefined ? null : { zipCode, city };
}

/** `Lindenallee 2, 15990 Lindenau`, `15990 Lindenau, Lindenallee 2`, `Lindenallee 2, Lindenau`. */
function streetAndPlace(text: string): Parts<AddressParams> | null {
  const after = parts(/^(.*\p{L}.*?)[ ,]+(\d{5}) (\p{L}[^,]*)$/u, text);
  if (after) return { streetName: after[0], zipCode: after[1], city: after[2] };
  const before = parts(/^(\d{5}) ([^,]+), *(.+)$/u, text);
  if (before) return { zipCode: before[0], city: before[1], streetName: before[2] };
  const city = parts(/^([^,]+), *(\p{L}[^,\d]*)$/u, text);
  return city && { streetName: city[0], city: city[1] };
}

/** A number that is announced as such; others may belong to the name of the street. */
function announcedNumber(text: string): Parts<AddressParams> | null {
  const found = parts(/^(.*\p{L}.*?)[ ,]+(?:Haus-?)?(?:Nr\.?|Nummer) ?(\d.*)$/iu, text);
  return found && { streetName: found[0], houseNumber: found[1] };
}

const ADDRESS_READERS: Readers<AddressParams> = {
  zipCode: (text) => zipAndCity(text) ?? (/^\p{L}\P{N}*$/u.test(text) ? { city: text } : null),
  city: zipAndCity,
  streetName: (text) => {
    const place = streetAndPlace(text);
    return place ? { ...place, ...announcedNumber(place.streetName ?? '') } : announcedNumber(text);
  },
  houseNumber: (text) => {
    const place = parts(/^(\d[^,]*), *(\d{5}) (\p{L}.*)$/u, text);
    if (place) return { houseNumber: place[0], zipCode: place[1], city: place[2] };
    const street = parts(/^(\p{L}.*?),? (\d.*)$/u, text);
    return street && { streetName: street[0], houseNumber: street[1] };
  },
};

const SECTION_AND_NUMBER =
  /^(?:Flur ?(\d{1,3})[ ,-]+(?:(?:Flurstück|Flst\.?|Nr\.?) ?)?(\d{1,5}(?:\/\d{1,4})?)|(\d{1,3})[ ,-]+(\d{1,5}\/\d{1,4}))$/iu;

function sectionAndNumber(text: string): Parts<ParcelParams> | null {
  const [section, number, first = '', second = ''] = parts(SECTION_AND_NUMBER, text) ?? [];
  if (section === undefined) return null;
  return { cadastralSection: section || first, parcelNumber: number || second };
}

function wholeId(text: string, settings: ValidationSettings): Parts<ParcelParams> | null {
  const id = parseParcelId(readParcelId(text) ?? '', settings);
  return (
    id && {
      localSubdistrictId: id.localSubdistrictId,
      cadastralSection: (id.cadastralSection ?? '').replace(/^0+/, ''),
      parcelNumber: shortParcelNumber(id),
    }
  );
}

const parcelReaders = (settings: ValidationSettings): Readers<ParcelParams> => ({
  cadastralSection: (text) =>
    wholeId(text, settings) ??
    sectionAndNumber(text) ??
    (/^\d{1,5}\/\d{1,4}$/.test(text) ? { parcelNumber: text } : null),
  // Without sections, no field holds one.
  parcelNumber: (text) =>
    wholeId(text, settings) ??
    (settings.cadastralSections === 'NONE' ? null : sectionAndNumber(text)),
});

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Moves what one field holds of others; a field that has another value already keeps everything as it is. */
function moveAll<Params extends Readonly<Record<keyof Params, string>>>(
  typed: Params,
  normalized: Params,
  readers: Readers<Params>,
): MovedInput<Params> {
  let params = normalized;
  const moved: MovedValue<keyof Params>[] = [];
  for (const from in readers) {
    const read = readers[from]?.(params[from]);
    const targets = Object.entries<string | undefined>(read ?? {}).flatMap(([name, value]) =>
      name !== from && value ? [{ to: name as keyof Params, value }] : [],
    );
    const hasPlace = targets.every(({ to, value }) => !params[to] || isSame(params[to], value));
    if (!read || targets.length === 0 || !hasPlace) continue;
    for (const { to, value } of targets) {
      if (!params[to]) moved.push({ from, to, value });
    }
    params = { ...params, [from]: '', ...read };
  }
  return moved.length > 0 ? { params, moved } : { params: typed, moved };
}

/** The address with ZIP code, city and an announced house number in their own fields (FIND-3). */
export const moveAddress = (typed: AddressParams): MovedInput<AddressParams> =>
  moveAll(typed, normalizeAddress(typed), ADDRESS_READERS);

/** The parcel with section and number, or the parts of a whole parcel id, in their own fields (FIND-3). */
export const moveParcel = (
  typed: ParcelParams,
  settings: ValidationSettings,
): MovedInput<ParcelParams> => moveAll(typed, normalizeParcel(typed), parcelReaders(settings));
