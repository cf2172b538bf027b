import { variableValue } from '@portal/names/variable';
import { existsSync } from 'node:fs';
import type { Variables } from './environment.ts';
import { readTextFile } from './text-file.ts';

const VARIABLE = /\$\{(\w+)\}/g;

/** The beginning of a variable whose name has other characters, or has no end. */
const NO_VARIABLE = /\$\{(?!\w+\})[^}]*\}?/g;

/** An environment variable that a text of the file needs. */
export interface NeededVariable {
  readonly name: string;
  /** Dotted path of the text. */
  readonly key: string;
}

/** The names of the environment variables in the file, which need not exist or be readable. */
export function variablesOf(file: string): readonly string[] {
  let content = '';
  try {
    if (existsSync(file)) content = readTextFile(file);
  } catch {
    // The check of the file says why.
  }
  return [...content.matchAll(VARIABLE)].map(([, name = '']) => name);
}

/**
 * Replaces `${NAME}` by the environment variable in every text.
 *
 * @param report receives each text that cannot be replaced, with the variable that is not set; null if it names none
 */
export function withVariables(
  value: unknown,
  env: Variables,
  path: string,
  report: (key: string, reason: string, variable: string | null) => void,
): unknown {
  if (typeof value === 'string') {
    for (const [placeholder] of value.matchAll(NO_VARIABLE)) {
      const rule = 'letters, digits and _ between ${ and }; for example ${CADASTRE_KEY}';
      report(path, `contains ${placeholder}, which names no environment variable: ${rule}`, null);
    }
    return value.replaceAll(VARIABLE, (placeholder, name: string) => {
      const { value: found, reason } = variableValue(name, env[name] ?? '');
      if (found === null)
        report(path, `needs the environment variable ${name}, which ${reason}`, null);
      else if (found === '')
        report(path, `needs the environment variable ${name}, which is not set`, name);
      return found ?? placeholder;
    });
  }
  if (Array.isArray(value)) {
    return value.map((inner, index) => withVariables(inner, env, `${path}.${index}`, report));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      withVariables(inner, env, [path, key].filter(Boolean).join('.'), report),
    ]),
  );
}

/** The environment variables that a file needs and that are not set; none if it is not JSON. */
export function unsetVariables(file: string, env: Variables): readonly NeededVariable[] {
  const found: NeededVariable[] = [];
  let content: unknown;
  try {
    content = JSON.parse(readTextFile(file));
  } catch {
    return [];
  }
  withVariables(content, env, '', (key, _reason, name) => {
    if (name !== null) found.push({ key, name });
  });
  return found;
}
