import type { JsonSchema, OpenApiDocument } from '@portal/api/contract';
import { brandSchema } from '@portal/tokens/brand';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { CADASTRE_FILE } from '../config/cadastre-file.ts';
import { COLLECTIVE_FILE } from '../config/collective-file.ts';
import { ENTITLEMENTS_FILE } from '../config/entitlements-file.ts';
import { IDENTITY_FILE } from '../config/identity-file.ts';
import { ORGANISATION_IDENTITY_FILE } from '../config/organisation-identity-file.ts';
import { MAPS_FILE } from '../config/maps-file.ts';
import { PAYMENT_FILE } from '../config/payment-file.ts';
import { POSTBOX_FILE } from '../config/postbox-file.ts';
import { isObject } from '../contract/schemas.ts';
import { builtInLanguages, TEXT_FILES, type Texts } from '../locales/locale-files.ts';
import { CATALOGUE_SCHEMA } from './catalogue-file.ts';
import { contractOfPacks } from './product-accessibility.ts';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';
const REFERENCE = '#/components/schemas/';

/** The names of the contract's schemas to which a value refers. */
function referencesOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(referencesOf);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string'
      ? [inner.slice(REFERENCE.length)]
      : referencesOf(inner),
  );
}

/** The same with definitions in the file. */
function withLocalReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLocalReferences);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? inner.replace(REFERENCE, '#/$defs/')
        : withLocalReferences(inner),
    ]),
  );
}

/** A schema of the contract as one of a file, with all schemas to which it refers. */
function ofContract(document: OpenApiDocument, schema: JsonSchema, title: string): JsonSchema {
  const names = new Set(referencesOf(schema));
  // The set grows while it is read.
  for (const name of names) {
    for (const inner of referencesOf(document.components.schemas[name])) names.add(inner);
  }
  const definitions = Object.fromEntries(
    [...names].toSorted().map((name) => [name, document.components.schemas[name]]),
  );
  const properties = isObject(schema.properties) ? schema.properties : {};
  const file = {
    $schema: DIALECT,
    title,
    ...schema,
    properties: { $schema: { type: 'string' }, ...properties },
    $defs: definitions,
  };
  return withLocalReferences(file) as JsonSchema;
}

/** A text with variables, such as `${CADASTRE_URL}/cadastre`, is no address before they are replaced. */
const ADDRESS = 'url';

const ofValibot = (schema: GenericSchema, title: string): JsonSchema => ({
  $schema: DIALECT,
  title,
  ...(toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    // Functions that check or change values have no counterpart.
    errorMode: 'ignore',
    overrideAction: ({ valibotAction: { type }, jsonSchema: { format: _format, ...rest } }) =>
      type === ADDRESS ? rest : null,
  }) as JsonSchema),
});

/** The schema of a file that the contract describes, without the keys that the backend adds. */
function withoutAdded({ components }: OpenApiDocument, name: string): JsonSchema {
  const { [name]: schema } = components.schemas;
  if (!schema) throw new Error(`The contract has no schema ${name}.`);
  const properties = Object.entries(isObject(schema.properties) ? schema.properties : {});
  return {
    ...schema,
    properties: Object.fromEntries(
      properties.filter(([, value]) => !(isObject(value) && value.readOnly === true)),
    ),
  };
}

/** The schema of the texts of a language: the ids of the German ones, which describe them. */
const textsSchema = (german: Texts, title: string): JsonSchema => ({
  $schema: DIALECT,
  title,
  type: 'object',
  additionalProperties: false,
  properties: {
    $schema: { type: 'string' },
    $comment: { type: 'string' },
    ...Object.fromEntries(
      Object.entries(german).map(([id, text]) => [
        id,
        text === ''
          ? { type: 'string', description: 'Empty in German.' }
          : { type: 'string', minLength: 1, description: text },
      ]),
    ),
  },
});

/** The JSON Schemas of the files of a state pack as text, by file name; editors read them by `$schema` (STATE-1). */
export function packFileSchemas(contract: OpenApiDocument): ReadonlyMap<string, string> {
  const document = contractOfPacks(contract);
  const german = builtInLanguages().get('de');
  const schemas: readonly (readonly [string, JsonSchema])[] = [
    [
      'state.json',
      ofContract(
        document,
        withoutAdded(document, 'PortalConfiguration'),
        'state.json of a state pack',
      ),
    ],
    ['catalogue.json', ofContract(document, CATALOGUE_SCHEMA, 'catalogue.json of a state pack')],
    [
      'legal.json',
      ofContract(
        document,
        withoutAdded(document, 'LegalInformation'),
        'legal.json of a state pack',
      ),
    ],
    ['cadastre.json', ofValibot(CADASTRE_FILE, 'cadastre.json of a state pack')],
    [
      'collective-invoices.json',
      ofValibot(COLLECTIVE_FILE, 'collective-invoices.json of a state pack'),
    ],
    ['entitlements.json', ofValibot(ENTITLEMENTS_FILE, 'entitlements.json of a state pack')],
    ['identity.json', ofValibot(IDENTITY_FILE, 'identity.json of a state pack')],
    [
      'organisation-identity.json',
      ofValibot(ORGANISATION_IDENTITY_FILE, 'organisation-identity.json of a state pack'),
    ],
    ['maps.json', ofValibot(MAPS_FILE, 'maps.json of a state pack')],
    ['payment.json', ofValibot(PAYMENT_FILE, 'payment.json of a state pack')],
    ['postbox.json', ofValibot(POSTBOX_FILE, 'postbox.json of a state pack')],
    [
      'tokens.json',
      { $schema: DIALECT, title: 'brand/tokens.json of a state pack', ...brandSchema() },
    ],
    ...TEXT_FILES.map((name): readonly [string, JsonSchema] => [
      `${name}.json`,
      textsSchema(german?.[name] ?? {}, `locales/<language>/${name}.json of a state pack`),
    ]),
  ];
  return new Map(schemas.map(([name, schema]) => [name, `${JSON.stringify(schema, null, 2)}\n`]));
}
