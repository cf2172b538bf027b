import type { BasketItem, LegitimateInterest } from './model/basket.ts';

/** Whether the basket has a product that is sold by contract (LAW-3). */
export function hasContractItem(basket: readonly Pick<BasketItem, 'product'>[]): boolean {
  return basket.some(({ product }) => product.legalNature === 'CONTRACT');
}

/** Whether the basket contains owner data. */
export function hasSensitiveItem(basket: readonly Pick<BasketItem, 'product'>[]): boolean {
  return basket.some((item) => item.product.sensitiveData);
}

/** Whether the authority reviews the order before payment: owner data that nobody is entitled to (ORG-2, OWN-1). */
export function needsReview(
  basket: readonly Pick<BasketItem, 'product' | 'additionalInfo'>[],
): boolean {
  return basket.some(
    ({ product, additionalInfo: { sensitiveData: data } }) =>
      product.sensitiveData && !data?.entitlement,
  );
}

/** The justification of the latest item that has one, with its ground and files, for reuse (FLOW-6, DESK-1); empty if there is none. */
export function lastInterest(basket: readonly BasketItem[]): LegitimateInterest {
  const last = basket.findLast((item) => item.additionalInfo.sensitiveData?.justification);
  return last?.additionalInfo.sensitiveData ?? { justification: '' };
}

/** The justification of the latest item that has one; empty if there is none. */
export const lastJustification = (basket: readonly BasketItem[]): string =>
  lastInterest(basket).justification;

/** Sum of the gross prices in cents, for display only (BE-9); null while a price is unknown. */
export function basketTotal(basket: readonly BasketItem[]): number | null {
  let sum = 0;
  for (const { provisioning } of basket) {
    if (provisioning.price.status !== 'known') return null;
    sum += provisioning.price.price.priceGross;
  }
  return sum;
}
