import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { brandTheme } from '../tokens/src/brand-theme.ts';

const FOLDER = join(import.meta.dirname, '../states/brands/kern');
const NAME = 'virtual:kern-brand.css';
/** No such file exists; its place is that of the typefaces, which the stylesheet names. */
const FILE = join(FOLDER, 'brand.css');

const BRAND = "[data-portal-brand='kern']";

/** Limits the stylesheet of a state's only brand to the elements with the attribute of this brand. */
export function scoped(css: string): string {
  return css
    .replaceAll(/^(\[data-portal-theme='\w+'\])(,| \{)$/gm, `${BRAND}$1,\n${BRAND} $1$2`)
    .replaceAll(/^:root/gm, BRAND);
}

/** The brand KERN as a stylesheet beside those of other brands. @throws Error if its tokens are wrong */
function kernCss(): string {
  const tokens: unknown = JSON.parse(readFileSync(join(FOLDER, 'tokens.json'), 'utf8'));
  const { css, faults } = brandTheme(tokens);
  if (faults.length > 0)
    throw new Error(faults.map(({ key, reason }) => `${key} ${reason}`).join('\n'));
  return scoped(css);
}

/** Lets a module import the brand KERN. */
export function kernBrand(): Plugin {
  return {
    name: 'portal:kern-brand',
    enforce: 'pre',
    resolveId: (id) => (id === NAME ? FILE : null),
    load: (id) => (id === FILE ? kernCss() : null),
  };
}
