import type { FileFormat, NewOrderPosition, Parcel, Product, Ring } from '@portal/api';
import type { PrintArea, UserFormat } from './model/configuration.ts';
import type { FieldMessage } from './model/message.ts';
import { boundingBox, centreOf, overlap } from '../rules/print-area/outline.ts';
import { boxOf, fitsAnyPage, parcelFits, printAreaAround } from '../rules/print-area/print-area.ts';
import { offeredFormats } from '../rules/chosen-formats.ts';
import {
  validateDelivery,
  validateJustification,
  validateUserFormat,
} from '../rules/validation/extract.ts';
import { isParcelId } from '../rules/validation/parcel-id.ts';
import { DEFAULT_VALIDATION } from '../rules/validation/patterns.ts';
import type { ValidationSettings } from '../rules/validation/patterns.ts';

/** One millimetre: clients may round coordinates. */
const TOLERANCE_M = 1e-3;

/** Data for the validation of a position; the caller looks up product and parcel. */
export interface PositionContext {
  /** Decides which data the position needs. */
  readonly product: Pick<Product, 'id' | 'sensitiveData' | 'userDefinedFormat' | 'fileFormats'>;
  /** The print area is compared with its geometry. */
  readonly parcel: Pick<Parcel, 'parcelId' | 'geometry'>;
  /** Patterns of the state; default `DEFAULT_VALIDATION`. */
  readonly settings?: ValidationSettings;
}

/** Validates that a product offers the files that are ordered (DATA-6). */
export function validateFormats(
  formats: readonly FileFormat[] = [],
  product: Pick<Product, 'fileFormats'>,
): readonly FieldMessage[] {
  const offered = offeredFormats(product);
  const isOffered = formats.every((format) => offered.some((one) => one.format === format));
  return isOffered ? [] : [{ field: 'fileFormats', key: 'SELECT' }];
}

/** Validates the number of positions: at least one, at most `maxBasketItems` (VAL-8). */
export function validatePositionCount(
  count: number,
  maxBasketItems: number,
): readonly FieldMessage[] {
  if (count < 1) return [{ field: 'orderPositions', key: 'CART_EMPTY' }];
  return count > maxBasketItems ? [{ field: 'orderPositions', key: 'CART_FULL' }] : [];
}

const isSameRing = (one: Ring, other: PrintArea): boolean =>
  one.length === other.length &&
  other.every(([x, y], index) => {
    const [otherX, otherY] = one[index] ?? [Number.NaN, Number.NaN];
    return Math.abs(x - otherX) <= TOLERANCE_M && Math.abs(y - otherY) <= TOLERANCE_M;
  });

/** Whether the ring is a print area of this page choice and overlaps the bounding box of the parcel. Metres. */
export function isPrintAreaOf(
  area: Ring,
  choice: Pick<UserFormat, 'format' | 'orientation' | 'scale'>,
  parcel: Pick<Parcel, 'geometry'>,
): boolean {
  const outline = boundingBox(parcel);
  const page = boxOf(area);
  if (!outline || !isSameRing(area, printAreaAround(centreOf(page), choice))) return false;
  const slack = {
    minX: page.minX - TOLERANCE_M,
    minY: page.minY - TOLERANCE_M,
    maxX: page.maxX + TOLERANCE_M,
    maxY: page.maxY + TOLERANCE_M,
  };
  return overlap(outline, slack);
}

function validatePositionPage(
  position: NewOrderPosition,
  parcel: PositionContext['parcel'],
): readonly FieldMessage[] {
  const { pageFormat: format, pageOrientation: orientation } = position;
  const { colorPalette: palette, selectedScale: scale, printArea } = position;
  const messages = validateUserFormat({ format, orientation, palette, scale });
  if (messages.length > 0 || !format || !orientation || !scale) return messages;
  if (!fitsAnyPage(parcel)) return [{ field: 'parcelId', key: 'PARCEL_OFFLINE_ONLY' }];
  if (!printArea || !isPrintAreaOf(printArea, { format, orientation, scale }, parcel)) {
    return [{ field: 'printArea', key: 'PRINT_AREA' }];
  }
  const centre = centreOf(boxOf(printArea));
  const isWhole = parcelFits(parcel, printAreaAround(centre, { format, orientation, scale }));
  // Clients that do not ask the customer leave the confirmation out (JRN-4).
  return isWhole || position.partialPageConfirmed !== false
    ? []
    : [{ field: 'printArea', key: 'PARCEL_TOO_LARGE' }];
}

/**
 * Validates a new order position in the backend, by the same rules as the wizard (VAL-5, VAL-6, VAL-7, VAL-9). The body
 * must already match the contract. `canOrder` checks the trust level; the backend computes prices itself.
 */
export function validatePosition(
  position: NewOrderPosition,
  { product, parcel, settings = DEFAULT_VALIDATION }: PositionContext,
): readonly FieldMessage[] {
  const messages: FieldMessage[] = [];
  if (position.productId !== product.id) messages.push({ field: 'productId', key: 'INVALID_ID' });
  if (position.parcelId !== parcel.parcelId || !isParcelId(position.parcelId, settings)) {
    messages.push({ field: 'parcelId', key: 'INVALID_ID' });
  }
  const delivery = {
    digital: position.orderPdf,
    paper: position.numberOfCopies !== 0,
    copies: position.numberOfCopies,
    files: position.fileFormats,
  };
  messages.push(...validateDelivery(delivery), ...validateFormats(position.fileFormats, product));
  if (product.sensitiveData && !position.entitlement)
    messages.push(...validateJustification(position.justification));
  if (product.userDefinedFormat) messages.push(...validatePositionPage(position, parcel));
  return messages;
}
