import { isParcelId, parseParcelId, readParcelId } from '@portal/order-flow';
import { readWrittenParcels } from '@portal/written-parcels';
import type { PropertyMapping } from '../../config/cadastre-mapping.ts';
import type { SourceRules } from '../../config/cadastre-settings.ts';
import type { SourceFeature } from '../../ports/features.ts';
import { FaultyFeature } from './faults.ts';
import { type FeatureValues, keyOf, valuesOf } from './values.ts';

type Values = FeatureValues<keyof PropertyMapping['parcels']>;

/** The facts about a parcel that a source publishes in different forms. */
export interface ParcelFacts {
  readonly parcelId: string;
  /** Without the land code. */
  readonly subdistrictId: string;
  /** Null in a state without sections. */
  readonly section: number | null;
  readonly numerator: number;
  /** 0 when there is none. */
  readonly denominator: number;
}

/** `004`, `Flur 4`, `051406004`, or `020101___` where there is none. */
function sectionOf(text: string): number | null {
  const digits = /^\d{6}(\d{3}|_{3})$/.exec(text)?.[1] ?? text.replace(/^Flur\s*/i, '');
  if (/^[_0]*$/.test(digits)) return null;
  if (!/^\d{1,3}$/.test(digits)) throw new FaultyFeature('the section is not a number up to 999');
  return Number(digits);
}

function wholeNumber(text: string, name: string, digits: number): number {
  if (/^_*$/.test(text)) return 0;
  if (!/^\d+$/.test(text) || Number(text) >= 10 ** digits) {
    throw new FaultyFeature(`the ${name} is not a number of up to ${digits} digits`);
  }
  return Number(text);
}

function split(text: string): readonly [string, string] {
  const [first = '', second = ''] = text.split('/');
  return [first.trim(), second.trim()];
}

/** The number of a text such as `Flst. 114 / 2`; null when it names none or several. */
function writtenNumber(text: string): readonly [string, string] | null {
  const { readings, unread } = readWrittenParcels(`Flurstück ${text}`);
  const [number, ...others] = (readings[0] ?? []).flatMap(({ parcels }) => parcels);
  if (!number || others.length + unread.length > 0 || number.numerator === null) return null;
  return [String(number.numerator), String(number.denominator ?? '')];
}

/** A parcel id of any state: two digits, and 16 to 18 characters after them. */
const landOf = (parcelId: string): string => parcelId.slice(0, 2);

/** The parcel id of a source as it is published, or completed where it is printed with blanks or a slash. */
function publishedId(text: string): string {
  const land = { landCode: landOf(text) };
  return isParcelId(text, land) ? text : (readParcelId(text) ?? text);
}

/** Numerator and denominator: two properties, or one such as `1355/2`. */
function numberOf(values: Values): readonly [string, string] {
  const numerator = values.text('numerator');
  if (numerator !== '') return [numerator, values.text('denominator')];
  const text = values.text('parcelNumber');
  return /^[\d/_]*$/.test(text) ? split(text) : (writtenNumber(text) ?? split(text));
}

/** The parcel id of 20 characters from its parts, with underscores where there is nothing. */
function buildParcelId(values: Values, landCode: string | null): string {
  const subdistrict = values.text('subdistrictId');
  const [numerator, denominator] = numberOf(values);
  const land = subdistrict.length === 6 ? subdistrict.slice(0, 2) : values.text('landCode');
  const section = sectionOf(values.text('section'));
  const first = wholeNumber(numerator, 'numerator', 5);
  const second = wholeNumber(denominator, 'denominator', 4);
  if (subdistrict === '' || first === 0) {
    throw new FaultyFeature('the parcel id is missing, and its parts as well');
  }
  return [
    land || (landCode ?? ''),
    keyOf(subdistrict, 'the key of the subdistrict'),
    section === null ? '___' : String(section).padStart(3, '0'),
    String(first).padStart(5, '0'),
    second === 0 ? '____' : String(second).padStart(4, '0'),
    '__',
  ].join('');
}

/**
 * Id, subdistrict, section and number of a parcel. What is not published is taken from the id, and a missing id is built
 * from its parts.
 *
 * @throws FaultyFeature when they are missing or contradict the land code
 */
export function parcelFacts(
  feature: SourceFeature,
  { properties, landCode }: Pick<SourceRules, 'properties' | 'landCode'>,
): ParcelFacts {
  const values = valuesOf(feature, properties.parcels);
  const parcelId = publishedId(values.text('parcelId')) || buildParcelId(values, landCode);
  const land = { landCode: landOf(parcelId) };
  if (!/^\d{2}$/.test(land.landCode) || !isParcelId(parcelId, land)) {
    throw new FaultyFeature('the parcel id has another form than 18 to 20 characters of VAL-9');
  }
  if (landCode !== null && land.landCode !== landCode) {
    throw new FaultyFeature(`the parcel id does not begin with the land code ${landCode}`);
  }
  const parts = parseParcelId(parcelId, land);
  const [numerator, denominator] = numberOf(values);
  const subdistrictId = values.text('subdistrictId') || (parts?.localSubdistrictId ?? '');
  return {
    parcelId,
    subdistrictId: keyOf(subdistrictId, 'the key of the subdistrict'),
    section: sectionOf(values.text('section') || (parts?.cadastralSection ?? '')),
    numerator: wholeNumber(numerator || (parts?.parcelNumber ?? ''), 'numerator', 5),
    denominator: wholeNumber(
      numerator === '' ? (parts?.index ?? '') : denominator,
      'denominator',
      4,
    ),
  };
}
