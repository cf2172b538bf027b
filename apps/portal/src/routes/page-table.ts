/*
 * Every page of the portal. This file is pure data: pages, router, breadcrumbs and the build (`build/early-files.ts`) all
 * read it. A new page is its paths in `packages/api/src/pages.ts`, a new row here, its component, and
 * the message `page.<name>` (docs/recipes/add-a-page.md).
 */

import type { PageName } from '@portal/api/pages';
import type { TextPart } from '../i18n/text-parts.ts';

/** One page. */
export interface PageRow {
  /** Component file below `src`; it exports a component of the same name. */
  readonly file: `${string}/${string}Page.tsx`;
  /** The page above this one in the breadcrumbs (APP-6); null only for the start page. */
  readonly parent: PageName | null;
  /**
   * The first call of the page, sent before the portal's script runs. `{id}` is the path segment after a path of this
   * page, or the value of a query parameter named in `idParameters`; without an id nothing is sent.
   */
  readonly prefetch?: { readonly call: string; readonly idParameters?: readonly string[] };
  /** Parts of the texts that the page shows besides `first`; `pages` if left out. */
  readonly texts?: readonly TextPart[];
}

/** Texts of pages that show nothing but configured texts. */
const NONE = [] satisfies readonly TextPart[];

/** Texts of pages of sent orders. */
const OF_ORDERS = {
  texts: ['pages', 'orders'],
} as const satisfies Partial<PageRow>;

/** Pages with what an authority must say, and the form for reports of barriers (LAW-1 to LAW-4). */
const OF_LAW = {
  prefetch: { call: 'legal-information' },
} as const satisfies Partial<PageRow>;

/** All pages by name; `PORTAL_PATHS` has the paths that show them (APP-1). */
export const PAGE_TABLE = {
  start: {
    file: 'pages/landing/LandingPage.tsx',
    parent: null,
    prefetch: { call: 'categories' },
    texts: NONE,
  },
  extracts: {
    file: 'pages/extracts/ExtractsPage.tsx',
    parent: 'start',
    prefetch: { call: 'categories' },
  },
  draft: {
    file: 'draft/DraftPage.tsx',
    parent: 'extracts',
    prefetch: { call: 'products/{id}', idParameters: ['produkt', 'product'] },
  },
  product: {
    file: 'pages/product/ProductPage.tsx',
    parent: 'extracts',
    prefetch: { call: 'products/{id}' },
  },
  myOrders: {
    file: 'orders/my-orders/MyOrdersPage.tsx',
    parent: 'extracts',
    ...OF_ORDERS,
  },
  organisation: {
    file: 'pages/organisation/OrganisationPage.tsx',
    parent: 'start',
    ...OF_ORDERS,
  },
  review: {
    file: 'orders/review/ReviewPage.tsx',
    parent: 'extracts',
    ...OF_ORDERS,
  },
  payment: {
    file: 'orders/payment/PaymentPage.tsx',
    parent: 'extracts',
    ...OF_ORDERS,
  },
  delivery: {
    file: 'orders/delivery/DeliveryPage.tsx',
    parent: 'extracts',
    ...OF_ORDERS,
  },
  guestOrder: {
    file: 'orders/guest/GuestOrderPage.tsx',
    parent: 'extracts',
    ...OF_ORDERS,
  },
  personalData: {
    file: 'pages/personal-data/PersonalDataPage.tsx',
    parent: 'start',
    ...OF_ORDERS,
  },
  logout: { file: 'pages/logout/LogoutPage.tsx', parent: 'start' },
  verification: {
    file: 'pages/verification/VerificationPage.tsx',
    parent: 'start',
    ...OF_ORDERS,
  },
  accessibility: {
    file: 'pages/accessibility/AccessibilityPage.tsx',
    parent: 'start',
    ...OF_LAW,
  },
  barrierReport: {
    file: 'pages/barrier-report/BarrierReportPage.tsx',
    parent: 'accessibility',
    ...OF_LAW,
  },
  contact: { file: 'pages/content/ContentPage.tsx', parent: 'start', texts: NONE },
  easyLanguage: {
    file: 'pages/easy-language/EasyLanguagePage.tsx',
    parent: 'start',
    ...OF_LAW,
  },
  signLanguage: {
    file: 'pages/sign-language/SignLanguagePage.tsx',
    parent: 'start',
    ...OF_LAW,
  },
  withdrawal: {
    file: 'pages/withdrawal/WithdrawalPage.tsx',
    parent: 'start',
    ...OF_LAW,
  },
  imprint: { file: 'pages/content/ContentPage.tsx', parent: 'start', texts: NONE },
  privacy: {
    file: 'pages/privacy/PrivacyPage.tsx',
    parent: 'start',
    ...OF_LAW,
  },
  help: { file: 'pages/content/ContentPage.tsx', parent: 'start', texts: NONE },
} as const satisfies Readonly<Record<PageName, PageRow>>;

/** Whether a text is the name of a page. */
export function isPageName(name: string): name is PageName {
  return Object.hasOwn(PAGE_TABLE, name);
}

/** The parts of the texts that a page shows. */
export function textsOf(name: PageName): readonly TextPart[] {
  const { texts = ['pages'] }: PageRow = PAGE_TABLE[name];
  return ['first', ...texts];
}
