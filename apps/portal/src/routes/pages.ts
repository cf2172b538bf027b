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
  /** Fetches the page's file before it is shown; whoever shows it hears of a failure. */
  readonly fetch?: () => Promise<unknown>;
}

/** A page in a file of its own, with the cache of answers around it. */
function later(
  load: () => Promise<ComponentType>,
): Required<Pick<PageRoute, 'Component' | 'fetch'>> {
  const fetch = () => Promise.all([load(), import('../app/WithQueries.tsx')]);
  const Component = lazy(async () => {
    const [Page, { WithQueries }] = await fetch();
    return { default: () => createElement(WithQueries, null, createElement(Page)) };
  });
  return { Component, fetch };
}

const Content = later(async () => (await import('../pages/content/ContentPage.tsx')).ContentPage);

/** Every page of the portal (APP-1). */
export const PAGES: readonly PageRoute[] = [
  { name: 'start', addresses: ['/'], Component: LandingPage },
  {
    name: 'extracts',
    addresses: ['/auszuege'],
    ...later(async () => (await import('../pages/extracts/ExtractsPage.tsx')).ExtractsPage),
  },
  {
    name: 'order',
    addresses: ['/auszuege/bestellung'],
    ...later(async () => (await import('../pages/wizard/WizardPage.tsx')).WizardPage),
  },
  {
    name: 'product',
    addresses: ['/auszuege/produkt/:productId', '/extracts/:productId'],
    ...later(async () => (await import('../pages/product/ProductPage.tsx')).ProductPage),
  },
  {
    name: 'myOrders',
    addresses: ['/auszuege/meine-bestellungen'],
    ...later(async () => (await import('../pages/my-orders/MyOrdersPage.tsx')).MyOrdersPage),
  },
  {
    name: 'review',
    addresses: ['/auszuege/uebersicht/:orderId?', '/order-review/:orderId?'],
    ...later(async () => (await import('../pages/review/ReviewPage.tsx')).ReviewPage),
  },
  {
    name: 'payment',
    addresses: ['/auszuege/zahlung/:orderId?/:prevResult?', '/extracts-pay/:orderId?/:prevResult?'],
    ...later(async () => (await import('../pages/payment/PaymentPage.tsx')).PaymentPage),
  },
  {
    name: 'generation',
    addresses: ['/auszuege/bereitstellung/:orderId?', '/extracts-generate/:orderId?'],
    ...later(async () => (await import('../pages/generation/GenerationPage.tsx')).GenerationPage),
  },
  {
    name: 'logout',
    addresses: ['/logout'],
    ...later(async () => (await import('../pages/logout/LogoutPage.tsx')).LogoutPage),
  },
  {
    name: 'verification',
    addresses: ['/echtheit/:code?', '/verification/:code?'],
    ...later(
      async () => (await import('../pages/verification/VerificationPage.tsx')).VerificationPage,
    ),
  },
  { name: 'accessibility', addresses: ['/barrierefreiheit', '/accessibility'], ...Content },
  { name: 'contact', addresses: ['/kontakt', '/contact'], ...Content },
  { name: 'imprint', addresses: ['/impressum', '/imprint'], ...Content },
  { name: 'privacy', addresses: ['/datenschutz', '/privacy'], ...Content },
  { name: 'help', addresses: ['/hilfe', '/help'], ...Content },
];

function routeOfPath(pathname: string): PageRoute | undefined {
  return PAGES.find(({ addresses }) =>
    addresses.some((address) => matchPath(address, pathname) !== null),
  );
}

/** The page that a path leads to; unknown paths lead to the start (APP-2). */
export function pageOfPath(pathname: string): PageName {
  return routeOfPath(pathname)?.name ?? 'start';
}

/** Begins to fetch the page of an address, before what it waits for is there. A failure is told by showing it. */
export function fetchPageOf(hash: string): void {
  const [pathname = ''] = hash.replace(/^#/, '').split('?');
  routeOfPath(pathname)
    ?.fetch?.()
    .catch(() => undefined);
}
