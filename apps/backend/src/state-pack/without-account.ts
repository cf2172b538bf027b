import type { PortalConfiguration, Product } from '@portal/api';
import type { PackFault } from '../config/faults.ts';
import type { CatalogueFile } from '../products/catalogue.ts';
import type { Sound } from './json-file.ts';

/** What a product with `withoutAccount` must not be; null if nothing is wrong. */
function obstacleOf({ sensitiveData, minimalTrustLevel }: Sound<Product>): string | null {
  if (sensitiveData) return 'is not possible for owner data (sensitiveData)';
  return minimalTrustLevel === undefined || minimalTrustLevel === 'LEVEL_1'
    ? null
    : 'needs minimalTrustLevel LEVEL_1: a higher one is proven by a login only';
}

/** Products that cannot be ordered without an account although they say so (OPEN-2). */
export function withoutAccountFaults(
  file: string,
  { categories = [] }: Sound<CatalogueFile>,
): readonly PackFault[] {
  return categories.flatMap((category, outer) =>
    (category?.products ?? []).flatMap((product, inner) => {
      const reason = product?.withoutAccount ? obstacleOf(product) : null;
      const key = `categories.${outer}.products.${inner}.withoutAccount`;
      return reason === null ? [] : [{ file, key, reason }];
    }),
  );
}

/** Orders without an account in a state in which everybody logs in first (OPEN-2). */
export function guestSettingFaults(
  file: string,
  { ordersWithoutAccount, openSearch }: Sound<PortalConfiguration>,
): readonly PackFault[] {
  if (!ordersWithoutAccount || openSearch) return [];
  const reason =
    'must be true with ordersWithoutAccount: people put extracts together before they log in';
  return [{ file, key: 'openSearch', reason }];
}
