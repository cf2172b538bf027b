import type { Meta } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { paths } from '../../routes/paths.ts';
import { noAnswer, problem } from '../../stories/fake-backend.ts';
import { garden, pageOf } from '../../stories/fixtures/parcels.ts';
import { priceOf } from '../../stories/fixtures/products.ts';
import { completed, everyOrderState } from '../../stories/fixtures/orders.ts';
import { pageState } from '../../stories/page-state.tsx';
import { clickText } from '../../stories/click-text.ts';

const meta = {
  title: 'Pages/My orders',
  id: 'seiten-meine-bestellungen',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const at = paths.myOrders;
const many = { listOrders: everyOrderState };

/** Every order status and close resolution, on two pages. */
export const EveryStatus = pageState({ at, answers: many, shows: 'orderStatus.APPROVAL_PENDING' });

/** The history of an order. */
export const HistoryOpened = pageState({
  at,
  answers: { listOrders: everyOrderState.slice(6, 8), getOrder: completed },
  act: () => clickText('timeline.show'),
  shows: { de: 'Auszüge erstellt', en: 'Extracts created' },
});

/** The history could not be loaded. */
export const HistoryFailed = pageState({
  at,
  answers: { listOrders: everyOrderState.slice(6, 8), getOrder: problem(503, 'TECHNICAL_PROBLEM') },
  act: () => clickText('timeline.show'),
  shows: 'problem.retry',
});

/** An order with several extracts, one of them rejected. */
export const PartlyRejected = pageState({
  at,
  answers: {
    listOrders: everyOrderState
      .slice(6, 7)
      .map((one) => ({ ...one, positionCount: 3, rejectedCount: 1 })),
  },
  shows: { de: '1 Auszug abgelehnt', en: '1 extract rejected' },
});

/** The link to several extracts that are being created names all of them. */
export const SeveralExtracts = pageState({
  at,
  answers: {
    listOrders: everyOrderState
      .slice(6, 7)
      .map((one) => ({ ...one, positionCount: 3, nextAction: 'WAIT_FOR_DELIVERY' as const })),
  },
  shows: { de: 'Zu den Auszügen', en: 'Go to the extracts' },
});

const WAIT = { timeout: 5000 };
const oneOrder = everyOrderState.slice(6, 7);

/** Ordered again: the basket with the extracts of an earlier order (JRN-8). */
export const OrderedAgain = pageState({
  at,
  answers: {
    listOrders: oneOrder,
    getOrder: completed,
    searchByParcelDetails: pageOf(garden),
    calculatePrice: [priceOf(2200), priceOf(1100)],
  },
  act: async () => {
    await clickText('action.orderAgain');
    await screen.findAllByText(/2 (Auszüge liegen wieder im|extracts are in the) /, {}, WAIT);
  },
  shows: 'summary.intro',
});

/** Ordered again, but the parcel no longer exists (JRN-8). */
export const OrderedAgainWithoutParcel = pageState({
  at,
  answers: {
    listOrders: oneOrder,
    getOrder: completed,
    searchByParcelDetails: { items: [], page: 0, total: 0 },
  },
  act: async () => {
    await clickText('action.orderAgain');
    await screen.findAllByText(
      /\((dieses Flurstück gibt es nicht mehr|this parcel no longer exists)\)/,
      {},
      WAIT,
    );
  },
  shows: 'summary.empty',
});

/** Confirmation before cancelling. */
export const CancelDialog = pageState({
  at,
  answers: { listOrders: everyOrderState.slice(2, 4) },
  act: () => clickText('action.cancelOrder'),
  shows: 'payment.cancelText',
});

/** No orders yet. */
export const Empty = pageState({ at, answers: { listOrders: [] }, shows: 'myOrders.empty' });

/** The orders are loading. */
export const Loading = pageState({
  at,
  answers: { listOrders: noAnswer },
  shows: 'loading.orders',
});

/** The orders could not be loaded. */
export const Failed = pageState({
  at,
  answers: { listOrders: problem(503, 'TECHNICAL_PROBLEM') },
  shows: 'failure.orders',
});

/** Nobody is logged in. */
export const SignedOut = pageState({
  at,
  answers: { getCustomer: problem(401, 'NOT_AUTHENTICATED') },
  shows: 'loginNeeded.text',
});

/** The session is loading. */
export const SessionPending = pageState({
  at,
  answers: { getCustomer: noAnswer },
  shows: 'loading.session',
});
