import type { Customer, Product, TrustLevel } from '@portal/api';
import type { TrustLabel } from '../model/customer.ts';

/** The trust levels from weakest to strongest. */
export const TRUST_LEVELS: readonly TrustLevel[] = ['LEVEL_1', 'LEVEL_2', 'LEVEL_3', 'LEVEL_4'];

/** What a product with owner data needs, whatever it says of itself (FLOW-2). */
export const SENSITIVE_TRUST_LEVEL: TrustLevel = 'LEVEL_4';

/** Whether one level is at least as strong as another. */
export function reachesLevel(level: TrustLevel, needed: TrustLevel): boolean {
  return TRUST_LEVELS.indexOf(level) >= TRUST_LEVELS.indexOf(needed);
}

/** LOW below LEVEL_4, HIGH at LEVEL_4 (FLOW-2). */
export function trustLabel(level: TrustLevel): TrustLabel {
  return level === 'LEVEL_4' ? 'HIGH' : 'LOW';
}

/**
 * Whether a customer may order a product: it is offered, the customer's level reaches its minimal level, and
 * owner data needs LEVEL_4 (FLOW-2, FLOW-3). Nobody logged in: false.
 */
export function canOrder(
  product: Pick<Product, 'sensitiveData' | 'minimalTrustLevel' | 'status'>,
  customer: Pick<Customer, 'trustLevel'> | null,
): boolean {
  if (!customer || product.status !== 'ACTIVE') return false;
  if (product.sensitiveData && !reachesLevel(customer.trustLevel, SENSITIVE_TRUST_LEVEL)) {
    return false;
  }
  return reachesLevel(customer.trustLevel, product.minimalTrustLevel);
}
