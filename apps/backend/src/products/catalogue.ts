import type { Category, PaymentMethod, Price, PriceRequest, Product } from '@portal/api';
import { type FieldMessage, validateDelivery } from '@portal/order-flow';
import { readFileSync } from 'node:fs';
import type { ContractSchemas } from '../contract/schemas.ts';
import { invalid, notFound } from '../errors.ts';
import { StartError } from '../start-error.ts';
import { isKindConsistent } from './kind.ts';
import { priceOf } from './price.ts';

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

interface CatalogueFile {
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

const FILE = new URL('./catalogue.json', import.meta.url);

function readFile(schemas: ContractSchemas): CatalogueFile {
  const file: CatalogueFile = JSON.parse(readFileSync(FILE, 'utf8'));
  const validate = schemas.compile({
    type: 'object',
    required: ['vatRate', 'categories', 'paymentMethods'],
    properties: {
      vatRate: { type: 'number', minimum: 0, maximum: 100 },
      categories: { type: 'array', items: { $ref: '#/components/schemas/Category' } },
      paymentMethods: { type: 'array', items: { $ref: '#/components/schemas/PaymentMethod' } },
    },
  });
  if (!validate(file)) {
    const fault = validate.errors?.[0];
    throw new StartError(`The catalogue is wrong at ${fault?.instancePath}: ${fault?.message}.`);
  }
  const inconsistent = file.categories
    .flatMap(({ products }) => products)
    .find((product) => !isKindConsistent(product));
  if (inconsistent) {
    throw new StartError(`The kind of the product ${inconsistent.id} contradicts its flags.`);
  }
  return file;
}

/** Reads the catalogue file in this folder. @throws StartError with the path of the invalid value */
export function readCatalogue(schemas: ContractSchemas): Catalogue {
  const { vatRate, categories, paymentMethods } = readFile(schemas);
  const active = categories.map((category) => ({
    ...category,
    products: category.products.filter((product) => product.status === 'ACTIVE'),
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
