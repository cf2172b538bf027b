import type { Category, PaymentMethod, Price, PriceRequest, Product } from '@portal/api';
import { type FieldMessage, validateDelivery } from '@portal/order-flow';
import { invalid, notFound } from '../errors.ts';
import { priceFromGross, priceOf } from './price.ts';

/** Products, prices and payment methods. */
export interface Catalogue {
  readonly vatRate: number;
  readonly paymentMethods: readonly PaymentMethod[];
  categories(): Category[];
  /** @throws DomainError `not-found` */
  category(id: string): Category;
  /** An active product. @throws DomainError `not-found` */
  product(id: string): Product;
  /**
   * @throws DomainError `invalid` with the key SELECT for a request without delivery, `not-found` when a product is
   *   unknown or inactive
   */
  prices(requests: readonly PriceRequest[]): Price[];
}

/** `catalogue.json` of a state pack. */
export interface CatalogueFile {
  /** Percent. */
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
function withNetPrices(product: Product, vatRate: number): Product {
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

/** The catalogue of a state; products that are not active are left out. */
export function catalogueOf({ vatRate, categories, paymentMethods }: CatalogueFile): Catalogue {
  const active = categories.map((category) => ({
    ...category,
    products: category.products
      .filter((product) => product.status === 'ACTIVE')
      .map((product) => withNetPrices(product, vatRate)),
  }));
  const products = new Map(
    active.flatMap((category) => category.products).map((product) => [product.id, product]),
  );
  const product = (id: string): Product => {
    const found = products.get(id);
    if (!found) throw notFound('UNKNOWN_ERROR');
    return found;
  };
  return {
    vatRate,
    paymentMethods,
    categories: () => active,
    category: (id) => {
      const found = active.find((category) => category.id === id);
      if (!found) throw notFound('UNKNOWN_ERROR');
      return found;
    },
    product,
    prices: (requests) => {
      const faults = requests.flatMap(deliveryFaults);
      if (faults.length > 0) throw invalid(faults);
      return requests.map((one) => priceOf(product(one.productId), one, vatRate));
    },
  };
}
