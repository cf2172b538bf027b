import { loadContract } from '@portal/api/contract';
import formats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packFileSchemas } from './pack-schemas.ts';

const STATES = join(import.meta.dirname, '../../../../states');
const FILES = globSync(
  [
    '*/{state,catalogue,cadastre,identity,legal}.json',
    '*/brand/tokens.json',
    'brands/*/tokens.json',
    '*/locales/*/*.json',
  ],
  { cwd: STATES, exclude: ['schema'] },
);

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);

/** The schema with an id of its own, so that it can be compiled several times. */
const validatorOf = (name: string) => {
  const schema: object = JSON.parse(readFileSync(join(STATES, 'schema', name), 'utf8'));
  return ajv.compile({ ...schema, $id: `${name}-${Math.random()}` });
};

/** Every object schema inside of a schema. */
function objectsIn(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (typeof value !== 'object' || value === null) return [];
  const members = value as Readonly<Record<string, unknown>>;
  const inner = Object.values(members).flatMap(objectsIn);
  return members['properties'] === undefined ? inner : [members, ...inner];
}

/** Every schema of a text with a pattern or a format inside of a schema. */
function texts(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (typeof value !== 'object' || value === null) return [];
  const members = value as Readonly<Record<string, unknown>>;
  const inner = Object.values(members).flatMap(texts);
  const isText = typeof members['pattern'] === 'string' || typeof members['format'] === 'string';
  return isText ? [members, ...inner] : inner;
}

describe('the JSON Schemas of a state pack (STATE-1)', () => {
  const schemas = [...packFileSchemas(loadContract())];

  it.each(schemas)('are current: %s (`pnpm generate` writes them)', (name, text) => {
    expect(readFileSync(join(STATES, 'schema', name), 'utf8')).toBe(text);
  });

  it.each(schemas.map(([name]) => name))('describe every key of %s', (name) => {
    const { properties = {} } = JSON.parse(readFileSync(join(STATES, 'schema', name), 'utf8'));
    const undescribed = Object.entries<Readonly<Record<string, unknown>>>(properties)
      .filter(([key]) => !key.startsWith('$'))
      .filter(([, schema]) => !schema['description'] && objectsIn(schema).length === 0)
      .filter(([, schema]) => !JSON.stringify(schema).includes('"description"'));
    expect(undescribed.map(([key]) => key)).toEqual([]);
  });

  it.each(FILES)('accept %s, which names its schema', (path) => {
    const content: { readonly $schema: string } = JSON.parse(
      readFileSync(join(STATES, path), 'utf8').replaceAll('{sandbox}', 'http://localhost:8081'),
    );
    const schema = join(STATES, 'schema', basename(path));
    expect(resolve(STATES, dirname(path), content.$schema)).toBe(schema);
    const validate = validatorOf(basename(path));
    validate(content);
    expect(validate.errors).toBe(null);
  });

  it.each(FILES)('reject an unknown key in %s', (path) => {
    const content: object = JSON.parse(readFileSync(join(STATES, path), 'utf8'));
    const validate = validatorOf(basename(path));
    expect(validate({ ...content, unknown: 1 })).toBe(false);
  });

  it.each(schemas.map(([name]) => name))(
    'say in words what each pattern and format of %s means, with an example',
    (name) => {
      const schema: unknown = JSON.parse(readFileSync(join(STATES, 'schema', name), 'utf8'));
      const silent = texts(schema).filter(
        ({ description, examples }) => !description || !Array.isArray(examples),
      );
      expect(silent).toEqual([]);
      for (const text of texts(schema)) {
        const validate = ajv.compile(text);
        expect([text['examples']].flat().filter((example) => !validate(example))).toEqual([]);
      }
    },
  );

  it('do not offer the keys that the backend sets', () => {
    const text = readFileSync(join(STATES, 'schema/state.json'), 'utf8');
    expect(text).not.toMatch(/legalParts|loadedLanguages|parcelSearches|"paymentMethods"/);
  });
});
