import type {
  Addressee,
  BasePrice,
  LocalizedText,
  MultiPolygon,
  NewEntitlement,
  OfferedFileFormat,
  Parcel,
  ParcelAddress,
  Position,
  Price,
  Product,
  ProductDetails,
} from '@portal/api';
import type { AdditionalInfo, BasketItem, Consents, LegitimateInterest } from '../model/basket.ts';
import type {
  Configuration,
  FurtherParcel,
  PrintArea,
  Provisioning,
  UploadedEvidence,
  UserFormat,
} from '../model/configuration.ts';
import type { PriceState } from '../model/money.ts';
import { FILE_FORMATS } from '../../rules/file-formats.ts';
import { ORDERABLE_FORMATS, ORIENTATIONS, PALETTES, SCALES } from '../../rules/print-area/page.ts';
import { TRUST_LEVELS } from '../../rules/trust/trust.ts';
import { COPIES } from '../../rules/validation/extract.ts';
import {
  either,
  finite,
  bool,
  listOf,
  nullable,
  oneOf,
  optional,
  recordOf,
  shape,
  text,
  integer,
} from './guard.ts';
import type { Guard } from './guard.ts';

const cents = integer(0, Number.MAX_SAFE_INTEGER);
const basePrice = shape<BasePrice>({ priceGross: cents, priceNet: optional(cents) });

const fileFormat = oneOf(...FILE_FORMATS);

/** A pair of finite numbers. */
export const position: Guard<Position> = (value): value is Position =>
  Array.isArray(value) && value.length === 2 && value.every((entry) => finite(entry));

const ring = listOf<Position>(position);

/** Sums only have several rates, never the price of one extract. */
const absent: Guard<undefined> = (value): value is undefined => value === undefined;

const price = shape<Price>({
  currency: oneOf('EUR'),
  priceGross: cents,
  priceNet: cents,
  vatAmount: cents,
  vatRate: finite,
  vatBreakdown: absent,
});

const priceState: Guard<PriceState> = either(
  shape<{ readonly status: 'unset' | 'pending' | 'failed' }>({
    status: oneOf('unset', 'pending', 'failed'),
  }),
  shape<{ readonly status: 'known'; readonly price: Price }>({ status: oneOf('known'), price }),
);

const localized: Guard<LocalizedText> = (value): value is LocalizedText =>
  recordOf(text)(value) && Object.hasOwn(value, 'de');

const details = shape<ProductDetails>({
  contains: optional(localized),
  lacks: optional(localized),
  acceptedBy: optional(localized),
  duration: optional(localized),
});

const product = shape<Product>({
  id: text,
  displayName: text,
  englishDisplayName: text,
  names: optional(recordOf(text)),
  description: text,
  englishDescription: text,
  descriptions: optional(recordOf(text)),
  imagePath: text,
  samplePath: optional(text),
  details: optional(details),
  sensitiveData: bool,
  userDefinedFormat: bool,
  property: bool,
  withLandEstimate: bool,
  severalParcels: optional(bool),
  ownershipMatch: optional(bool),
  withoutAccount: optional(bool),
  fileFormats: optional(listOf(shape<OfferedFileFormat>({ format: fileFormat, price: basePrice }))),
  priceBasePdf: basePrice,
  priceBasePaper: basePrice,
  priceMultiCopyPaper: basePrice,
  vatRate: optional(finite),
  legalNature: optional(oneOf('FEE', 'CONTRACT')),
  status: oneOf('ACTIVE', 'INACTIVE'),
  minimalTrustLevel: oneOf(...TRUST_LEVELS),
  kind: optional(
    oneOf('CADASTRAL_MAP', 'LAND_ESTIMATE_MAP', 'PARCEL_RECORD', 'OWNER_RECORD', 'PROPERTY_RECORD'),
  ),
});

/**
 * Whether an untrusted value is a `Parcel`, including every position of its geometry. Area in m², coordinates in metres,
 * in the CRS of the state.
 */
export const isParcel = shape<Parcel>({
  parcelId: text,
  displayString: text,
  localSubdistrictId: text,
  localSubdistrict: text,
  cadastralSection: text,
  parcelNumber: text,
  area: finite,
  geometry: shape<MultiPolygon>({
    type: oneOf('MultiPolygon'),
    coordinates: listOf(listOf(ring)),
  }),
  shape: listOf(ring),
  holes: listOf(ring),
  addresses: optional(
    listOf(
      shape<ParcelAddress>({ streetName: text, houseNumber: text, zipCode: text, city: text }),
    ),
  ),
});

const userFormat = shape<UserFormat>({
  format: oneOf(...ORDERABLE_FORMATS),
  orientation: oneOf(...ORIENTATIONS),
  palette: oneOf(...PALETTES),
  scale: oneOf(...SCALES),
});

const provisioning = shape<Provisioning>({
  digital: bool,
  paper: bool,
  copies: integer(COPIES.min, COPIES.max),
  files: optional(listOf(fileFormat)),
  fileExtent: optional(oneOf('SHEET', 'PARCELS')),
  price: priceState,
});

const printArea: Guard<PrintArea> = (value): value is PrintArea =>
  Array.isArray(value) && value.length === 5 && value.every((entry) => position(entry));

const uploadedEvidence = shape<UploadedEvidence>({ id: text, name: text, bytes: cents });
const entitlement = optional(shape<NewEntitlement>({ ground: text, fileNumber: optional(text) }));

/** The extract being configured. */
export const configuration = shape<Configuration>({
  product: nullable(product),
  parcel: nullable(isParcel),
  provisioning,
  justification: text,
  justificationReused: bool,
  ground: optional(text),
  evidence: optional(listOf(uploadedEvidence)),
  entitlement,
  userFormat,
  printAreaCentre: nullable<Position>(position),
  partialPageConfirmed: bool,
  furtherParcels: listOf(
    shape<FurtherParcel>({ parcel: isParcel, printAreaCentre: nullable<Position>(position) }),
  ),
  oneSheet: optional(bool),
  madeFor: optional(listOf(text)),
});

const additionalInfo = shape<AdditionalInfo>({
  sensitiveData: nullable(
    shape<LegitimateInterest>({
      justification: text,
      ground: optional(text),
      evidence: optional(listOf(uploadedEvidence)),
      entitlement,
    }),
  ),
  userFormat: nullable(
    shape<{ readonly userFormat: UserFormat; readonly printArea: PrintArea }>({
      userFormat,
      printArea,
    }),
  ),
});

/** An item of the basket. */
export const basketItem = shape<BasketItem>({
  key: text,
  product,
  parcel: isParcel,
  furtherParcels: optional(listOf(isParcel)),
  provisioning,
  additionalInfo,
  reference: optional(text),
});

/** The consents of the order summary. */
export const consents = shape<Consents>({
  privacy: bool,
  terms: bool,
  dataTransfer: bool,
  immediateDelivery: optional(bool),
});

/** Where paper is sent. */
export const addressee = shape<Addressee>({
  name: text,
  street: text,
  zipCode: text,
  city: text,
  country: text,
});
