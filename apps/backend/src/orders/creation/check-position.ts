import type { Customer, NewOrderPosition, Parcel, Product } from '@portal/api';
import {
  boundingBox,
  canOrder,
  fitsAnywhere,
  groundSize,
  isParcelId,
  validateDelivery,
  validateJustification,
  validateUserFormat,
  type ValidationSettings,
} from '@portal/order-flow';
import { DomainError, invalid } from '../../errors.ts';
import type { PageChoice } from '../order-store.ts';

/** What a position is checked against besides the rules of ordering. */
export interface PositionContext {
  readonly customer: Customer;
  readonly validation: ValidationSettings;
  product(id: string): Product;
  parcel(id: string): Promise<Parcel | null>;
}

/** A print area may differ so much from the page on the ground, in metres, through rounding. */
const TOLERANCE_M = 0.01;

const near = (a: number, b: number): boolean => Math.abs(a - b) <= TOLERANCE_M;

function fail(field: string, key: string): never {
  throw invalid([{ field, key }]);
}

/** The page choice of a product with a user format, whole and plausible; null for any other product. */
function checkedPage(
  position: NewOrderPosition,
  product: Product,
  parcel: Parcel,
): PageChoice | null {
  if (!product.userDefinedFormat) return null;
  const { pageFormat, selectedScale, pageOrientation, colorPalette, printArea } = position;
  const faults = validateUserFormat({
    format: pageFormat,
    orientation: pageOrientation,
    palette: colorPalette,
    scale: selectedScale,
  });
  if (faults.length > 0) throw invalid(faults);
  if (!pageFormat || !selectedScale || !pageOrientation || !printArea)
    fail('printArea', 'PRINT_AREA');
  if (!fitsAnywhere(parcel)) fail('parcelId', 'PARCEL_OFFLINE_ONLY');
  const ground = groundSize({
    format: pageFormat,
    orientation: pageOrientation,
    scale: selectedScale,
  });
  const xs = printArea.map(([x]) => x);
  const ys = printArea.map(([, y]) => y);
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [south, north] = [Math.min(...ys), Math.max(...ys)];
  const isRectangle =
    printArea.every(
      ([x, y]) => (near(x, west) || near(x, east)) && (near(y, south) || near(y, north)),
    ) &&
    new Set(printArea.slice(0, 4).map(([x, y]) => `${near(x, west)} ${near(y, south)}`)).size ===
      4 &&
    near(printArea[0]?.[0] ?? 0, printArea[4]?.[0] ?? 1) &&
    near(printArea[0]?.[1] ?? 0, printArea[4]?.[1] ?? 1);
  const sizeIsRight = near(east - west, ground.width) && near(north - south, ground.height);
  if (!isRectangle || !sizeIsRight) fail('printArea', 'PRINT_AREA');
  // A parcel larger than the page is the customer's choice (VAL-7), a page beside the parcel is a mistake.
  const box = boundingBox(parcel);
  if (!box || box.maxX < west || box.minX > east || box.maxY < south || box.minY > north) {
    fail('printArea', 'PRINT_AREA');
  }
  return { pageFormat, selectedScale, pageOrientation, colorPalette, printArea };
}

/** A position whose every value has been checked again (VAL-5 to VAL-9, FLOW-2). */
export interface CheckedPosition {
  readonly product: Product;
  readonly parcel: Parcel;
  readonly copies: number;
  readonly digital: boolean;
  readonly justification: string;
  readonly page: PageChoice | null;
}

/**
 * Checks one position with the rules of ordering; nothing the client computed is believed.
 *
 * @throws DomainError 400 with the rule's key, or 403 when the customer's trust level does not suffice
 */
export async function checkPosition(
  position: NewOrderPosition,
  context: PositionContext,
): Promise<CheckedPosition> {
  if (!isParcelId(position.parcelId, context.validation)) fail('parcelId', 'INVALID_ID');
  const product = context.product(position.productId);
  if (!canOrder(product, context.customer)) throw new DomainError('forbidden', 'TRUST_LEVEL');
  const delivery = { digital: position.orderPdf, paper: position.numberOfCopies > 0 };
  const faults = [
    ...validateDelivery({ ...delivery, copies: position.numberOfCopies }),
    ...(product.sensitiveData ? validateJustification(position.justification) : []),
  ];
  if (faults.length > 0) throw invalid(faults);
  const parcel = await context.parcel(position.parcelId);
  if (!parcel) return fail('parcelId', 'PARCEL_MISSING');
  return {
    product,
    parcel,
    copies: position.numberOfCopies,
    digital: position.orderPdf,
    justification: product.sensitiveData ? position.justification.trim() : '',
    page: checkedPage(position, product, parcel),
  };
}
