import type { LegalInformation, Product } from '@portal/api';
import type { PackFault } from '../config/faults.ts';
import type { IdentitySettings } from '../config/identity-file.ts';
import type { CatalogueFile } from '../products/catalogue.ts';
import type { Sound } from './json-file.ts';

/** What a product with `ownershipMatch` lacks. */
function lackOf(
  { sensitiveData, minimalTrustLevel }: Sound<Product>,
  legal: Sound<LegalInformation> | null | undefined,
  identity: IdentitySettings | null,
): string | null {
  if (sensitiveData === false) return 'needs owner data (sensitiveData)';
  if (minimalTrustLevel !== undefined && minimalTrustLevel !== 'LEVEL_4') {
    return 'needs minimalTrustLevel LEVEL_4: only people with high trust are asked about';
  }
  if (identity?.claims.birthDate.length === 0) {
    return 'needs the date of birth, but claims.birthDate of identity.json is an empty list';
  }
  const purposes = legal?.dataProcessing?.purposes;
  return purposes && !purposes.ownershipMatch
    ? 'needs dataProcessing.purposes.ownershipMatch in legal.json: people must know what is sent to the register'
    : null;
}

/** Products whose owners are asked about although something is missing for it (OWN-1). */
export function ownershipFaults(
  file: string,
  { categories = [] }: Sound<CatalogueFile>,
  legal: Sound<LegalInformation> | null | undefined,
  identity: IdentitySettings | null,
): readonly PackFault[] {
  return categories.flatMap((category, outer) =>
    (category?.products ?? []).flatMap((product, inner) => {
      if (!product?.ownershipMatch) return [];
      const reason = lackOf(product, legal, identity);
      const key = `categories.${outer}.products.${inner}.ownershipMatch`;
      return reason === null ? [] : [{ file, key, reason }];
    }),
  );
}

/** The settings without the date of birth where no product needs it: then it is neither asked for nor read (OWN-1). */
export function withNeededClaims(
  identity: IdentitySettings,
  { categories }: Pick<CatalogueFile, 'categories'>,
): IdentitySettings {
  const isNeeded = categories.some(({ products }) => products.some((one) => one.ownershipMatch));
  return isNeeded ? identity : { ...identity, claims: { ...identity.claims, birthDate: [] } };
}
