import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pnpm } from './run.ts';

/** The published packages. */
export const PUBLISHED = ['tokens', 'ui', 'order-flow', 'api'] as const;

/** Name of a published package. */
export type Published = (typeof PUBLISHED)[number];

const workspace = fileURLToPath(new URL('../../../../', import.meta.url));

/** Builds and packs every published package into `folder`. */
export async function packInto(folder: string): Promise<void> {
  const filters = PUBLISHED.map((name) => `--filter=@portal/${name}`);
  await pnpm(['--recursive', ...filters, 'pack', '--pack-destination', folder], workspace);
}

/** Path of a package's tarball in `folder`. */
export function tarballOf(name: Published, folder: string): string {
  const file = readdirSync(folder).find((entry) => entry.startsWith(`portal-${name}-`));
  if (!file) throw new Error(`No tarball of @portal/${name} in ${folder}`);
  return join(folder, file);
}
