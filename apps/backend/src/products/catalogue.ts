import type { Category, PaymentMethod, Price, PriceRequest, Product } from '@portal/api';
import {
  type FieldMessage,
  offeredFormats,
  validateDelivery,
  validateFormats,
} from '@portal/order-flow';
import { invalid, notFound } from '../errors.ts';
import type { Orderable } from '../ports/authority.ts';
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
   * From now on offers only products with these kinds of documents, and files for other programs in these formats (SAFE-2).
   *
   * @returns the ids of the products that are not offered, and the formats with their product, such as `map DXF`
   */
  limitTo(limit: Orderable): {
    readonly products: readonly string[];
    readonly formats: readonly string[];
  };
}

/** `catalogue.json` of a state pack. */
export interface CatalogueFile {
  /** Percent, for products without a rate of their own. */
  readonly vatRate: number;
  readonly categories: readonly Category[];
  readonly paymentMethods: readonly PaymentMethod[];
}

/** Rules that a request violates, with its index in the field names. */
const withIndex = (faults: readonly FieldMessage[], index: number): readonly FieldMessage[] =>
  faults.map(({ field, key }) => ({ field: `${index}.${field}`, key }));

/** The violated rules of a delivery, with the index of the request in the field name (VAL-6). */
function deliveryFaults(request: PriceRequest, index: number): readonly FieldMessage[] {
  const { digital, paperCopies: copies, fileFormats: files } = request;
  return withIndex(validateDelivery({ digital, paper: copies > 0, copies, files }), index);
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
    ...(product.fileFormats && {
      fileFormats: product.fileFormats.map(({ format, price }) => ({
        format,
        price: withNet(price),
      })),
    }),
  };
}

/** A product with those files for other programs that can be written; without the list when none can. */
function withFormats(product: Product, isWritten: (format: string) => boolean): Product {
  if (!product.fileFormats) return product;
  const { fileFormats, ...others } = product;
  const written = fileFormats.filter(({ format }) => isWritten(format));
  return written.length > 0 ? { ...others, fileFormats: written } : others;
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
    limitTo: ({ kinds, fileFormats }) => {
      const isOffered = (one: Product): boolean => kinds?.includes(kindOf(one)) ?? true;
      const isWritten = (format: string): boolean => fileFormats?.includes(format) ?? true;
      offered = only(active, isOffered).map((category) => ({
        ...category,
        products: category.products.map((one) => withFormats(one, isWritten)),
      }));
      const all = active.flatMap((category) => category.products);
      const formats = all
        .filter(isOffered)
        .flatMap((one) => offeredFormats(one).map(({ format }) => ({ id: one.id, format })))
        .filter(({ format }) => !isWritten(format))
        .map(({ id, format }) => `${id} ${format}`);
      return { products: all.filter((one) => !isOffered(one)).map(({ id }) => id), formats };
    },
    prices: (requests) => {
      const faults = requests.flatMap(deliveryFaults);
      if (faults.length > 0) throw invalid(faults);
      return requests.map((one, index) => {
        const priced = product(one.productId);
        const wrong = validateFormats(one.fileFormats, priced);
        if (wrong.length > 0) throw invalid(withIndex(wrong, index));
        return priceOf(priced, one, vatRate);
      });
    },
  };
}
