import { basename } from 'node:path';

interface Identified {
  /** Unique for each style. */
  readonly hash: string;
  readonly filePath: string;
  /** Name of the part, the second argument of `componentStyle`. */
  readonly debugId?: string | undefined;
}

const kebab = (name: string): string =>
  name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

const taken = new Map<string, string>();

/**
 * The class of a part in the package: `portal-<component>__<part>`, such as `portal-order-table__row`. They are public
 * (LIB-3): `docs/parts.json` lists them, and a release that renames one is a new major version.
 */
export function classNameOf({ hash, filePath, debugId }: Identified): string {
  const component = kebab(basename(filePath, '.css.ts'));
  const name = `portal-${component}__${debugId ? kebab(debugId) : hash}`;
  const owner = taken.get(name);
  if (owner !== undefined && owner !== hash) return `${name}-${hash}`;
  taken.set(name, hash);
  return name;
}
