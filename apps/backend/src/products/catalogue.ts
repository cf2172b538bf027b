import type { Category, PaymentMethod, Price, PriceRequest, Product } from '@portal/api';
import { type FieldMessage, validateDelivery } from '@portal/order-flow';
import { invalid, notFound } from '../errors.ts';
import { kindOf } from './kind.ts';
import { priceFromGross, priceOf, vatRateOf } from './price.ts';

/** Products, prices and payment methods. */
export interface Catalogue {
  readonly vatRate: number;
  readonly paymentMethods: readonly PaymentMethod[];
  categories(): Category[];
  /** @throws DomainError `not-found` */
  category(id: string): Category;
  /** A product that is offered; null for another one. */
  find(id: string): Product | null;
  /** The same. @throws DomainError `not-found` */
  product(id: string): Product;
  /**
   * @throws DomainError `invalid` with the key SELECT for a request without delivery, `not-found` when a product is
   *   unknown or inactive
   */
  prices(requests: readonly PriceRequest[]): Price[];
  /**
   * From now on offers only products with these kinds of documents (SAFE-2).
   *
   * @param kinds null offers all
   * @returns the ids of the products that are not offered
   */
  limitTo(kinds: readonly string[] | null): readonly string[];
}

/** `catalogue.json` of a state pack. */
export interface CatalogueFile {
  /** Percent, for products without a rate of their own. */
  readonly vatRate: number;
  readonly categories: readonly Category[];
  readonly paymentMethods: readonly PaymentMethod[];
}

/** The violated rules of a delivery, with the index of the request in the field name (VAL-6). */
function deliveryFaults(request: PriceRequest, index: number): readonly FieldMessage[] {
  const { digital, paperCopies: copies } = request;
  return validateDelivery({ digital, paper: copies > 0, copies }).map(({ field, key }) => ({
    field: `${index}.${field}`,
    key,
  }));
}

/** A product whose prices have their amounts without VAT, which details of the product show (SEED-2). */
function withNetPrices(product: Product, ofCatalogue: number): Product {
  const vatRate = vatRateOf(product, ofCatalogue);
  const withNet = ({ priceGross }: Product['priceBasePdf']) => ({
    priceGross,
    priceNet: priceFromGross(priceGross, vatRate).priceNet,
  });
  return {
    ...product,
    priceBasePdf: withNet(product.priceBasePdf),
    priceBasePaper: withNet(product.priceBasePaper),
    priceMultiCopyPaper: withNet(product.priceMultiCopyPaper),
  };
}

/** The products of a category that fulfil a condition. */
const only = (categories: readonly Category[], isOffered: (product: Product) => boolean) =>
  categories.map((one) => ({ ...one, products: one.products.filter(isOffered) }));

/** The catalogue of a state; products that are not active are left out. */
export function catalogueOf({ vatRate, categories, paymentMethods }: CatalogueFile): Catalogue {
  const active = only(categories, ({ status }) => status === 'ACTIVE').map((category) => ({
    ...category,
    products: category.products.map((product) => withNetPrices(product, vatRate)),
  }));
  let offered = active;
  const find = (id: string): Product | null =>
    offered.flatMap((category) => category.products).find((one) => one.id === id) ?? null;
  const product = (id: string): Product => {
    const found = find(id);
    if (!found) throw notFound('UNKNOWN_ERROR');
    return found;
  };
  return {
    vatRate,
    paymentMethods,
    categories: () => offered,
    category: (id) => {
      const found = offered.find((category) => category.id === id);
      if (!found) throw notFound('UNKNOWN_ERROR');
      return found;
    },
    find,
    product,
    limitTo: (kinds) => {
      const isOffered = (one: Product): boolean => kinds?.includes(kindOf(one)) ?? true;
      offered = only(active, isOffered);
      return active
        .flatMap((category) => category.products)
        .filter((one) => !isOffered(one))
        .map(({ id }) => id);
    },
    prices: (requests) => {
      const faults = requests.flatMap(deliveryFaults);
      if (faults.length > 0) throw invalid(faults);
      return requests.map((one) => priceOf(product(one.productId), one, vatRate));
    },
  };
}
