import type { CatalogueFile } from '../products/catalogue.ts';
import { isKindConsistent } from '../products/kind.ts';
import type { ContractSchemas } from '../contract/schemas.ts';
import type { Checked, PackFault } from '../config/faults.ts';
import { readJsonFile } from './json-file.ts';

/** The schema of `catalogue.json`; products and payment methods are those of the contract. */
export const CATALOGUE_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['vatRate', 'categories', 'paymentMethods'],
  properties: {
    $comment: { type: 'string' },
    vatRate: { type: 'number', minimum: 0, maximum: 100, description: 'VAT in percent.' },
    categories: {
      type: 'array',
      minItems: 1,
      description: 'Categories with products; prices in cents.',
      items: { $ref: '#/components/schemas/Category' },
    },
    paymentMethods: {
      type: 'array',
      description: 'What customers can pay with, in the order in which it is offered.',
      minItems: 1,
      items: { $ref: '#/components/schemas/PaymentMethod' },
    },
  },
};

/** The keys whose value another key has already. */
function repeated(values: readonly (readonly [key: string, value: string])[]): readonly string[] {
  const known = new Set<string>();
  return values.flatMap(([key, value]) => {
    if (known.has(value)) return [key];
    known.add(value);
    return [];
  });
}

/** What a schema cannot express. */
function semanticFaults(file: string, { categories, paymentMethods }: CatalogueFile): PackFault[] {
  const products = categories.flatMap((category, outer) =>
    category.products.map((product, inner) => ({
      key: `categories.${outer}.products.${inner}`,
      product,
    })),
  );
  const twice = [
    ...repeated(categories.map(({ id }, index) => [`categories.${index}.id`, id])),
    ...repeated(products.map(({ key, product }) => [`${key}.id`, product.id])),
    ...repeated(paymentMethods.map((one, index) => [`paymentMethods.${index}.method`, one.method])),
  ].map((key) => ({ file, key, reason: 'is used twice' }));
  const wrongKinds = products
    .filter(({ product }) => !isKindConsistent(product))
    .map(({ key, product }) => ({
      file,
      key: `${key}.kind`,
      reason: product.kind ? `contradicts the flags of the product ${product.id}` : 'is missing',
    }));
  const empty = categories.flatMap((category, index) =>
    category.products.length > 0
      ? []
      : [{ file, key: `categories.${index}.products`, reason: 'is empty' }],
  );
  return [...twice, ...wrongKinds, ...empty];
}

/** Reads `catalogue.json` of a state pack. */
export function readCatalogueFile(file: string, schemas: ContractSchemas): Checked<CatalogueFile> {
  const read = readJsonFile<CatalogueFile>(file, schemas.compile(CATALOGUE_SCHEMA));
  if (!read.value) return read;
  const faults = semanticFaults(file, read.value);
  return faults.length > 0 ? { value: null, faults } : read;
}
