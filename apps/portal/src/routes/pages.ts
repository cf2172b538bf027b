import { createElement, lazy, useState } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { matchPath } from 'react-router-dom';
import { LandingPage } from '../pages/landing/LandingPage.tsx';
import { ADDRESSES } from './addresses.ts';
import { PAGE_NAMES } from './paths.ts';
import type { PageName } from './paths.ts';

/** One page, every address that leads to it, and what draws it, loaded when it is first shown. */
export interface PageRoute {
  readonly name: PageName;
  readonly addresses: readonly string[];
  readonly Component: ComponentType;
  /** Fetches the page's file before it is shown; whoever shows it hears of a failure. */
  readonly fetch?: () => Promise<unknown>;
}

type Drawing = Pick<PageRoute, 'Component' | 'fetch'>;

/**
 * A page in a file of its own, with the cache of answers around it. One whose file is there is drawn at once, without
 * a word about waiting first.
 */
function later(load: () => Promise<ComponentType>): Drawing {
  let Drawn: ComponentType | null = null;
  const fetch = async (): Promise<ComponentType> => {
    const [Page, { WithQueries }] = await Promise.all([load(), import('../app/WithQueries.tsx')]);
    Drawn ??= () => createElement(WithQueries, null, createElement(Page));
    return Drawn;
  };
  const Awaited = lazy(async () => ({ default: await fetch() }));
  const Component = (): ReactElement => {
    const [Shown] = useState<ComponentType>(() => Drawn ?? Awaited);
    return createElement(Shown);
  };
  return { Component, fetch };
}

const Content = later(async () => (await import('../pages/content/ContentPage.tsx')).ContentPage);

const DRAWINGS: Readonly<Record<PageName, Drawing>> = {
  start: { Component: LandingPage },
  extracts: later(async () => (await import('../pages/extracts/ExtractsPage.tsx')).ExtractsPage),
  order: later(async () => (await import('../pages/wizard/WizardPage.tsx')).WizardPage),
  product: later(async () => (await import('../pages/product/ProductPage.tsx')).ProductPage),
  myOrders: later(async () => (await import('../pages/my-orders/MyOrdersPage.tsx')).MyOrdersPage),
  review: later(async () => (await import('../pages/review/ReviewPage.tsx')).ReviewPage),
  payment: later(async () => (await import('../pages/payment/PaymentPage.tsx')).PaymentPage),
  generation: later(
    async () => (await import('../pages/generation/GenerationPage.tsx')).GenerationPage,
  ),
  logout: later(async () => (await import('../pages/logout/LogoutPage.tsx')).LogoutPage),
  verification: later(
    async () => (await import('../pages/verification/VerificationPage.tsx')).VerificationPage,
  ),
  accessibility: Content,
  contact: Content,
  imprint: Content,
  privacy: Content,
  help: Content,
};

/** Every page of the portal (APP-1). */
export const PAGES: readonly PageRoute[] = PAGE_NAMES.map((name) => ({
  name,
  addresses: ADDRESSES[name],
  ...DRAWINGS[name],
}));

function routeOfPath(pathname: string): PageRoute | undefined {
  return PAGES.find(({ addresses }) =>
    addresses.some((address) => matchPath(address, pathname) !== null),
  );
}

/** The page that a path leads to; unknown paths lead to the start (APP-2). */
export function pageOfPath(pathname: string): PageName {
  return routeOfPath(pathname)?.name ?? 'start';
}

/** Fetches the page of an address before it is shown; never rejects: a failure is told by showing it. */
export async function fetchPageOf(hash: string): Promise<void> {
  const [pathname = ''] = hash.replace(/^#/, '').split('?');
  await routeOfPath(pathname)
    ?.fetch?.()
    .catch(() => undefined);
}
