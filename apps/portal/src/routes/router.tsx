import { createHashRouter, Navigate } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { ErrorPage } from '../pages/error/ErrorPage.tsx';
import { LandingPage } from '../pages/landing/LandingPage.tsx';
import { Shell } from '../shell/Shell.tsx';
import type { PageName } from './paths.ts';

/** What each route says of itself, read by the shell. */
export interface RouteHandle {
  readonly page: PageName;
}

type Loader = NonNullable<Extract<RouteObject['lazy'], (...args: never[]) => unknown>>;

/** One page under all its addresses, loaded when it is first shown. */
function page(name: PageName, addresses: readonly string[], lazy: Loader): RouteObject[] {
  const handle: RouteHandle = { page: name };
  return addresses.map((path) => ({ path, handle, lazy }));
}

const content = async () => {
  const { ContentPage } = await import('../pages/content/ContentPage.tsx');
  return { Component: ContentPage };
};

/** Every page of the portal; unknown addresses lead to the start (APP-1, APP-2). */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: ErrorPage,
    children: [
      { path: '/', handle: { page: 'start' } satisfies RouteHandle, Component: LandingPage },
      ...page('extracts', ['auszuege'], async () => ({
        Component: (await import('../pages/extracts/ExtractsPage.tsx')).ExtractsPage,
      })),
      ...page('order', ['auszuege/bestellung'], async () => ({
        Component: (await import('../pages/wizard/WizardPage.tsx')).WizardPage,
      })),
      ...page('product', ['auszuege/produkt/:productId', 'extracts/:productId'], async () => ({
        Component: (await import('../pages/product/ProductPage.tsx')).ProductPage,
      })),
      ...page('myOrders', ['auszuege/meine-bestellungen'], async () => ({
        Component: (await import('../pages/my-orders/MyOrdersPage.tsx')).MyOrdersPage,
      })),
      ...page('review', ['auszuege/uebersicht/:orderId?', 'order-review/:orderId?'], async () => ({
        Component: (await import('../pages/review/ReviewPage.tsx')).ReviewPage,
      })),
      ...page(
        'payment',
        ['auszuege/zahlung/:orderId?/:prevResult?', 'extracts-pay/:orderId?/:prevResult?'],
        async () => ({
          Component: (await import('../pages/payment/PaymentPage.tsx')).PaymentPage,
        }),
      ),
      ...page(
        'generation',
        ['auszuege/bereitstellung/:orderId?', 'extracts-generate/:orderId?'],
        async () => ({
          Component: (await import('../pages/generation/GenerationPage.tsx')).GenerationPage,
        }),
      ),
      ...page('logout', ['logout'], async () => ({
        Component: (await import('../pages/logout/LogoutPage.tsx')).LogoutPage,
      })),
      ...page('accessibility', ['barrierefreiheit', 'accessibility'], content),
      ...page('contact', ['kontakt', 'contact'], content),
      ...page('imprint', ['impressum', 'imprint'], content),
      ...page('privacy', ['datenschutz', 'privacy'], content),
      ...page('help', ['hilfe', 'help'], content),
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
];

/** The router over the hash of the address. */
export function createPortalRouter() {
  return createHashRouter(routes);
}
