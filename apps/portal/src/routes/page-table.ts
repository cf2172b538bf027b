/*
 * Every page of the portal, declared once. This file is pure data and imports nothing: pages, router, breadcrumbs and
 * the build (`build/early-files.ts`) all read it. A new page is a new row here, a component file below `src/pages`,
 * and the message `page.<name>` (docs/recipes/add-a-page.md).
 */

/** One page. */
export interface PageRow {
  /** Paths behind the hash that show the page; links use the first one, which is German (APP-1). */
  readonly paths: readonly [string, ...string[]];
  /** Component file below `src/pages`; it exports a component of the same name. */
  readonly file: `${string}/${string}Page.tsx`;
  /** The page above this one in the breadcrumbs (APP-6); null only for the start page. */
  readonly parent: string | null;
  /**
   * The first call of the page, sent before the portal's script runs. `{id}` is the path segment after a path of this
   * page, or the value of a query parameter named in `idParameters`; without an id nothing is sent.
   */
  readonly prefetch?: { readonly call: string; readonly idParameters?: readonly string[] };
}

/** All pages by name. */
export const PAGE_TABLE = {
  start: { paths: ['/'], file: 'landing/LandingPage.tsx', parent: null },
  extracts: {
    paths: ['/auszuege'],
    file: 'extracts/ExtractsPage.tsx',
    parent: 'start',
    prefetch: { call: 'categories' },
  },
  order: {
    paths: ['/auszuege/bestellung'],
    file: 'wizard/WizardPage.tsx',
    parent: 'extracts',
    prefetch: { call: 'products/{id}', idParameters: ['produkt', 'product'] },
  },
  product: {
    paths: ['/auszuege/produkt/:productId', '/extracts/:productId'],
    file: 'product/ProductPage.tsx',
    parent: 'extracts',
    prefetch: { call: 'products/{id}' },
  },
  myOrders: {
    paths: ['/auszuege/meine-bestellungen'],
    file: 'my-orders/MyOrdersPage.tsx',
    parent: 'extracts',
  },
  review: {
    paths: ['/auszuege/uebersicht/:orderId?', '/order-review/:orderId?'],
    file: 'review/ReviewPage.tsx',
    parent: 'extracts',
  },
  payment: {
    paths: ['/auszuege/zahlung/:orderId?/:prevResult?', '/extracts-pay/:orderId?/:prevResult?'],
    file: 'payment/PaymentPage.tsx',
    parent: 'extracts',
  },
  generation: {
    paths: ['/auszuege/bereitstellung/:orderId?', '/extracts-generate/:orderId?'],
    file: 'generation/GenerationPage.tsx',
    parent: 'extracts',
  },
  personalData: {
    paths: ['/meine-daten', '/my-data'],
    file: 'personal-data/PersonalDataPage.tsx',
    parent: 'start',
  },
  logout: { paths: ['/logout'], file: 'logout/LogoutPage.tsx', parent: 'start' },
  verification: {
    paths: ['/echtheit/:code?', '/verification/:code?'],
    file: 'verification/VerificationPage.tsx',
    parent: 'start',
  },
  accessibility: {
    paths: ['/barrierefreiheit', '/accessibility'],
    file: 'content/ContentPage.tsx',
    parent: 'start',
  },
  contact: { paths: ['/kontakt', '/contact'], file: 'content/ContentPage.tsx', parent: 'start' },
  imprint: { paths: ['/impressum', '/imprint'], file: 'content/ContentPage.tsx', parent: 'start' },
  privacy: {
    paths: ['/datenschutz', '/privacy'],
    file: 'content/ContentPage.tsx',
    parent: 'start',
  },
  help: { paths: ['/hilfe', '/help'], file: 'content/ContentPage.tsx', parent: 'start' },
} as const satisfies Readonly<Record<string, PageRow>>;

/** Name of a page. */
export type PageName = keyof typeof PAGE_TABLE;

/** Names of all pages. */
export const PAGE_NAMES = Object.keys(PAGE_TABLE) as readonly PageName[];

/** Whether a text is the name of a page. */
export function isPageName(name: string): name is PageName {
  return Object.hasOwn(PAGE_TABLE, name);
}

/** A path without its parameters: `/echtheit/:code?` becomes `/echtheit`. */
export function fixedPart(path: string): string {
  return path.replace(/\/:.*$/, '');
}
