import type { Customer, Product, TrustLevel } from '@portal/api';
import type { TrustLabel } from '../../draft/model/customer.ts';

/** The trust levels in ascending order. */
export const TRUST_LEVELS: readonly TrustLevel[] = ['LEVEL_1', 'LEVEL_2', 'LEVEL_3', 'LEVEL_4'];

/** Required for a product with owner data, whatever its `minimalTrustLevel` (FLOW-2). */
export const SENSITIVE_TRUST_LEVEL: TrustLevel = 'LEVEL_4';

/** Whether a level is at least the required level. */
export function reachesLevel(level: TrustLevel, required: TrustLevel): boolean {
  return TRUST_LEVELS.indexOf(level) >= TRUST_LEVELS.indexOf(required);
}

/** LOW below LEVEL_4, HIGH at LEVEL_4 (FLOW-2). */
export function trustLabel(level: TrustLevel): TrustLabel {
  return level === 'LEVEL_4' ? 'HIGH' : 'LOW';
}

/**
 * Whether a customer may order a product: it is active, the trust level is sufficient, and for owner data it is LEVEL_4
 * (FLOW-2, FLOW-3). False without a customer.
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

/** What a guest may configure: extracts for which every login is sufficient; the login comes when the order is sent (OPEN-1). */
export const GUEST: Pick<Customer, 'trustLevel'> = { trustLevel: 'LEVEL_1' };
