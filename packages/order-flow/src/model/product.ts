import type { TrustLevel } from './customer.ts';
import type { BasePrice } from './money.ts';

/** Whether a product is offered at present. */
export type ProductStatus = 'ACTIVE' | 'INACTIVE';

/** One kind of extract that can be ordered. */
export interface Product {
  readonly id: string;
  readonly displayName: string;
  readonly englishDisplayName: string;
  readonly description: string;
  readonly englishDescription: string;
  readonly imagePath: string;
  /** Holds owner data: needs LEVEL_4, a justification and the authority's approval. */
  readonly sensitiveData: boolean;
  /** The customer chooses format, orientation, palette and scale. */
  readonly userDefinedFormat: boolean;
  /** Describes a whole property instead of one parcel. */
  readonly property: boolean;
  readonly withLandEstimate: boolean;
  readonly priceBasePdf: BasePrice;
  readonly priceBasePaper: BasePrice;
  /** Each paper copy after the first. */
  readonly priceMultiCopyPaper: BasePrice;
  readonly status: ProductStatus;
  readonly minimalTrustLevel: TrustLevel;
}

/** A group of products, in the order in which they are shown. */
export interface Category {
  readonly id: string;
  readonly displayName: string;
  readonly englishDisplayName: string;
  readonly products: readonly Product[];
}
