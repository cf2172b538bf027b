import {
  DATA_FORMATS,
  type ExtractOrder,
  type ExtractPosition,
  type FileDelivery,
  fitsPage,
  isMap,
  type ProductKind,
  type Verification,
} from '@portal/demo-cadastre/extracts';
import {
  array,
  boolean,
  check,
  finite,
  forward,
  integer,
  length,
  looseObject,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullish,
  number,
  optional,
  pipe,
  strictObject,
  strictTuple,
  string,
  transform,
  unknown,
} from 'valibot';
import { readBody } from '../../http/index.ts';
import {
  address,
  type Addressee,
  addressee as addresseeSchema,
  fileName,
  id,
  instant,
  like,
  oneOf,
} from './fields.ts';

/** Body of `POST /cadastre/orders`. */
export interface OrderRequest extends ExtractOrder, FileDelivery {
  readonly verification: Verification | null;
  /** Target of the dispatch report; null for none. */
  readonly dispatchUrl: string | null;
  /** Where paper is sent; null for an order without paper. */
  readonly addressee: Addressee | null;
}

const MAX_COPIES = 99;
const COPIES = `0 to ${MAX_COPIES}`;
const KINDS = [
  'CADASTRAL_MAP',
  'LAND_ESTIMATE_MAP',
  'PARCEL_RECORD',
  'OWNER_RECORD',
  'PROPERTY_RECORD',
] as const;

const VERIFICATION = {
  verificationCode: optional(like(/^[0-9A-Z-]{4,40}$/)),
  verificationUrl: optional(like(/^https?:\/\/\S{1,150}$/)),
};

interface VerificationFields {
  readonly verificationCode?: string | undefined;
  readonly verificationUrl?: string | undefined;
}

const hasUrlOfCode = ({ verificationCode: code, verificationUrl: url }: VerificationFields) =>
  code === undefined || url !== undefined;

const NO_URL = 'verificationUrl is missing';

const verificationOf = ({
  verificationCode: code,
  verificationUrl: url,
}: VerificationFields): Verification | null =>
  code === undefined || url === undefined ? null : { code, url };

const PARCEL_ID = like(/^[0-9_]{20}$/);
const FURTHER = 'at most 20 parcel ids';
const TITLE = 'a text of 1 to 120 characters';
const flag = nullish(boolean('true or false'), false);
const RING = 'a ring of five positions in metres';
const coordinate = pipe(number(RING), finite(RING));
const ring = pipe(array(strictTuple([coordinate, coordinate], RING), RING), length(5, RING));

type Fields = Readonly<Record<string, unknown>>;

/** A document without map has no format of its own: it is A4. */
const PLAIN_SHEET: Fields = {
  pageFormat: 'A4',
  pageOrientation: 'PORTRAIT',
  colorPalette: 'COLOR',
  selectedScale: 1000,
};

const withoutNull = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

/** Without `kind`, the older field `productKind` decides; it cannot name a property record. */
function kindOf(productKind: string | undefined, landEstimate: boolean): ProductKind {
  if (productKind === 'register') return 'OWNER_RECORD';
  if (productKind === 'description') return 'PARCEL_RECORD';
  return landEstimate ? 'LAND_ESTIMATE_MAP' : 'CADASTRAL_MAP';
}

/** The kind of the document, and for one without map its sheet. */
const DOCUMENT = pipe(
  looseObject(
    {
      kind: optional(oneOf(KINDS)),
      productKind: optional(oneOf(['map', 'register', 'description'])),
      withLandEstimate: flag,
    },
    'an object',
  ),
  check(({ kind, productKind }) => (kind ?? productKind) !== undefined, 'kind is missing'),
  transform(({ kind: named, productKind, withLandEstimate, ...fields }): Fields => {
    const kind = named ?? kindOf(productKind, withLandEstimate);
    if (isMap(kind)) return { ...fields, kind };
    return { ...PLAIN_SHEET, ...withoutNull(fields), printArea: null, kind };
  }),
);

const FILES = '1 to 4 files';

/** A file for other programs (DATA-6). */
const DATA_FILE = strictObject({
  format: oneOf(DATA_FORMATS),
  resultFileName: fileName,
  callbackUrl: address,
});

const POSITION = pipe(
  DOCUMENT,
  strictObject({
    positionId: id,
    kind: oneOf(KINDS),
    title: nullish(pipe(string(TITLE), minLength(1, TITLE), maxLength(120, TITLE)), null),
    parcelId: PARCEL_ID,
    furtherParcelIds: nullish(pipe(array(PARCEL_ID, FURTHER), maxLength(20, FURTHER)), []),
    pageFormat: oneOf(['A0', 'A1', 'A2', 'A3', 'A4']),
    pageOrientation: oneOf(['PORTRAIT', 'LANDSCAPE']),
    colorPalette: oneOf(['COLOR', 'BW']),
    selectedScale: oneOf([500, 1000, 2000, 5000]),
    printArea: nullish(ring, null),
    numberOfCopies: nullish(
      pipe(number(COPIES), integer(COPIES), minValue(0, COPIES), maxValue(MAX_COPIES, COPIES)),
      0,
    ),
    orderPdf: flag,
    files: optional(pipe(array(DATA_FILE, FILES), minLength(1, FILES), maxLength(4, FILES))),
    fileExtent: optional(oneOf(['SHEET', 'PARCELS'])),
    // Sent by the release before (SAFE-4).
    approvalStatus: optional(unknown()),
    resultFileName: optional(fileName),
    callbackUrl: optional(address),
    ...VERIFICATION,
  }),
  check((fields) => hasUrlOfCode(fields), NO_URL),
  check(
    ({ resultFileName: name, callbackUrl: url }) => name === undefined || url !== undefined,
    'callbackUrl is missing',
  ),
  forward(
    check(({ kind, files }) => files === undefined || isMap(kind), 'only of a map'),
    ['files'],
  ),
  forward(
    check(
      (position) => position.printArea === null || fitsPage(position.printArea, position),
      'not the map field of this format and scale',
    ),
    ['printArea'],
  ),
  transform(
    ({
      resultFileName,
      callbackUrl,
      verificationCode,
      verificationUrl,
      approvalStatus: _unused,
      ...position
    }): ExtractPosition => ({
      ...position,
      delivery:
        resultFileName === undefined || callbackUrl === undefined
          ? null
          : {
              resultFileName,
              callbackUrl,
              verification: verificationOf({ verificationCode, verificationUrl }),
            },
    }),
  ),
);

const POSITIONS = '1 to 100 entries';

const ORDER = pipe(
  strictObject(
    {
      orderNumber: id,
      resultFileName: fileName,
      callbackUrl: address,
      ...VERIFICATION,
      dispatchUrl: optional(address),
      addressee: optional(addresseeSchema),
      orderedAt: instant,
      positions: pipe(
        array(POSITION, POSITIONS),
        minLength(1, POSITIONS),
        maxLength(100, POSITIONS),
      ),
    },
    'an object',
  ),
  check((fields) => hasUrlOfCode(fields), NO_URL),
  transform(
    ({ verificationCode, verificationUrl, dispatchUrl, addressee, ...order }): OrderRequest => ({
      ...order,
      verification: verificationOf({ verificationCode, verificationUrl }),
      dispatchUrl: dispatchUrl ?? null,
      addressee: addressee ?? null,
    }),
  ),
);

/** Reads an order from a decoded JSON body. @throws BodyError */
export const readOrder = (body: unknown): OrderRequest => readBody(ORDER, body);
