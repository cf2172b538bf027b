/**
 * Addresses inside the portal, behind the hash (APP-1). Links use the German ones; the English ones of the
 * other reading lead to the same pages (see router.tsx).
 */
export const paths = {
  start: '/',
  extracts: '/auszuege',
  order: '/auszuege/bestellung',
  orderOf: (productId: string) => `/auszuege/bestellung?produkt=${encodeURIComponent(productId)}`,
  myOrders: '/auszuege/meine-bestellungen',
  logout: '/logout',
  accessibility: '/barrierefreiheit',
  contact: '/kontakt',
  imprint: '/impressum',
  privacy: '/datenschutz',
  help: '/hilfe',
  product: (productId: string) => `/auszuege/produkt/${encodeURIComponent(productId)}`,
  review: (orderId: string) => `/auszuege/uebersicht/${encodeURIComponent(orderId)}`,
  payment: (orderId: string) => `/auszuege/zahlung/${encodeURIComponent(orderId)}`,
  paymentFailed: (orderId: string) => `/auszuege/zahlung/${encodeURIComponent(orderId)}/failed`,
  verification: (code: string) => `/echtheit/${encodeURIComponent(code)}`,
  generation: (orderId: string) => `/auszuege/bereitstellung/${encodeURIComponent(orderId)}`,
} as const;

/** The address of a path for a link: a plain anchor works, since the router listens to the hash. */
export function hrefOf(path: string): string {
  return `#${path}`;
}

/** Names of the pages, for titles and breadcrumbs. */
export const PAGE_NAMES = [
  'start',
  'extracts',
  'order',
  'product',
  'review',
  'payment',
  'generation',
  'myOrders',
  'logout',
  'accessibility',
  'contact',
  'imprint',
  'privacy',
  'help',
  'verification',
] as const;

/** Name of a page. */
export type PageName = (typeof PAGE_NAMES)[number];
