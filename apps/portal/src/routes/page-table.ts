/*
 * Every page of the portal. This file is pure data: pages, router, breadcrumbs and the build (`build/early-files.ts`) all
 * read it. A new page is its paths in `packages/api/src/pages.ts`, a new row here, a component file below `src/pages`, and
 * the message `page.<name>` (docs/recipes/add-a-page.md).
 */

import type { PageName } from '@portal/api/pages';

/** One page. */
export interface PageRow {
  /** Component file below `src/pages`; it exports a component of the same name. */
  readonly file: `${string}/${string}Page.tsx`;
  /** The page above this one in the breadcrumbs (APP-6); null only for the start page. */
  readonly parent: PageName | null;
  /**
   * The first call of the page, sent before the portal's script runs. `{id}` is the path segment after a path of this
   * page, or the value of a query parameter named in `idParameters`; without an id nothing is sent.
   */
  readonly prefetch?: { readonly call: string; readonly idParameters?: readonly string[] };
}

/** All pages by name; `PORTAL_PATHS` has the paths that show them (APP-1). */
export const PAGE_TABLE = {
  start: { file: 'landing/LandingPage.tsx', parent: null, prefetch: { call: 'categories' } },
  extracts: {
    file: 'extracts/ExtractsPage.tsx',
    parent: 'start',
    prefetch: { call: 'categories' },
  },
  order: {
    file: 'wizard/WizardPage.tsx',
    parent: 'extracts',
    prefetch: { call: 'products/{id}', idParameters: ['produkt', 'product'] },
  },
  product: {
    file: 'product/ProductPage.tsx',
    parent: 'extracts',
    prefetch: { call: 'products/{id}' },
  },
  myOrders: {
    file: 'my-orders/MyOrdersPage.tsx',
    parent: 'extracts',
  },
  review: {
    file: 'review/ReviewPage.tsx',
    parent: 'extracts',
  },
  payment: {
    file: 'payment/PaymentPage.tsx',
    parent: 'extracts',
  },
  generation: {
    file: 'generation/GenerationPage.tsx',
    parent: 'extracts',
  },
  personalData: {
    file: 'personal-data/PersonalDataPage.tsx',
    parent: 'start',
  },
  logout: { file: 'logout/LogoutPage.tsx', parent: 'start' },
  verification: {
    file: 'verification/VerificationPage.tsx',
    parent: 'start',
  },
  accessibility: {
    file: 'content/ContentPage.tsx',
    parent: 'start',
  },
  contact: { file: 'content/ContentPage.tsx', parent: 'start' },
  imprint: { file: 'content/ContentPage.tsx', parent: 'start' },
  privacy: {
    file: 'content/ContentPage.tsx',
    parent: 'start',
  },
  help: { file: 'content/ContentPage.tsx', parent: 'start' },
} as const satisfies Readonly<Record<PageName, PageRow>>;

/** Whether a text is the name of a page. */
export function isPageName(name: string): name is PageName {
  return Object.hasOwn(PAGE_TABLE, name);
}
