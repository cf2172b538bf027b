import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hooksOf } from '../../packages/ui/docs/parts.ts';
import { type PublicApi, publicApi } from './public-api.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The folders of the published packages. */
export const PUBLISHED = ['tokens', 'packages/ui', 'packages/order-flow', 'packages/api'] as const;

/** Folder of a published package. */
export type Published = (typeof PUBLISHED)[number];

/** `released-api.json`: what the last release of a package published. */
export interface Released {
  readonly version: string;
  /** The first version of exports that are younger than the first release. */
  readonly since: Readonly<Record<string, string>>;
  readonly api: PublicApi;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly publishConfig: { readonly exports: Readonly<Record<string, unknown>> };
}

/** Path of a file of a package. */
export const fileOf = (folder: Published, file: string): string => join(ROOT, folder, file);

/** The `package.json` of a package. */
export const manifestOf = (folder: Published): Manifest =>
  JSON.parse(readFileSync(fileOf(folder, 'package.json'), 'utf8'));

/** What the last release of a package published. */
export const releasedOf = (folder: Published): Released =>
  JSON.parse(readFileSync(fileOf(folder, 'released-api.json'), 'utf8'));

/** The classes and attributes of `parts.json`. */
function hooks(): readonly string[] {
  return Object.entries(hooksOf()).flatMap(([component, { parts, attributes }]) => [
    ...parts.map((part) => `portal-${component}__${part}`),
    ...attributes.map((attribute) => `portal-${component}[${attribute}]`),
  ]);
}

/** The CSS variables of the themes. */
function variables(): readonly string[] {
  const themes = readFileSync(fileOf('tokens', 'generated/themes.css'), 'utf8');
  return themes.match(/--portal-[a-z0-9-]+(?=:)/g) ?? [];
}

/** Everything of a package that a change may break: paths, exports, members, parts, variables. */
export function apiOf(folder: Published): PublicApi {
  const names = [
    ...Object.keys(manifestOf(folder).publishConfig.exports),
    ...(folder === 'packages/ui' ? hooks() : []),
    ...(folder === 'tokens' ? variables() : []),
  ];
  return {
    ...Object.fromEntries(names.map((name) => [name, ''])),
    ...publicApi(join(ROOT, folder)),
  };
}
