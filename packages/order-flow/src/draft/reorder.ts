import type {
  NewEntitlement,
  OrderPosition,
  Parcel,
  PositionEntitlement,
  Price,
  PriceRequest,
  Product,
} from '@portal/api';
import type { BasketItem } from './model/basket.ts';
import type { PrintArea, UserFormat } from './model/configuration.ts';
import { fitsAnyPage, parcelFits, printArea } from '../rules/print-area/print-area.ts';
import { DEFAULTS } from './empty-draft.ts';
import { DEFAULT_EXTENT, offeredFormats, sortedFormats } from '../rules/chosen-formats.ts';
import { clampCopies } from '../rules/validation/extract.ts';
import { canMarkSeveral, printAreaOfAll } from '../rules/print-area/one-sheet.ts';
import { isPrintAreaOf } from './position.ts';

/** Product and parcel of a position as they are today; null if they no longer exist or can no longer be ordered. */
export interface CurrentSubject {
  /** From the catalogue that this customer may order from. */
  readonly product: Product | null;
  /** From the cadastre, with its geometry. */
  readonly parcel: Parcel | null;
  /** The parcels that the same sheet marks (PAGE-3); null if one of them no longer exists. */
  readonly furtherParcels?: readonly Parcel[] | null;
}

/** Why a position cannot be ordered again. */
export type ReorderObstacle = 'PRODUCT' | 'PARCEL' | 'TOO_LARGE';

/** Why the position cannot be ordered again (JRN-8); null if it can. A file that is no longer offered is part of the product (DATA-6). */
export function reorderObstacle(
  current: CurrentSubject,
  { fileFormats = [] }: Pick<OrderPosition, 'fileFormats'> = {},
): ReorderObstacle | null {
  const { product, parcel, furtherParcels = [] } = current;
  const offered = offeredFormats(product).map(({ format }) => format);
  if (!fileFormats.every((format) => offered.includes(format))) return 'PRODUCT';
  if (!product || (furtherParcels?.length && !canMarkSeveral(product))) return 'PRODUCT';
  if (!parcel || !furtherParcels) return 'PARCEL';
  return product.userDefinedFormat && !fitsAnyPage(parcel) ? 'TOO_LARGE' : null;
}

/** The price to request for ordering the position again. */
export function reorderPriceRequest(position: OrderPosition, product: Product): PriceRequest {
  return {
    productId: product.id,
    paperCopies: position.numberOfCopies,
    digital: position.orderPdf,
    ...(position.fileFormats && { fileFormats: position.fileFormats }),
  };
}

/** The page of the position; the print area is centred again if it does not fit the parcels of today. */
function pageOf(
  position: OrderPosition,
  parcels: readonly [Parcel, ...Parcel[]],
): { readonly userFormat: UserFormat; readonly printArea: PrintArea } | null {
  const { pageFormat, pageOrientation, colorPalette, selectedScale, printArea: ordered } = position;
  const userFormat: UserFormat = {
    format: pageFormat ?? DEFAULTS.userFormat.format,
    orientation: pageOrientation ?? DEFAULTS.userFormat.orientation,
    palette: colorPalette ?? DEFAULTS.userFormat.palette,
    scale: selectedScale ?? DEFAULTS.userFormat.scale,
  };
  const [a, b, c, d, e] = ordered ?? [];
  const [parcel, ...further] = parcels;
  const isUsable = ordered?.length === 5 && isPrintAreaOf(ordered, userFormat, parcel);
  const before: PrintArea | null = isUsable && a && b && c && d && e ? [a, b, c, d, e] : null;
  const isWhole = before !== null && further.every((one) => parcelFits(one, before));
  const centred =
    further.length > 0 ? printAreaOfAll(parcels, userFormat) : printArea(parcel, userFormat);
  const area = isWhole ? before : centred;
  return area && { userFormat, printArea: area };
}

/** The same ground and file number; the backend decides again whether they count (ORG-2). */
const entitlementOf = ({ groundId, fileNumber }: PositionEntitlement): NewEntitlement => ({
  ground: groundId,
  fileNumber,
});

/** A basket item that orders the position again, with product and parcel of today; null if that is impossible (JRN-8). */
export function reorderedItem(
  position: OrderPosition,
  current: CurrentSubject,
  price: Price,
  key: string,
): BasketItem | null {
  const { product, parcel, furtherParcels } = current;
  if (reorderObstacle(current, position) !== null || !product || !parcel) return null;
  return {
    key,
    product,
    parcel,
    ...(furtherParcels?.length && { furtherParcels }),
    provisioning: {
      digital: position.orderPdf,
      paper: position.numberOfCopies > 0,
      copies: clampCopies(position.numberOfCopies),
      ...(position.fileFormats && {
        files: sortedFormats(position.fileFormats),
        fileExtent: position.fileExtent ?? DEFAULT_EXTENT,
      }),
      price: { status: 'known', price },
    },
    additionalInfo: {
      sensitiveData: product.sensitiveData
        ? {
            justification: position.justification,
            ...(position.entitlement && { entitlement: entitlementOf(position.entitlement) }),
          }
        : null,
      userFormat: product.userDefinedFormat
        ? pageOf(position, [parcel, ...(furtherParcels ?? [])])
        : null,
    },
  };
}
