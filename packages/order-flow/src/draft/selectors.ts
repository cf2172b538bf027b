import type { Parcel, PriceRequest, Product } from '@portal/api';
import type { AdditionalInfo, BasketItem, LegitimateInterest } from './model/basket.ts';
import type { Configuration, PrintArea, Provisioning } from './model/configuration.ts';
import type { Draft } from './model/draft.ts';
import { canMarkSeveral, printAreaOfAll } from '../rules/print-area/one-sheet.ts';
import {
  fitsAnyPage,
  parcelFits,
  printArea,
  printAreaAround,
} from '../rules/print-area/print-area.ts';
import {
  validateDelivery,
  validateJustification,
  validateProvisioning,
  validateUserFormat,
} from '../rules/validation/extract.ts';

/** Why the selected parcels cannot share a sheet (PAGE-3): not offered at all, other subdistricts, or the page. */
export type SheetObstacle = 'NOT_OFFERED' | 'SUBDISTRICTS' | 'PAGE';

/** The parts of a configuration that decide whether its parcels share a sheet. */
type SheetConfiguration = Pick<
  Configuration,
  'product' | 'parcel' | 'furtherParcels' | 'userFormat' | 'oneSheet'
>;

const parcelsOf = ({ parcel, furtherParcels }: SheetConfiguration): readonly Parcel[] =>
  parcel ? [parcel, ...furtherParcels.map((further) => further.parcel)] : [];

/**
 * Why the selected parcels cannot be marked on one sheet of the configured page; null if they can. Parcels of one local
 * subdistrict have one authority.
 */
export function sheetObstacle(configuration: SheetConfiguration): SheetObstacle | null {
  const { product, userFormat, furtherParcels } = configuration;
  if (!product || !canMarkSeveral(product) || furtherParcels.length === 0) return 'NOT_OFFERED';
  const parcels = parcelsOf(configuration);
  const subdistricts = new Set(parcels.map(({ localSubdistrictId }) => localSubdistrictId));
  if (subdistricts.size > 1) return 'SUBDISTRICTS';
  return printAreaOfAll(parcels, userFormat) ? null : 'PAGE';
}

/** Whether all selected parcels are ordered on one sheet (PAGE-3): wherever they can be, unless one each was chosen. */
export function isOneSheet(configuration: SheetConfiguration): boolean {
  return configuration.oneSheet !== false && sheetObstacle(configuration) === null;
}

/** The parcels that the configured sheet marks: all selected ones on one sheet, otherwise the shown one. */
export function markedParcels(configuration: SheetConfiguration): readonly Parcel[] {
  const parcels = parcelsOf(configuration);
  return isOneSheet(configuration) ? parcels : parcels.slice(0, 1);
}

/** The print area: as moved by the customer, otherwise centred on the parcels; null without a parcel. Metres. */
export function configuredPrintArea(
  configuration: Pick<Configuration, 'parcel' | 'userFormat' | 'printAreaCentre'> &
    Partial<SheetConfiguration>,
): PrintArea | null {
  const { parcel, userFormat, printAreaCentre } = configuration;
  if (!parcel) return null;
  const { product = null, furtherParcels = [], oneSheet } = configuration;
  const sheet = { product, parcel, furtherParcels, userFormat, oneSheet };
  if (isOneSheet(sheet)) {
    const parcels = markedParcels(sheet);
    const moved = printAreaCentre && printAreaAround(printAreaCentre, userFormat);
    // All of them stay on the sheet, wherever it was moved.
    const isWhole = moved && parcels.every((one) => parcelFits(one, moved));
    return isWhole ? moved : printAreaOfAll(parcels, userFormat);
  }
  return printAreaCentre
    ? printAreaAround(printAreaCentre, userFormat)
    : printArea(parcel, userFormat);
}

/** Whether the parcel fits the configured page (FLOW-5); null without a parcel. */
export function parcelFitsFormat(configuration: Configuration): boolean | null {
  const area = configuredPrintArea(configuration);
  return configuration.parcel && area ? parcelFits(configuration.parcel, area) : null;
}

const parcelIdOf = ({ parcel }: Configuration): string => parcel?.parcelId ?? '';

/**
 * One configuration for each selected parcel, with its own print area, sorted by parcel id (BEY-7). Without a parcel,
 * the configuration itself.
 */
export function configurationsByParcel(configuration: Configuration): readonly Configuration[] {
  const { furtherParcels, parcel: shown } = configuration;
  if (!shown) return [configuration];
  return [
    { ...configuration, furtherParcels: [] },
    ...furtherParcels.map((further) => ({ ...configuration, ...further, furtherParcels: [] })),
  ].toSorted((one, other) => (parcelIdOf(one) < parcelIdOf(other) ? -1 : 1));
}

/** All selected parcels, sorted by parcel id; usually one or none. */
export function chosenParcels(configuration: Configuration): readonly Parcel[] {
  return configurationsByParcel(configuration).flatMap(({ parcel }) => parcel ?? []);
}

/** One configuration for each extract: one for all parcels on one sheet, otherwise one for each parcel. */
export function configurationsByExtract(configuration: Configuration): readonly Configuration[] {
  return isOneSheet(configuration) ? [configuration] : configurationsByParcel(configuration);
}

/** The selected parcels that do not fit their page; empty if all fit. */
export function parcelsExceedingPage(configuration: Configuration): readonly Parcel[] {
  if (isOneSheet(configuration)) return [];
  return configurationsByParcel(configuration).flatMap((one) =>
    one.parcel && parcelFitsFormat(one) === false ? one.parcel : [],
  );
}

/** Total of the configured extracts in cents, for display only (BE-9); null while the price is unknown. */
export function configuredFee(configuration: Configuration): number | null {
  const { price } = configuration.provisioning;
  if (price.status !== 'known') return null;
  return price.price.priceGross * configurationsByExtract(configuration).length;
}

/** The fee of what is chosen so far, for display only: exact when no further choice of the steps before the delivery changes it. */
export interface ExpectedFee {
  /** In cents, of all extracts. */
  readonly cents: number;
  /** PDF and paper cost something else, or no parcel is chosen: the least. */
  readonly isLeast: boolean;
  /** How many extracts it is for; for a map they are sheets. */
  readonly extracts: number;
}

/** The fee before the delivery is chosen, as soon as it is known (LOOK-1); null without a product. */
export function expectedFee(configuration: Configuration): ExpectedFee | null {
  const { product, parcel } = configuration;
  if (!product) return null;
  const prices = [product.priceBasePdf.priceGross, product.priceBasePaper.priceGross];
  const least = Math.min(...prices);
  const extracts = configurationsByExtract(configuration).length;
  const isLeast = parcel === null || prices.some((price) => price !== least);
  return { cents: least * extracts, isLeast, extracts };
}

/** Whether the justification step is complete; always true for a product that is not sensitive. */
export function isJustificationDone(configuration: Configuration): boolean {
  if (!configuration.product?.sensitiveData) return true;
  const { entitlement } = configuration;
  // Who is entered as the owner has no file number (OWN-1).
  if (entitlement) return entitlement.ground !== '' && entitlement.fileNumber?.trim() !== '';
  return validateJustification(configuration.justification).length === 0;
}

/**
 * Whether the page would contain the whole parcel if it were centred (JRN-4): then the print area was moved too far, and
 * no other page is needed. Null without a parcel.
 */
export function fitsWhenCentred(configuration: Configuration): boolean | null {
  return parcelFitsFormat({ ...configuration, printAreaCentre: null });
}

/**
 * Whether the format step is complete; always true for a product without user format. A page that does not contain the
 * whole parcel must be confirmed (JRN-4). A parcel that fits no page can only be ordered at the authority (FLOW-5).
 */
export function isFormatDone(configuration: Configuration): boolean {
  const { product, userFormat } = configuration;
  if (!product?.userDefinedFormat) return true;
  const parcels = chosenParcels(configuration);
  if (validateUserFormat(userFormat).length > 0 || parcels.length === 0) return false;
  if (!parcels.every((parcel) => fitsAnyPage(parcel))) return false;
  return configuration.partialPageConfirmed || parcelsExceedingPage(configuration).length === 0;
}

/** Whether the page of a basket item does not contain its whole parcel (JRN-4); the customer has confirmed it. */
export function hasPartialPage(item: BasketItem): boolean {
  const page = item.additionalInfo.userFormat;
  return page !== null && !parcelFits(item.parcel, page.printArea);
}

/** Whether product, parcel, justification and page are complete; delivery and price are not checked. */
export function isConfigurationComplete(configuration: Configuration): boolean {
  return (
    configuration.product !== null &&
    configuration.parcel !== null &&
    isJustificationDone(configuration) &&
    isFormatDone(configuration)
  );
}

/** The price to request; null without a product or a valid delivery. */
export function priceRequest(
  product: Product | null,
  provisioning: Provisioning,
): PriceRequest | null {
  if (!product || validateDelivery(provisioning).length > 0) return null;
  return {
    productId: product.id,
    paperCopies: provisioning.paper ? provisioning.copies : 0,
    digital: provisioning.digital,
    ...(provisioning.files?.length && { fileFormats: provisioning.files }),
  };
}

/** Whether the basket has the maximum number of items. */
export function isBasketFull(draft: Draft, maxBasketItems: number): boolean {
  return draft.basket.length >= maxBasketItems;
}

/** How many more parcels, each an extract, can be selected until the basket is full (BEY-7); negative if too many are selected. */
export function remainingCapacity(draft: Draft, maxBasketItems: number): number {
  const remaining = draft.basket.filter(({ key }) => !draft.editedKeys.includes(key)).length;
  const { configuration } = draft;
  const extracts = configuration.parcel ? configurationsByExtract(configuration).length : 0;
  return maxBasketItems - remaining - extracts;
}

/** Whether the configured extract can be added: complete, valid delivery, known price, free capacity. */
export function canAddToBasket(draft: Draft, maxBasketItems: number): boolean {
  return (
    isConfigurationComplete(draft.configuration) &&
    validateProvisioning(draft.configuration.provisioning).length === 0 &&
    remainingCapacity(draft, maxBasketItems) >= 0
  );
}

/** Justification, ground and files, without what is missing; who is entitled or entered as the owner gives no reason, also if one was typed before (ORG-2, OWN-1). */
export function interestOf({
  justification,
  ground,
  evidence = [],
  entitlement,
}: LegitimateInterest): LegitimateInterest {
  if (entitlement) return { justification: '', entitlement };
  return {
    justification,
    ...(ground !== undefined && { ground }),
    ...(evidence.length > 0 && { evidence }),
  };
}

function additionalInfo(configuration: Configuration, product: Product): AdditionalInfo {
  const area = configuredPrintArea(configuration);
  return {
    sensitiveData: product.sensitiveData
      ? interestOf({ ...configuration, justification: configuration.justification.trim() })
      : null,
    userFormat:
      product.userDefinedFormat && area
        ? { userFormat: configuration.userFormat, printArea: area }
        : null,
  };
}

/** The configured extract as basket items, one per selected parcel; empty while it is incomplete. */
export function toBasketItems(configuration: Configuration, key: string): readonly BasketItem[] {
  return configurationsByExtract(configuration).flatMap(
    (one, index) => toBasketItem(one, index === 0 ? key : `${key}.${index + 1}`) ?? [],
  );
}

/** The configured extract of one parcel as a basket item; null while it is incomplete. */
function toBasketItem(configuration: Configuration, key: string): BasketItem | null {
  const { product, provisioning } = configuration;
  const [parcel, ...furtherParcels] = isOneSheet(configuration)
    ? chosenParcels(configuration)
    : markedParcels(configuration);
  if (!product || !parcel || !isConfigurationComplete(configuration)) return null;
  return {
    key,
    product,
    parcel,
    ...(furtherParcels.length > 0 && { furtherParcels }),
    provisioning,
    additionalInfo: additionalInfo(configuration, product),
  };
}
