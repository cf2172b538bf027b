import { loadContract } from '@portal/api/contract';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkStatePack, packSchemas } from './state-pack.ts';

/* Every value in every JSON file of both packs is replaced by wrong ones. */

type Path = readonly string[];
type Members = Record<string, unknown>;

const STATES = join(import.meta.dirname, '../../../../states');
const PACKS = ['lindenmark', 'nordermarsch'];
const SANDBOX = 'http://localhost:8081';
const context = {
  mapOrigin: SANDBOX,
  schemas: packSchemas(loadContract()),
  env: { CADASTRE_URL: SANDBOX, PAYMENT_URL: SANDBOX, PAYMENT_TOKEN: 'token' },
  portalFolder: null,
};

const copies = mkdtempSync(join(tmpdir(), 'wrong-values-'));
for (const pack of PACKS) cpSync(join(STATES, pack), join(copies, pack), { recursive: true });
afterAll(() => rmSync(copies, { recursive: true }));

const membersOf = (value: unknown): Members => Object(value);

/** For editors and people only. */
const isRemark = (key: string): boolean => /^\$(?!value|extensions)/.test(key);

/** The paths of all values inside of a value; of a list those of its first entry. */
function pathsOf(value: unknown, path: Path = []): readonly Path[] {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const read = Array.isArray(value) ? entries.slice(0, 1) : entries;
  const inner = read
    .filter(([key]) => !isRemark(key))
    .flatMap(([key, entry]: [string, unknown]) => pathsOf(entry, [...path, key]));
  return path.length > 0 ? [path, ...inner] : inner;
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => membersOf(inner)[key], value);

/** A copy with another value at the path; `undefined` removes it. */
function changed(value: unknown, path: Path, to: unknown): unknown {
  const copy: unknown = structuredClone(value);
  const parent = membersOf(valueAt(copy, path.slice(0, -1)));
  const key = path.at(-1) ?? '';
  if (to !== undefined) parent[key] = to;
  else if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
  return copy;
}

/** The schema of the value at a path. */
function schemaAt(root: Members, path: Path): Members {
  const resolved = (schema: Members): Members => {
    const address = schema['$ref'];
    return typeof address === 'string'
      ? resolved(membersOf(valueAt(root, address.slice(2).split('/'))))
      : schema;
  };
  return path.reduce<Members>((schema, key) => {
    const { properties, items, prefixItems, additionalProperties, anyOf } = resolved(schema);
    const branches = Array.isArray(anyOf) ? anyOf.map(membersOf) : [];
    const inner =
      membersOf(properties)[key] ??
      items ??
      membersOf(prefixItems)[key] ??
      branches.map((branch) => membersOf(branch['properties'])[key]).find(Boolean) ??
      additionalProperties;
    return resolved(membersOf(inner));
  }, resolved(root));
}

/** Values that no key accepts in place of this one. */
function wrongValues(value: unknown): readonly unknown[] {
  if (typeof value === 'string') return [null, 7, {}];
  if (typeof value === 'number') return [null, 'many', 1e15, -1e15];
  if (typeof value === 'boolean') return [null, 'yes', 1];
  return value === null ? [7, 'none'] : [null, 7, 'text'];
}

/** Empty texts are wrong, except for these: no style is the default one. */
const MAY_BE_EMPTY = /\.styles$/;
/** Null has a meaning: the source does not publish the collection. */
const MAY_BE_NULL = /^collections\.\w+$/;

interface Found {
  readonly faults: readonly { readonly file: string; readonly key: string }[];
  /** Whether each fault names the file, and one of them this key. */
  readonly isNamed: boolean;
}

function faultsOf(pack: string, file: string, content: unknown, path: Path): Found {
  const absolute = join(copies, pack, file);
  writeFileSync(absolute, JSON.stringify(content));
  const { faults } = checkStatePack(join(copies, pack), context);
  // A design token and an extent are named as a whole.
  const key = path.join('.').replace(/\.\$value.*|(?<=extent)\.\d$/, '');
  const isBelow = (found: string) => found === key || found.startsWith(`${key}.`);
  const isNamed =
    faults.every((fault) => fault.file === absolute) && faults.some((fault) => isBelow(fault.key));
  return { faults, isNamed };
}

const nameOf = (path: Path, to: unknown): string => `${path.join('.')} = ${JSON.stringify(to)}`;

const files = PACKS.flatMap((pack) =>
  globSync('**/*.json', { cwd: join(STATES, pack) }).map((file) => [pack, file] as const),
);

describe.each(files)('a wrong value in %s/%s (STATE-2)', (pack, file) => {
  const source = readFileSync(join(STATES, pack, file), 'utf8');
  const content: unknown = JSON.parse(source);
  const schema: Members = JSON.parse(readFileSync(join(STATES, 'schema', basename(file)), 'utf8'));
  const paths = pathsOf(content);
  const check = (path: Path, to: unknown) => faultsOf(pack, file, changed(content, path, to), path);
  const restore = () => writeFileSync(join(copies, pack, file), source);

  it('stops the start, with file and key', () => {
    const wrong = paths.flatMap((path) => {
      const value = valueAt(content, path);
      const isText = typeof value === 'string' && !MAY_BE_EMPTY.test(path.join('.'));
      const all = [...wrongValues(value), ...(isText ? [''] : [])];
      return all
        .filter((to) => to !== null || !MAY_BE_NULL.test(path.join('.')))
        .filter((to) => !check(path, to).isNamed)
        .map((to) => nameOf(path, to));
    });
    restore();
    // Other keys are compared with these, and are named in their place.
    expect(wrong.filter((name) => !/^map\.(?:min|max)Zoom = -?\d/.test(name))).toEqual([]);
  });

  it('stops the start when a required key is removed', () => {
    const wrong = paths.flatMap((path) => {
      const parent = path.slice(0, -1);
      const required: unknown = schemaAt(schema, parent)['required'];
      const key = path.at(-1) ?? '';
      const isRequired = Array.isArray(required) && required.includes(key);
      const isEntry = Array.isArray(valueAt(content, parent));
      const found = check(path, undefined);
      const isOptional = isEntry || found.faults.length === 0;
      const isRight = found.isNamed || (!isRequired && isOptional);
      return isRight ? [] : [path.join('.')];
    });
    restore();
    expect(wrong).toEqual([]);
  });
});
