import type { PriceRequest } from '../model/action.ts';
import type { AdditionalInfo, BasketItem } from '../model/basket.ts';
import type { Configuration, PrintArea, Provisioning } from '../model/configuration.ts';
import type { ApprovalStatus } from '../model/order.ts';
import type { Product } from '../model/product.ts';
import type { OrderState } from '../model/state.ts';
import { fitsAnywhere, parcelFits, printArea, printAreaAround } from '../print-area/print-area.ts';
import {
  validateDelivery,
  validateJustification,
  validateProvisioning,
  validateUserFormat,
} from '../validation/extract.ts';

/** The print area as configured: where the customer moved it, else centred on the parcel; null without parcel. */
export function configuredPrintArea(configuration: Configuration): PrintArea | null {
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
  const { product, parcel, userFormat } = configuration;
  if (!product?.userDefinedFormat) return true;
  return validateUserFormat(userFormat).length === 0 && parcel !== null && fitsAnywhere(parcel);
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

/** Whether the configured extract may go into the basket: complete, delivery valid, price known, room left. */
export function canAddToBasket(state: OrderState, maxBasketItems: number): boolean {
  return (
    isConfigurationComplete(state.configuration) &&
    validateProvisioning(state.configuration.provisioning).length === 0 &&
    !isBasketFull(state, maxBasketItems)
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

/** The configured extract as a basket item; null while it is not complete. */
export function toBasketItem(configuration: Configuration, key: string): BasketItem | null {
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
