/**
 * The paths of the portal's pages behind the hash, by page; links use the first. `:name` is a value, with `?` an optional one.
 * The portal shows these pages; the backend links to them, and configured texts may.
 */
export const PORTAL_PATHS = {
  start: ['/'],
  extracts: ['/auszuege'],
  draft: ['/auszuege/bestellung'],
  product: ['/auszuege/produkt/:productId', '/extracts/:productId'],
  myOrders: ['/auszuege/meine-bestellungen'],
  organisation: ['/organisation', '/organization'],
  review: ['/auszuege/uebersicht/:orderId?', '/order-review/:orderId?'],
  payment: ['/auszuege/zahlung/:orderId?/:prevResult?', '/extracts-pay/:orderId?/:prevResult?'],
  delivery: ['/auszuege/bereitstellung/:orderId?', '/extracts-generate/:orderId?'],
  guestOrder: ['/auszuege/ohne-konto/:token?'],
  personalData: ['/meine-daten', '/my-data'],
  logout: ['/logout'],
  verification: ['/echtheit/:code?', '/verification/:code?'],
  accessibility: ['/barrierefreiheit', '/accessibility'],
  barrierReport: ['/barriere-melden', '/report-barrier'],
  contact: ['/kontakt', '/contact'],
  easyLanguage: ['/leichte-sprache', '/easy-language'],
  signLanguage: ['/gebaerdensprache', '/sign-language'],
  withdrawal: ['/widerruf', '/withdrawal'],
  imprint: ['/impressum', '/imprint'],
  privacy: ['/datenschutz', '/privacy'],
  help: ['/hilfe', '/help'],
} as const;

/** Name of a page. */
export type PageName = keyof typeof PORTAL_PATHS;

/** Names of all pages. */
export const PAGE_NAMES = Object.keys(PORTAL_PATHS) as readonly PageName[];

/** A path with parameters is a function of their values, at least of the first one; any other path is a text. */
type PathOf<Path extends string> = Path extends `${string}/:${string}`
  ? (id: string, ...more: readonly string[]) => string
  : Path;

type Paths = { readonly [Name in PageName]: PathOf<(typeof PORTAL_PATHS)[Name][0]> };

/** A path without its parameters: `/echtheit/:code?` becomes `/echtheit`. */
export function fixedPart(path: string): string {
  return path.replace(/\/:.*$/, '');
}

function pathOf(name: PageName): string | ((...values: readonly string[]) => string) {
  const [path] = PORTAL_PATHS[name];
  const base = fixedPart(path);
  if (base === path) return path;
  return (...values) => [base, ...values.map(encodeURIComponent)].join('/');
}

/** Paths of the pages, for links: `paths.extracts`, `paths.review(orderNumber)`. */
export const paths = Object.fromEntries(PAGE_NAMES.map((name) => [name, pathOf(name)])) as Paths;

/**
 * The address of a page for mails, documents and other systems. It has no `#`, which mail programs and link checkers encode or cut off; the
 * backend redirects it to the page (IN-3).
 *
 * @param portalUrl address of the portal, without a slash at its end
 * @param path one of {@link paths}
 */
export function addressOf(portalUrl: string, path: string): string {
  return `${portalUrl}${path}`;
}

/** The address of a path below that of the portal; a plain link works, since its router listens to the hash. */
export function hrefOf(path: string): string {
  return `#${path}`;
}
