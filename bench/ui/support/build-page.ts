import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Rolldown } from 'vite';

/** Folder of the built package. */
export const DIST = fileURLToPath(new URL('../../../packages/ui/dist/', import.meta.url));

const PAGES = fileURLToPath(new URL('../pages/', import.meta.url));

/** Scripts and styles of a build. */
export type Output = Rolldown.OutputBundle[string];

/**
 * Builds one page of `pages/` with the built package, as an adopter would.
 *
 * @param inOne whether dynamic imports are included in one script
 * @throws Error when the package is not built
 */
export async function buildPage(page: string, inOne = false): Promise<readonly Output[]> {
  if (!existsSync(DIST)) throw new Error('Build the package first: pnpm --filter @portal/ui build');
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: PAGES,
    resolve: {
      alias: [
        { find: /^@portal\/ui\/themes\.css$/, replacement: `${DIST}themes.css` },
        // Class names for the same markup in plain React; not part of the package's API.
        { find: /^.*\/src\/(.+)\.css\.ts$/, replacement: `${DIST}$1.css.js` },
        { find: /^@portal\/ui\/([\w-]+)$/, replacement: `${DIST}$1/index.js` },
      ],
    },
    build: {
      write: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: `${PAGES}${page}.tsx`,
        output: inOne ? { codeSplitting: false } : {},
      },
    },
  });
  return [result].flat().flatMap((one) => ('output' in one ? one.output : []));
}
