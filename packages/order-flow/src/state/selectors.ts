import type { ApprovalStatus, Parcel, PriceRequest, Product } from '@portal/api';
import type { AdditionalInfo, BasketItem } from '../model/basket.ts';
import type { Configuration, PrintArea, Provisioning } from '../model/configuration.ts';
import type { OrderState } from '../model/state.ts';
import { fitsAnywhere, parcelFits, printArea, printAreaAround } from '../print-area/print-area.ts';
import {
  validateDelivery,
  validateJustification,
  validateProvisioning,
  validateUserFormat,
} from '../validation/extract.ts';

/** The print area as configured: where the customer moved it, else centred on the parcel; null without parcel. */
export function configuredPrintArea(
  configuration: Pick<Configuration, 'parcel' | 'userFormat' | 'printAreaCentre'>,
): PrintArea | null {
  const { parcel, userFormat, printAreaCentre } = configuration;
  if (!parcel) return null;
  return printAreaCentre
    ? printAreaAround(printAreaCentre, userFormat)
    : printArea(parcel, userFormat);
}

/** Whether the parcel fits the configured page (the seeds' `parcelFitsFormat`); null without parcel. */
export function parcelFitsFormat(configuration: Configuration): boolean | null {
  const area = configuredPrintArea(configuration);
  return configuration.parcel && area ? parcelFits(configuration.parcel, area) : null;
}

const idOf = ({ parcel }: Configuration): string => parcel?.parcelId ?? '';

/**
 * One configuration for each chosen parcel, with its own page, in the order of the parcel ids: as many extracts go into
 * the basket (BEY-7). Without a parcel the configuration itself.
 */
export function configurationsByParcel(configuration: Configuration): readonly Configuration[] {
  const { furtherParcels, parcel: shown } = configuration;
  if (!shown) return [configuration];
  return [
    { ...configuration, furtherParcels: [] },
    ...furtherParcels.map((further) => ({ ...configuration, ...further, furtherParcels: [] })),
  ].toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1));
}

/** All chosen parcels in the order of their ids; as a rule one or none. */
export function chosenParcels(configuration: Configuration): readonly Parcel[] {
  return configurationsByParcel(configuration).flatMap(({ parcel }) => parcel ?? []);
}

/** The chosen parcels that jut out of their page; empty when all fit. */
export function unfittingParcels(configuration: Configuration): readonly Parcel[] {
  return configurationsByParcel(configuration).flatMap((one) =>
    one.parcel && parcelFitsFormat(one) === false ? one.parcel : [],
  );
}

/** What the configured extracts cost together in cents, for the eye only; null while the price is not known. */
export function configuredFee(configuration: Configuration): number | null {
  const { price } = configuration.provisioning;
  if (price.status !== 'known') return null;
  return price.price.priceGross * Math.max(1, chosenParcels(configuration).length);
}

/** The approval a position starts with: only owner data is looked at by the authority. */
export function initialApprovalStatus(product: Pick<Product, 'sensitiveData'>): ApprovalStatus {
  return product.sensitiveData ? 'APPROVAL_PENDING' : 'NOT_NEEDED';
}

/** Whether the justification step has what it must: always, unless the product is sensitive. */
export function isJustificationDone(configuration: Configuration): boolean {
  if (!configuration.product?.sensitiveData) return true;
  return validateJustification(configuration.justification).length === 0;
}

/**
 * Whether the format step has what it must: always, unless the product has a user format. A parcel that does not
 * fit the chosen page is only warned about; one that fits no page is for the authority (FLOW-5).
 */
export function isFormatDone(configuration: Configuration): boolean {
  const { product, userFormat } = configuration;
  if (!product?.userDefinedFormat) return true;
  const parcels = chosenParcels(configuration);
  if (validateUserFormat(userFormat).length > 0 || parcels.length === 0) return false;
  return parcels.every((parcel) => fitsAnywhere(parcel));
}

/** Section 3 of the seeds: product and parcel, plus what the product demands. Delivery is judged apart. */
export function isConfigurationComplete(configuration: Configuration): boolean {
  return (
    configuration.product !== null &&
    configuration.parcel !== null &&
    isJustificationDone(configuration) &&
    isFormatDone(configuration)
  );
}

/** What to ask the price for; null while product or a valid delivery is missing. */
export function priceRequest(
  product: Product | null,
  provisioning: Provisioning,
): PriceRequest | null {
  if (!product || validateDelivery(provisioning).length > 0) return null;
  return {
    productId: product.id,
    paperCopies: provisioning.paper ? provisioning.copies : 0,
    digital: provisioning.digital,
  };
}

/** Whether the basket holds as much as it may. */
export function isBasketFull(state: OrderState, maxBasketItems: number): boolean {
  return state.basket.length >= maxBasketItems;
}

/** How many more parcels may be chosen until the basket is full (BEY-7); negative when too many are. */
export function roomForParcels(state: OrderState, maxBasketItems: number): number {
  return maxBasketItems - state.basket.length - chosenParcels(state.configuration).length;
}

/** Whether the configured extract may go into the basket: complete, delivery valid, price known, room left. */
export function canAddToBasket(state: OrderState, maxBasketItems: number): boolean {
  return (
    isConfigurationComplete(state.configuration) &&
    validateProvisioning(state.configuration.provisioning).length === 0 &&
    roomForParcels(state, maxBasketItems) >= 0
  );
}

function additionalInfo(configuration: Configuration, product: Product): AdditionalInfo {
  const area = configuredPrintArea(configuration);
  return {
    sensitiveData: product.sensitiveData
      ? { justification: configuration.justification.trim() }
      : null,
    userFormat:
      product.userDefinedFormat && area
        ? { userFormat: configuration.userFormat, printArea: area }
        : null,
  };
}

/** The configured extract as basket items, one for each chosen parcel; none while it is not complete. */
export function toBasketItems(configuration: Configuration, key: string): readonly BasketItem[] {
  return configurationsByParcel(configuration).flatMap(
    (one, index) => toBasketItem(one, index === 0 ? key : `${key}.${index + 1}`) ?? [],
  );
}

/** The configured extract of one parcel as a basket item; null while it is not complete. */
function toBasketItem(configuration: Configuration, key: string): BasketItem | null {
  const { product, parcel, provisioning } = configuration;
  if (!product || !parcel || !isConfigurationComplete(configuration)) return null;
  return {
    key,
    product,
    parcel,
    provisioning,
    additionalInfo: additionalInfo(configuration, product),
  };
}

/** Whether the order holds owner data and so goes to the authority before it is paid. */
export function hasSensitiveItem(basket: readonly Pick<BasketItem, 'product'>[]): boolean {
  return basket.some((item) => item.product.sensitiveData);
}

/** The justification of the latest extract that has one, to be offered again (FLOW-6). */
export function lastJustification(basket: readonly BasketItem[]): string {
  return (
    basket.findLast((item) => item.additionalInfo.sensitiveData)?.additionalInfo.sensitiveData
      ?.justification ?? ''
  );
}

/** Sum of the gross prices in cents for the eye only; the server computes what counts. Null while one is missing. */
export function basketTotal(basket: readonly BasketItem[]): number | null {
  let sum = 0;
  for (const { provisioning } of basket) {
    if (provisioning.price.status !== 'known') return null;
    sum += provisioning.price.price.priceGross;
  }
  return sum;
}
