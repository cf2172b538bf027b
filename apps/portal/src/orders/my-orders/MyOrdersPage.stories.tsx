import type { Meta } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { paths } from '../../routes/paths.ts';
import { noAnswer, problem } from '../../stories/fake-backend.ts';
import { garden, pageOf } from '../../stories/fixtures/parcels.ts';
import { priceOf } from '../../stories/fixtures/products.ts';
import {
  completed,
  everyOrderState,
  pageOfOrders,
  payable,
} from '../../stories/fixtures/orders.ts';
import { pageState } from '../../stories/page-state.tsx';
import { clickButton, clickText } from '../../stories/click-text.ts';

const meta = {
  title: 'Pages/My orders',
  id: 'seiten-meine-bestellungen',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const at = paths.myOrders;
const many = { searchOrders: pageOfOrders(everyOrderState) };

/** Every order status and close resolution, on two pages. */
export const EveryStatus = pageState({
  at,
  answers: many,
  shows: 'orderStatus.APPROVAL_PENDING',
  everyWidth: true,
});

/** The history of an order. */
export const HistoryOpened = pageState({
  at,
  answers: {
    // The last one is opened.
    searchOrders: pageOfOrders(everyOrderState.slice(6, 8).toReversed()),
    getOrder: completed,
  },
  act: () => clickButton('timeline.show'),
  shows: { de: 'Auszüge erstellt', en: 'Extracts created' },
});

/** The history could not be loaded. */
export const HistoryFailed = pageState({
  at,
  answers: {
    searchOrders: pageOfOrders(everyOrderState.slice(6, 8)),
    getOrder: problem(503, 'TECHNICAL_PROBLEM'),
  },
  act: () => clickButton('timeline.show'),
  shows: 'problem.retry',
});

/** An order with several extracts, one of them rejected. */
export const PartlyRejected = pageState({
  at,
  answers: {
    searchOrders: pageOfOrders(
      everyOrderState.slice(6, 7).map((one) => ({ ...one, positionCount: 3, rejectedCount: 1 })),
    ),
  },
  shows: { de: '1 Auszug abgelehnt', en: '1 extract rejected' },
});

/** The link to several extracts that are being created names all of them. */
export const SeveralExtracts = pageState({
  at,
  answers: {
    searchOrders: pageOfOrders(
      everyOrderState
        .slice(6, 7)
        .map((one) => ({ ...one, positionCount: 3, nextAction: 'WAIT_FOR_DELIVERY' as const })),
    ),
  },
  shows: { de: 'Zu den Auszügen', en: 'Go to the extracts' },
});

const WAIT = { timeout: 5000 };
const oneOrder = pageOfOrders(everyOrderState.slice(6, 7));

/** Ordered again: the basket with the extracts of an earlier order (JRN-8). */
export const OrderedAgain = pageState({
  at,
  answers: {
    searchOrders: oneOrder,
    getOrder: completed,
    searchByParcelDetails: pageOf(garden),
    calculatePrice: [priceOf(2200), priceOf(1100)],
  },
  act: async () => {
    await clickButton('action.orderAgain');
    await screen.findAllByText(/2 (Auszüge liegen wieder im|extracts are in the) /, {}, WAIT);
  },
  shows: 'summary.intro',
});

/** Ordered again, but the parcel no longer exists (JRN-8). */
export const OrderedAgainWithoutParcel = pageState({
  at,
  answers: {
    searchOrders: oneOrder,
    getOrder: completed,
    searchByParcelDetails: { items: [], page: 0, total: 0 },
  },
  act: async () => {
    await clickButton('action.orderAgain');
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
  answers: { searchOrders: pageOfOrders(everyOrderState.slice(2, 4)), getOrder: payable },
  act: async () => {
    await clickButton('timeline.show');
    await clickText('action.cancelOrder');
  },
  shows: 'payment.cancelText',
});

/** No orders yet. */
export const Empty = pageState({
  at,
  answers: { searchOrders: { ...pageOfOrders([]), total: 0 } },
  shows: 'myOrders.empty',
});

/** Nothing is found. */
export const NothingFound = pageState({
  at: `${at}?suche=999%2F9`,
  answers: { searchOrders: pageOfOrders([]) },
  shows: 'myOrders.none',
});

/** The orders are loading. */
export const Loading = pageState({
  at,
  answers: { searchOrders: noAnswer },
  shows: 'loading.orders',
});

/** The orders could not be loaded. */
export const Failed = pageState({
  at,
  answers: { searchOrders: problem(503, 'TECHNICAL_PROBLEM') },
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
