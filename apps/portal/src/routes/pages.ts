import { createElement, lazy } from 'react';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { LandingPage } from '../pages/landing/LandingPage.tsx';
import type { PageName } from './paths.ts';

/** One page, every address that leads to it, and what draws it, loaded when it is first shown. */
export interface PageRoute {
  readonly name: PageName;
  /** The German address first, then those of the other reading (APP-1). */
  readonly addresses: readonly string[];
  readonly Component: ComponentType;
}

/** A page in a file of its own, with the cache of answers around it. */
function later(load: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => {
    const [Page, { WithQueries }] = await Promise.all([load(), import('../app/WithQueries.tsx')]);
    return { default: () => createElement(WithQueries, null, createElement(Page)) };
  });
}

const Content = later(async () => (await import('../pages/content/ContentPage.tsx')).ContentPage);

/** Every page of the portal (APP-1). */
export const PAGES: readonly PageRoute[] = [
  { name: 'start', addresses: ['/'], Component: LandingPage },
  {
    name: 'extracts',
    addresses: ['/auszuege'],
    Component: later(async () => (await import('../pages/extracts/ExtractsPage.tsx')).ExtractsPage),
  },
  {
    name: 'order',
    addresses: ['/auszuege/bestellung'],
    Component: later(async () => (await import('../pages/wizard/WizardPage.tsx')).WizardPage),
  },
  {
    name: 'product',
    addresses: ['/auszuege/produkt/:productId', '/extracts/:productId'],
    Component: later(async () => (await import('../pages/product/ProductPage.tsx')).ProductPage),
  },
  {
    name: 'myOrders',
    addresses: ['/auszuege/meine-bestellungen'],
    Component: later(
      async () => (await import('../pages/my-orders/MyOrdersPage.tsx')).MyOrdersPage,
    ),
  },
  {
    name: 'review',
    addresses: ['/auszuege/uebersicht/:orderId?', '/order-review/:orderId?'],
    Component: later(async () => (await import('../pages/review/ReviewPage.tsx')).ReviewPage),
  },
  {
    name: 'payment',
    addresses: ['/auszuege/zahlung/:orderId?/:prevResult?', '/extracts-pay/:orderId?/:prevResult?'],
    Component: later(async () => (await import('../pages/payment/PaymentPage.tsx')).PaymentPage),
  },
  {
    name: 'generation',
    addresses: ['/auszuege/bereitstellung/:orderId?', '/extracts-generate/:orderId?'],
    Component: later(
      async () => (await import('../pages/generation/GenerationPage.tsx')).GenerationPage,
    ),
  },
  {
    name: 'logout',
    addresses: ['/logout'],
    Component: later(async () => (await import('../pages/logout/LogoutPage.tsx')).LogoutPage),
  },
  {
    name: 'verification',
    addresses: ['/echtheit/:code?', '/verification/:code?'],
    Component: later(
      async () => (await import('../pages/verification/VerificationPage.tsx')).VerificationPage,
    ),
  },
  { name: 'accessibility', addresses: ['/barrierefreiheit', '/accessibility'], Component: Content },
  { name: 'contact', addresses: ['/kontakt', '/contact'], Component: Content },
  { name: 'imprint', addresses: ['/impressum', '/imprint'], Component: Content },
  { name: 'privacy', addresses: ['/datenschutz', '/privacy'], Component: Content },
  { name: 'help', addresses: ['/hilfe', '/help'], Component: Content },
];

/** The page that a path leads to; unknown paths lead to the start (APP-2). */
export function pageOfPath(pathname: string): PageName {
  const found = PAGES.find(({ addresses }) =>
    addresses.some((address) => matchPath(address, pathname) !== null),
  );
  return found?.name ?? 'start';
}
