import type {
  Customer,
  FileExtent,
  FileFormat,
  NewOrderPosition,
  Parcel,
  Product,
  Ring,
} from '@portal/api';
import {
  boundingBox,
  canMarkSeveral,
  canOrder,
  canOrderWithoutAccount,
  DEFAULT_EXTENT,
  fitsAnyPage,
  groundSize,
  isParcelId,
  normalizeLine,
  normalizeWritten,
  OWNER_GROUND,
  sortedFormats,
  validateDelivery,
  validateFormats,
  validateJustification,
  type FieldMessage,
  validateUserFormat,
  type ValidationSettings,
} from '@portal/order-flow';
import { DomainError, invalid } from '../../errors.ts';
import type { EntitlementGroup } from '../../config/entitlements-file.ts';
import type { PageChoice, StoredEntitlement } from '../order-store.ts';
import { isDrawn } from './samples.ts';

/** What checking a position needs. */
interface PositionContext {
  readonly customer: Customer;
  /** Whether the customer has no account (OPEN-2). */
  readonly isGuest: boolean;
  readonly validation: ValidationSettings;
  /** Null for one that is not offered. */
  product(id: string): Product | null;
  parcel(id: string): Parcel | null;
  /** Whether the state pack has a ground of a legitimate interest. */
  hasGround(id: string): boolean;
  /** The entitlement of the organisation to a product and parcels; null without one (ORG-2). */
  entitlementOf(product: Product, parcels: readonly Parcel[]): EntitlementGroup | null;
  /** When the register has confirmed the customer for a parcel of a product with `ownershipMatch`; null else (OWN-1). */
  ownerConfirmedAt(product: Product, parcels: readonly Parcel[]): Date | null;
  /** Id of the authority that is responsible for a parcel; null when the source does not name it. */
  authorityOf(id: string): string | null;
}

/** Tolerated rounding difference of a print area in metres. */
const TOLERANCE_M = 0.01;

const near = (a: number, b: number): boolean => Math.abs(a - b) <= TOLERANCE_M;

function fail(field: string, key: string): never {
  throw invalid([{ field, key }]);
}

/** Checks the page of a product with a user-defined format; null for other products. */
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
  if (!fitsAnyPage(parcel)) fail('parcelId', 'PARCEL_OFFLINE_ONLY');
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
  // A parcel may be larger than the page (VAL-7), but the page must overlap the parcel.
  const box = boundingBox(parcel);
  if (!box || box.maxX < west || box.minX > east || box.maxY < south || box.minY > north) {
    fail('printArea', 'PRINT_AREA');
  }
  const isPartial =
    box.minX < west - TOLERANCE_M ||
    box.maxX > east + TOLERANCE_M ||
    box.minY < south - TOLERANCE_M ||
    box.maxY > north + TOLERANCE_M;
  const page = { pageFormat, selectedScale, pageOrientation, colorPalette, printArea };
  if (!isPartial || position.partialPageConfirmed === undefined) return page;
  // A client that asks the customer must not send what was not confirmed (JRN-4).
  if (!position.partialPageConfirmed) fail('printArea', 'PARCEL_TOO_LARGE');
  return { ...page, partialPageConfirmed: true };
}

/** Checks the parcels that the map marks besides the first one (PAGE-3). */
function checkedFurtherParcels(
  { parcelId, furtherParcelIds = [] }: NewOrderPosition,
  product: Product,
  page: PageChoice | null,
  context: PositionContext,
): readonly Parcel[] {
  const field = 'furtherParcelIds';
  const isAllowed = furtherParcelIds.length === 0 || canMarkSeveral(product);
  if (!isAllowed || new Set([parcelId, ...furtherParcelIds]).size <= furtherParcelIds.length) {
    fail(field, 'INVALID_ID');
  }
  const authority = context.authorityOf(parcelId);
  return furtherParcelIds.map((id) => {
    if (!isParcelId(id, context.validation)) fail(field, 'INVALID_ID');
    const parcel = context.parcel(id);
    if (!parcel) fail(field, 'PARCEL_MISSING');
    if (context.authorityOf(id) !== authority) fail(field, 'INVALID_ID');
    if (!page?.printArea || !fitsArea(parcel, page.printArea)) fail(field, 'PRINT_AREA');
    return parcel;
  });
}

/** Whether a parcel lies whole within a print area. */
function fitsArea(parcel: Parcel, area: Ring): boolean {
  const box = boundingBox(parcel);
  const xs = area.map(([x]) => x);
  const ys = area.map(([, y]) => y);
  return (
    box !== null &&
    box.minX >= Math.min(...xs) - TOLERANCE_M &&
    box.maxX <= Math.max(...xs) + TOLERANCE_M &&
    box.minY >= Math.min(...ys) - TOLERANCE_M &&
    box.maxY <= Math.max(...ys) + TOLERANCE_M
  );
}

/** A position with all values checked (VAL-5 to VAL-9, FLOW-2). */
interface CheckedPosition {
  readonly product: Product;
  readonly parcel: Parcel;
  readonly furtherParcels: readonly Parcel[];
  readonly copies: number;
  readonly digital: boolean;
  /** Null without files for other programs, as is their extent. */
  readonly fileFormats: readonly FileFormat[] | null;
  readonly fileExtent: FileExtent | null;
  readonly justification: string;
  readonly ground: string | null;
  /** Ids of uploaded files, not checked yet. */
  readonly evidence: readonly string[];
  readonly page: PageChoice | null;
  readonly reference: string;
  /** Null for a position that takes the usual way. */
  readonly entitlement: StoredEntitlement | null;
  /** Null for a position that takes another way (OWN-1). */
  readonly ownerConfirmedAt: Date | null;
}

/** A claim that does not count is said first: the person has left out the justification because of it. */
function reasonFaults({ entitlement, justification }: NewOrderPosition): readonly FieldMessage[] {
  const faults = validateJustification(justification);
  return entitlement && faults.length > 0
    ? [{ field: 'entitlement', key: 'ENTITLEMENT' }, ...faults]
    : faults;
}

/** When the customer was confirmed as the owner, if the position claims it; a claim alone never counts (OWN-1). */
function checkedOwner(
  { entitlement }: NewOrderPosition,
  product: Product,
  parcels: readonly Parcel[],
  context: PositionContext,
): Date | null {
  if (entitlement?.ground !== OWNER_GROUND || !product.sensitiveData) return null;
  return context.ownerConfirmedAt(product, parcels);
}

/** All parcels of a position that exist. */
function parcelsOf(
  { furtherParcelIds = [] }: NewOrderPosition,
  parcel: Parcel,
  context: PositionContext,
): readonly Parcel[] {
  return [parcel, ...furtherParcelIds.flatMap((id) => context.parcel(id) ?? [])];
}

/** The entitlement that a position claims, if the organisation has it; a claim alone never counts (ORG-2). */
function checkedEntitlement(
  { entitlement }: NewOrderPosition,
  product: Product,
  parcels: readonly Parcel[],
  context: PositionContext,
): StoredEntitlement | null {
  if (!entitlement || !product.sensitiveData) return null;
  const group = context.entitlementOf(product, parcels);
  const ground = group?.grounds.find(({ id }) => id === entitlement.ground);
  const fileNumber = normalizeLine(entitlement.fileNumber ?? '');
  if (!group || !ground || fileNumber === '') return null;
  const { id, name, samplePercent } = group;
  return { group: { id, name }, ground, fileNumber, isSample: isDrawn(samplePercent) };
}

/**
 * Checks one position with the rules of ordering; values computed by the client are not trusted.
 *
 * @throws DomainError `invalid` with the key of the rule, or `forbidden` when the trust level is too low
 */
export function checkPosition(
  position: NewOrderPosition,
  context: PositionContext,
): CheckedPosition {
  if (!isParcelId(position.parcelId, context.validation)) fail('parcelId', 'INVALID_ID');
  const product = context.product(position.productId);
  if (!product) fail('productId', 'INVALID_ID');
  const isOpen = !context.isGuest || canOrderWithoutAccount(product);
  if (!isOpen || !canOrder(product, context.customer))
    throw new DomainError('forbidden', 'TRUST_LEVEL');
  const { orderPdf: digital, fileFormats: files = [] } = position;
  const delivery = { digital, paper: position.numberOfCopies > 0, files };
  const parcel = context.parcel(position.parcelId);
  const parcels = parcel ? parcelsOf(position, parcel, context) : [];
  const entitlement = parcel && checkedEntitlement(position, product, parcels, context);
  const ownerConfirmedAt = parcel && checkedOwner(position, product, parcels, context);
  const needsReason = product.sensitiveData && !entitlement && !ownerConfirmedAt;
  const faults = [
    ...validateDelivery({ ...delivery, copies: position.numberOfCopies }),
    ...validateFormats(files, product),
    ...(needsReason ? reasonFaults(position) : []),
  ];
  if (faults.length > 0) throw invalid(faults);
  if (!parcel) fail('parcelId', 'INVALID_ID');
  const page = checkedPage(position, product, parcel);
  const { ground = null, evidence = [] } = product.sensitiveData ? position : {};
  if (ground !== null && !context.hasGround(ground)) fail('ground', 'INVALID_ID');
  return {
    product,
    parcel,
    furtherParcels: checkedFurtherParcels(position, product, page, context),
    copies: position.numberOfCopies,
    digital,
    fileFormats: files.length > 0 ? sortedFormats(files) : null,
    fileExtent: files.length > 0 ? (position.fileExtent ?? DEFAULT_EXTENT) : null,
    justification: needsReason ? normalizeWritten(position.justification) : '',
    ground: needsReason ? ground : null,
    evidence: needsReason ? evidence : [],
    entitlement,
    ownerConfirmedAt,
    page,
    reference: normalizeLine(position.reference ?? ''),
  };
}
