import { existsSync } from 'node:fs';
import {
  type BaseIssue,
  type GenericSchema,
  getDotPath,
  type InferOutput,
  safeParse,
} from 'valibot';
import { notJsonReason } from './expectation.ts';
import type { Checked, PackFault } from './faults.ts';
import { unknownKeyReason } from './nearest.ts';
import { readTextFile } from './text-file.ts';

/** Rejects lists, which Valibot accepts as objects and records. */
export function notList<Schema extends GenericSchema>(schema: Schema): Schema {
  return {
    ...schema,
    '~run': (dataset: Parameters<Schema['~run']>[0], config: Parameters<Schema['~run']>[1]) =>
      schema['~run'](Array.isArray(dataset.value) ? { value: null } : dataset, config),
  };
}

type Members = Record<string, unknown>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The issue of a key that a strict object does not have. */
const isUnknownKey = ({ type, expected }: BaseIssue<unknown>): boolean =>
  type === 'strict_object' && expected === 'never';

/** A copy without the key at the path. */
function without(value: unknown, [key = '', ...rest]: readonly string[]): unknown {
  if (Array.isArray(value)) {
    return value.map((inner, index) => (String(index) === key ? without(inner, rest) : inner));
  }
  if (!isMembers(value)) return value;
  const { [key]: inner, ...others } = value;
  return rest.length === 0 ? others : { ...value, [key]: without(inner, rest) };
}

/** A schema that may contain another one, or an object with entries. */
interface Nested {
  readonly wrapped?: Nested;
  readonly entries?: Readonly<Record<string, Nested>>;
  /** The schema of the members of a list. */
  readonly item?: Nested;
}

const unwrapped = (schema: Nested | undefined): Nested | undefined =>
  schema?.wrapped ? unwrapped(schema.wrapped) : schema;

/** The keys of the object at a path. */
function keysAt(schema: object, path: readonly string[]): readonly string[] {
  const found = path.reduce<Nested | undefined>(
    (inner, key) => unwrapped(inner)?.entries?.[key] ?? unwrapped(inner)?.item,
    schema,
  );
  return Object.keys(unwrapped(found)?.entries ?? {});
}

/** Strict objects report their first unknown key only, and nothing else; the others are found without it. */
function withoutUnknownKeys(
  schema: GenericSchema,
  value: unknown,
): { readonly known: unknown; readonly unknown: readonly (readonly string[])[] } {
  const unknown: (readonly string[])[] = [];
  let known = value;
  for (;;) {
    const issue = safeParse(schema, known).issues?.find(isUnknownKey);
    if (!issue) return { known, unknown };
    const path = (issue.path ?? []).map(({ key }) => String(key));
    unknown.push(path);
    known = without(known, path);
  }
}

/**
 * Reads a JSON file of a state pack whose keys all have defaults, and finds every fault. Without the file, the defaults apply.
 *
 * @param prepare changes the content before it is checked, and reports what it cannot change
 */
export function readSettingsFile<Schema extends GenericSchema>(
  file: string,
  schema: Schema,
  prepare: (content: unknown, report: (key: string, reason: string) => void) => unknown = (
    content,
  ) => content,
): Checked<InferOutput<Schema>> {
  const faults: PackFault[] = [];
  const report = (key: string, reason: string) => void faults.push({ file, key, reason });
  let content: unknown = {};
  try {
    if (existsSync(file)) content = JSON.parse(readTextFile(file));
  } catch (error) {
    report('', notJsonReason(error));
    return { value: null, faults };
  }
  const { known, unknown } = withoutUnknownKeys(schema, prepare(content, report));
  for (const path of unknown) {
    const keys = keysAt(schema, path.slice(0, -1));
    report(path.join('.'), unknownKeyReason(path.at(-1) ?? '', keys));
  }
  const { issues, success, output } = safeParse(schema, known);
  // A text that could not be prepared has its fault already.
  const reported = new Set(faults.map(({ key }) => key));
  for (const issue of issues ?? []) {
    const key = getDotPath(issue) ?? '';
    if (!reported.has(key)) report(key, issue.message);
  }
  return success && faults.length === 0 ? { value: output, faults: [] } : { value: null, faults };
}
