import type { Position } from '@portal/demo-cadastre/land';
import {
  type ExtractOrder,
  type ExtractPosition,
  type FileDelivery,
  fitsPage,
  isMap,
  type PostalAddress,
  type ProductKind,
  type Verification,
} from '@portal/demo-cadastre/extracts';

/** Body of `POST /cadastre/orders`. */
export interface OrderRequest extends ExtractOrder, FileDelivery {
  readonly verification: Verification | null;
  /** Target of the dispatch report; null for none. */
  readonly dispatchUrl: string | null;
  /** Where paper is sent; null for an order without paper. */
  readonly addressee: PostalAddress | null;
}

/** An invalid request; the message names the field. */
export class OrderRequestError extends Error {
  override readonly name = 'OrderRequestError';
}

const MAX_POSITIONS = 100;
const MAX_COPIES = 99;
const ADDRESS = /^https?:\/\/\S{1,2000}$/;
const SCALES = [500, 1000, 2000, 5000] as const;
const FORMATS = ['A0', 'A1', 'A2', 'A3', 'A4'] as const;

/** A decoded JSON object before validation. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads an order from a decoded JSON body.
 *
 * @throws OrderRequestError with the path of the first wrong field
 */
export function readOrder(body: unknown): OrderRequest {
  const fields = readObject(body, 'body');
  const positions = fields.positions;
  if (!Array.isArray(positions) || positions.length < 1 || positions.length > MAX_POSITIONS) {
    throw new OrderRequestError(`positions: 1 to ${MAX_POSITIONS} entries`);
  }
  return {
    orderNumber: readText(fields, 'orderNumber', /^[A-Za-z0-9._-]{1,100}$/),
    ...readDelivery(fields),
    dispatchUrl: fields.dispatchUrl === undefined ? null : readText(fields, 'dispatchUrl', ADDRESS),
    addressee: fields.addressee === undefined ? null : readAddress(fields.addressee, 'addressee'),
    orderedAt: readInstant(fields, 'orderedAt'),
    positions: positions.map((position, index) =>
      readPosition(readObject(position, `positions[${index}]`), `positions[${index}].`),
    ),
  };
}

function readDelivery(fields: Fields, path = ''): FileDelivery {
  const name = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/;
  return {
    resultFileName: readText(fields, 'resultFileName', name, path),
    callbackUrl: readText(fields, 'callbackUrl', ADDRESS, path),
    verification: readVerification(fields, path),
  };
}

function readVerification(fields: Fields, path: string): Verification | null {
  if (fields.verificationCode === undefined) return null;
  return {
    code: readText(fields, 'verificationCode', /^[0-9A-Z-]{4,40}$/, path),
    url: readText(fields, 'verificationUrl', /^https?:\/\/\S{1,150}$/, path),
  };
}

const LINE = /^[^\p{Cc}]{0,300}$/u;

/** @throws OrderRequestError when the value is not a postal address */
export function readAddress(value: unknown, path: string): PostalAddress {
  const fields = readObject(value, path);
  const line = (name: string): string => readText(fields, name, LINE, `${path}.`);
  return {
    name: line('name'),
    street: line('street'),
    zipCode: line('zipCode'),
    city: line('city'),
  };
}

function readPosition(fields: Fields, path: string): ExtractPosition {
  const kind = readKind(fields, path);
  // A document without map has no format of its own: it is A4.
  const given: Fields = isMap(kind)
    ? fields
    : { ...PLAIN_SHEET, ...withoutNullish(fields), printArea: null };
  const position: ExtractPosition = {
    positionId: readText(fields, 'positionId', /^[A-Za-z0-9._-]{1,100}$/, path),
    delivery: fields.resultFileName === undefined ? null : readDelivery(fields, path),
    kind,
    parcelId: readText(fields, 'parcelId', /^[0-9_]{20}$/, path),
    pageFormat: readOneOf(given, 'pageFormat', FORMATS, path),
    pageOrientation: readOneOf(given, 'pageOrientation', ['PORTRAIT', 'LANDSCAPE'], path),
    colorPalette: readOneOf(given, 'colorPalette', ['COLOR', 'BW'], path),
    selectedScale: readOneOf(given, 'selectedScale', SCALES, path),
    printArea: readRing(given.printArea, path),
    numberOfCopies: readCopies(fields.numberOfCopies, path),
    orderPdf: readFlag(fields.orderPdf, `${path}orderPdf`),
  };
  if (position.printArea && !fitsPage(position.printArea, position)) {
    throw new OrderRequestError(`${path}printArea: not the map field of this format and scale`);
  }
  return position;
}

const KINDS = [
  'CADASTRAL_MAP',
  'LAND_ESTIMATE_MAP',
  'PARCEL_RECORD',
  'OWNER_RECORD',
  'PROPERTY_RECORD',
] as const;

/** Without `kind`, the older field `productKind` decides; it cannot name a property record. */
function readKind(fields: Fields, path: string): ProductKind {
  if (fields.kind !== undefined) return readOneOf(fields, 'kind', KINDS, path);
  const productKind = readOneOf(fields, 'productKind', ['map', 'register', 'description'], path);
  if (productKind === 'register') return 'OWNER_RECORD';
  if (productKind === 'description') return 'PARCEL_RECORD';
  const withLandEstimate = readFlag(fields.withLandEstimate, `${path}withLandEstimate`);
  return withLandEstimate ? 'LAND_ESTIMATE_MAP' : 'CADASTRAL_MAP';
}

const PLAIN_SHEET: Fields = {
  pageFormat: 'A4',
  pageOrientation: 'PORTRAIT',
  colorPalette: 'COLOR',
  selectedScale: 1000,
};

function withoutNullish(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  );
}

/** @throws OrderRequestError when the value is not an object */
export function readObject(value: unknown, path: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new OrderRequestError(`${path}: an object`);
  }
  return { ...value };
}

/** @throws OrderRequestError when the field is not a text that matches the pattern */
export function readText(fields: Fields, name: string, pattern: RegExp, path = ''): string {
  const value = fields[name];
  if (typeof value === 'string' && pattern.test(value)) return value;
  throw new OrderRequestError(`${path}${name}: a text like ${pattern.source}`);
}

/** @throws OrderRequestError when the field is not one of the values */
export function readOneOf<T extends string | number>(
  fields: Fields,
  name: string,
  allowed: readonly T[],
  path = '',
): T {
  const found = allowed.find((value) => value === fields[name]);
  if (found !== undefined) return found;
  throw new OrderRequestError(`${path}${name}: one of ${allowed.join(', ')}`);
}

/** @throws OrderRequestError when the field is not an instant (ISO 8601) */
export function readInstant(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value === 'string' && !Number.isNaN(Date.parse(value))) return value;
  throw new OrderRequestError(`${name}: an instant (ISO 8601)`);
}

function readCopies(value: unknown, path: string): number {
  if (value === undefined || value === null) return 0;
  if (Number.isInteger(value) && typeof value === 'number' && value >= 0 && value <= MAX_COPIES) {
    return value;
  }
  throw new OrderRequestError(`${path}numberOfCopies: 0 to ${MAX_COPIES}`);
}

function readFlag(value: unknown, path: string): boolean {
  if (value === undefined || value === null) return false;
  if (typeof value === 'boolean') return value;
  throw new OrderRequestError(`${path}: true or false`);
}

function readRing(value: unknown, path: string): readonly Position[] | null {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value) && value.length === 5) {
    const positions = value.flatMap((entry: unknown): Position[] => {
      const [x, y]: unknown[] = Array.isArray(entry) && entry.length === 2 ? entry : [];
      return Number.isFinite(x) && Number.isFinite(y) ? [[Number(x), Number(y)]] : [];
    });
    if (positions.length === 5) return positions;
  }
  throw new OrderRequestError(`${path}printArea: a ring of five positions in metres`);
}
