import { fixedPart, PAGE_NAMES, PAGE_TABLE } from './page-table.ts';
import type { PageName } from './page-table.ts';

/** A path with parameters is a function of their values, at least of the first one; any other path is a text. */
type PathOf<Path extends string> = Path extends `${string}/:${string}`
  ? (id: string, ...more: readonly string[]) => string
  : Path;

type Paths = { readonly [Name in PageName]: PathOf<(typeof PAGE_TABLE)[Name]['paths'][0]> };

function pathOf(name: PageName): string | ((...values: readonly string[]) => string) {
  const [path] = PAGE_TABLE[name].paths;
  const base = fixedPart(path);
  if (base === path) return path;
  return (...values) => [base, ...values.map(encodeURIComponent)].join('/');
}

/** Paths of the pages, for links: `paths.extracts`, `paths.review(orderNumber)`. */
export const paths = Object.fromEntries(PAGE_NAMES.map((name) => [name, pathOf(name)])) as Paths;

/** Path that starts an order of one product (BEY-4). */
export function orderPathOf(productId: string): string {
  return `${paths.order}?produkt=${encodeURIComponent(productId)}`;
}

/** The address of a path for a link: a plain anchor works, since the router listens to the hash. */
export function hrefOf(path: string): string {
  return `#${path}`;
}
