import type { Product, ProductKind } from '@portal/api';

type Flags = Pick<Product, 'userDefinedFormat' | 'withLandEstimate' | 'sensitiveData' | 'property'>;

/** The kind that the flags of a product mean; the portal and the rules of ordering read the flags. */
export function kindOfFlags(flags: Flags): ProductKind {
  if (flags.userDefinedFormat) {
    return flags.withLandEstimate ? 'LAND_ESTIMATE_MAP' : 'CADASTRAL_MAP';
  }
  if (flags.property) return 'PROPERTY_RECORD';
  return flags.sensitiveData ? 'OWNER_RECORD' : 'PARCEL_RECORD';
}

/** The kind of an ordered product (DOC-1); orders from before the field existed have only the flags. */
export const kindOf = (product: Flags & Pick<Product, 'kind'>): ProductKind =>
  product.kind ?? kindOfFlags(product);
