import type { Order } from '@portal/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { paths } from '../../routes/paths.ts';
import { noAnswer, problem } from '../../stories/fake-backend.ts';
import {
  beingGenerated,
  closed,
  completed,
  created,
  feeNotice,
  generated,
  inReview,
  NUMBER,
  partlyRejected,
  payable,
} from '../../stories/fixtures/orders.ts';
import type { SentOrderState } from '../../stories/fixtures/orders.ts';
import { paymentMethods } from '../../stories/fixtures/products.ts';
import { pageState } from '../../stories/page-state.tsx';
import { clickText } from '../../stories/click-text.ts';
import { expectFigures } from '../../stories/expect-figures.ts';
import { textOf } from '../../stories/expected-text.ts';

const meta = {
  title: 'Pages/Payment',
  id: 'seiten-bezahlung',
  tags: ['page', '!autodocs'],
  excludeStories: ['storyOfEachState'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const at = paths.payment(NUMBER);
const open = { getOrder: payable, listPaymentMethods: paymentMethods };
const creditCard = { de: 'Kreditkarte', en: 'Credit card' };

/** No payment method chosen; the drawing of the parcels has their numbers (LOOK-1). */
export const Open = pageState({
  at,
  answers: open,
  before: 'payment.chooseFirst',
  act: async () => {
    const drawing = await screen.findByRole('img', { name: /Flurstück|parcel/i });
    const numbers = payable.orderPositions.map(({ parcelDetails }) => parcelDetails.parcelNumber);
    for (const number of new Set(numbers)) {
      await expect(drawing.parentElement).toHaveTextContent(number);
    }
  },
  shows: 'payment.chooseFirst',
  steps: 'done done done current upcoming',
});

/** The figures of the parcel, written on its drawing (DATA-8). */
export const WithFigures = pageState({
  at,
  answers: open,
  before: 'payment.chooseFirst',
  act: expectFigures,
  shows: 'parcelWords.summary',
});

/** An order without positions: said once, and not payable (SEED-10). */
export const Empty = pageState({
  at,
  answers: { ...open, getOrder: { ...payable, orderPositions: [] } },
  act: async () => {
    await clickText(creditCard);
    const button = await screen.findByRole('button', {
      name: /Zahlung bestätigen|Confirm payment/,
    });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getAllByText(/enthält keine Auszüge|contains no extracts/)).toHaveLength(1);
  },
  shows: 'error.CART_EMPTY',
});

/** The order stands beside the methods: its number, its extracts with what tells them apart, and where they are (FLOW-16). */
export const OrderShown = pageState({
  at,
  answers: open,
  before: 'payment.order',
  act: async () => {
    const order = await screen.findByRole('region', { name: textOf('payment.order') });
    await expect(order).toHaveTextContent(NUMBER);
    await expect(order).toHaveTextContent(/farbig, PDF|colour, PDF/);
    await expect(within(order).getByRole('img')).toHaveAccessibleName(/Umriss|Outline/);
    await clickText('summary.showDetails');
    await expect(within(order).getAllByText(textOf('order.delivery'))).not.toHaveLength(0);
  },
  shows: 'payment.order',
});

/** A payment method chosen. */
export const Chosen = pageState({
  at,
  answers: open,
  act: () => clickText(creditCard),
  shows: 'payment.confirm',
});

/** What is different about a bank transfer is said before it is chosen (PAGE-12). */
export const MethodsExplained = pageState({ at, answers: open, shows: 'payment.about.later' });

/** After a review: cannot be cancelled; unpaid, it ends with a fee notice. */
export const AfterReview = pageState({
  at,
  answers: { ...open, getOrder: partlyRejected },
  shows: 'payment.untilInvoiced',
  steps: 'done done done current upcoming',
});

/** The payment is being started. */
export const Starting = pageState({
  at,
  answers: { ...open, payOrder: noAnswer },
  act: async () => {
    await clickText(creditCard);
    await clickText('payment.confirm');
  },
  shows: 'payment.confirm',
});

/** The payment provider does not respond. */
export const ProviderDown = pageState({
  at,
  answers: { ...open, payOrder: problem(503, 'PAYMENT_UNAVAILABLE') },
  act: async () => {
    await clickText(creditCard);
    await clickText('payment.confirm');
  },
  shows: 'error.PAYMENT_UNAVAILABLE',
});

/** Return from a failed payment. */
export const AttemptFailed = pageState({
  at: paths.payment(NUMBER, 'failed'),
  answers: open,
  shows: 'error.PAYMENT_FAILED',
});

/** Return from a cancelled payment. */
export const AttemptCancelled = pageState({
  at: `${at}/cancel`,
  answers: open,
  shows: 'error.PAYMENT_FAILED',
});

const begun: Order = {
  ...payable,
  openPayment: { paymentMethod: 'PAY_PAL', startedAt: '2026-11-18T08:14:00Z' },
};

/** A payment that was started before can be continued. */
export const BegunBefore = pageState({
  at,
  answers: {
    ...open,
    getOrder: begun,
  },
  shows: 'action.continuePayment',
});

/** The provider offers no payment method. */
export const NoMethods = pageState({
  at,
  answers: { ...open, listPaymentMethods: [] },
  shows: 'payment.noMethods',
});

/** The payment methods are loading. */
export const MethodsLoading = pageState({
  at,
  answers: { ...open, listPaymentMethods: noAnswer },
  shows: 'loading.methods',
});

/** The payment methods could not be loaded. */
export const MethodsFailed = pageState({
  at,
  answers: { ...open, listPaymentMethods: problem(503, 'PAYMENT_UNAVAILABLE') },
  shows: 'error.PAYMENT_UNAVAILABLE',
});

/** The order is paid. */
export const AlreadyPaid = pageState({
  at,
  answers: { getOrder: completed },
  shows: 'payment.alreadyPaid',
  steps: 'done done done current done',
});

/** The authority is reviewing the order. */
export const InReview = pageState({
  at,
  answers: { getOrder: inReview },
  shows: 'payment.inReview',
  steps: 'done done current blocked blocked',
});

/** The order was cancelled. */
export const Cancelled = pageState({
  at,
  answers: { getOrder: closed('CANCELLED') },
  shows: 'payment.notPayable',
  steps: 'done done current blocked blocked',
});

/** The authority has rejected the order. */
export const Rejected = pageState({
  at,
  answers: { getOrder: closed('REJECTED') },
  shows: 'closeResolution.REJECTED',
  steps: 'done done current blocked blocked',
});

/** The order has expired. */
export const Expired = pageState({
  at,
  answers: { getOrder: closed('EXPIRED') },
  shows: 'closeResolution.EXPIRED',
  steps: 'done done current blocked blocked',
});

/** Paid; the extract is being generated. */
export const BeingGenerated = pageState({
  at,
  answers: { getOrder: beingGenerated },
  shows: 'payment.alreadyPaid',
  steps: 'done done done current upcoming',
});

/** The order was just created; the portal does not know yet whether it needs a review. */
export const Created = pageState({
  at,
  answers: { getOrder: created },
  shows: 'payment.inReview',
  steps: 'done done current blocked blocked',
});

/** Paid; the extract is generated and is being delivered. */
export const Generated = pageState({
  at,
  answers: { getOrder: generated },
  shows: 'payment.alreadyPaid',
  steps: 'done done done current upcoming',
});

/** Completed automatically with a fee notice: not paid. */
export const FeeNotice = pageState({
  at,
  answers: { getOrder: feeNotice },
  shows: 'payment.feeNotice',
  steps: 'done done done current done',
});

/** The order does not exist or belongs to somebody else. */
export const NotFound = pageState({
  at,
  answers: { getOrder: problem(404, 'NOT_FOUND') },
  shows: 'error.NOT_FOUND',
  steps: 'done done done current upcoming',
});

/** Confirmation before cancelling. */
export const CancelDialog = pageState({
  at,
  answers: open,
  act: () => clickText('action.cancelOrder'),
  shows: 'payment.cancelText',
});

/** Cancelling has failed. */
export const CancelFailed = pageState({
  at,
  answers: { ...open, cancelOrder: problem(503, 'TECHNICAL_PROBLEM') },
  act: async () => {
    await clickText('action.cancelOrder');
    await clickText('payment.cancelConfirm');
  },
  shows: 'payment.cancelFailed',
});

export const storyOfEachState: Record<SentOrderState, StoryObj> = {
  CREATED: Created,
  APPROVAL_PENDING: InReview,
  APPROVED: Open,
  PARTLY_REJECTED: AfterReview,
  READY_FOR_DELIVERY: BeingGenerated,
  GENERATION_COMPLETED: Generated,
  COMPLETED: AlreadyPaid,
  FEE_NOTICE: FeeNotice,
  REJECTED: Rejected,
  CANCELLED: Cancelled,
  EXPIRED: Expired,
  UNKNOWN_NUMBER: NotFound,
};
