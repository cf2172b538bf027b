import type { Product, ProductKind } from '@portal/api';
import type { CatalogueFile } from '../products/catalogue.ts';
import { kindOfFlags } from '../products/kind.ts';
import type { ContractSchemas } from '../contract/schemas.ts';
import type { PackFault } from '../config/faults.ts';
import { type CheckedFile, readJsonFile, type Sound, withFaults } from './json-file.ts';

/** The schema of `catalogue.json`; products and payment methods are those of the contract. */
export const CATALOGUE_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['vatRate', 'categories', 'paymentMethods'],
  properties: {
    $comment: { type: 'string' },
    vatRate: {
      type: 'number',
      minimum: 0,
      maximum: 100,
      description: 'VAT in percent of products that have no vatRate of their own.',
    },
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
function repeated(
  values: readonly (readonly [key: string, value: string | undefined])[],
): readonly string[] {
  const known = new Set<string>();
  return values.flatMap(([key, value]) => {
    if (value === undefined) return [];
    if (known.has(value)) return [key];
    known.add(value);
    return [];
  });
}

/** What the documents of a product are, by its other keys; null if one of them is missing. */
function meantKind(product: Sound<Product>): ProductKind | null {
  const { userDefinedFormat, withLandEstimate, sensitiveData, property } = product;
  const isKnown =
    userDefinedFormat !== undefined &&
    withLandEstimate !== undefined &&
    sensitiveData !== undefined &&
    property !== undefined;
  return isKnown
    ? kindOfFlags({ userDefinedFormat, withLandEstimate, sensitiveData, property })
    : null;
}

/** Why a product cannot have its kind; null if it can. */
function kindReason(product: Sound<Product>): string | null {
  const meant = meantKind(product);
  if (meant === null || product.kind === meant) return null;
  const found = product.kind === undefined ? 'is missing' : `is ${product.kind}`;
  return `${found}, but userDefinedFormat, withLandEstimate, sensitiveData and property mean ${meant}`;
}

/** What a schema cannot express. */
function semanticFaults(file: string, sound: Sound<CatalogueFile>): PackFault[] {
  const { categories = [], paymentMethods = [] } = sound;
  const products = categories.flatMap((category, outer) =>
    (category?.products ?? []).map((product, inner) => ({
      key: `categories.${outer}.products.${inner}`,
      product: product ?? {},
    })),
  );
  const twice = [
    ...repeated(categories.map((one, index) => [`categories.${index}.id`, one?.id])),
    ...repeated(products.map(({ key, product }) => [`${key}.id`, product.id])),
    ...repeated(
      paymentMethods.map((one, index) => [`paymentMethods.${index}.method`, one?.method]),
    ),
  ].map((key) => ({ file, key, reason: 'is used twice' }));
  const wrongKinds = products.flatMap(({ key, product }) => {
    const reason = kindReason(product);
    return reason === null ? [] : [{ file, key: `${key}.kind`, reason }];
  });
  const wrongSheets = products.flatMap(({ key, product }) => {
    const { severalParcels, userDefinedFormat, sensitiveData } = product;
    if (!severalParcels || (userDefinedFormat !== false && sensitiveData !== true)) return [];
    const reason = 'needs userDefinedFormat, and no owner data';
    return [{ file, key: `${key}.severalParcels`, reason }];
  });
  const wrongFormats = products.flatMap(({ key, product }) => {
    const { fileFormats, userDefinedFormat, sensitiveData } = product;
    if (!fileFormats) return [];
    const formats = fileFormats.map((one, index): [string, string | undefined] => [
      `${key}.fileFormats.${index}.format`,
      one?.format,
    ]);
    const doubles = repeated(formats).map((one) => ({ file, key: one, reason: 'is used twice' }));
    if (userDefinedFormat !== false && sensitiveData !== true) return doubles;
    const reason = 'needs userDefinedFormat, and no owner data';
    return [...doubles, { file, key: `${key}.fileFormats`, reason }];
  });
  // The state names who may pay so, in collective-invoices.json (ORG-5).
  const collective = paymentMethods.flatMap((one, index) =>
    one?.method === 'COLLECTIVE'
      ? [
          {
            file,
            key: `paymentMethods.${index}.method`,
            reason: 'is offered by collective-invoices.json, not here',
          },
        ]
      : [],
  );
  const empty = categories.flatMap((category, index) =>
    category?.products?.length === 0
      ? [{ file, key: `categories.${index}.products`, reason: 'is an empty list' }]
      : [],
  );
  return [...collective, ...twice, ...wrongKinds, ...wrongSheets, ...wrongFormats, ...empty];
}

/** Reads `catalogue.json` of a state pack. */
export function readCatalogueFile(
  file: string,
  schemas: ContractSchemas,
): CheckedFile<CatalogueFile> {
  const read = readJsonFile<CatalogueFile>(file, schemas.compile(CATALOGUE_SCHEMA));
  return withFaults(read, read.sound ? semanticFaults(file, read.sound) : []);
}
