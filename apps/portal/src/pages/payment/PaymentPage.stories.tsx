import type { Meta } from '@storybook/react-vite';
import { paths } from '../../routes/paths.ts';
import { noAnswer, problem } from '../../stories/fake-backend.ts';
import {
  closed,
  completed,
  inReview,
  NUMBER,
  partlyRejected,
  payable,
} from '../../stories/fixtures/orders.ts';
import { paymentMethods } from '../../stories/fixtures/products.ts';
import { pageState } from '../../stories/page-state.tsx';
import { clickText } from '../../stories/click-text.ts';

const meta = {
  title: 'Seiten/Bezahlung',
  id: 'seiten-bezahlung',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const at = paths.payment(NUMBER);
const open = { getOrder: payable, listPaymentMethods: paymentMethods };
const creditCard = { de: 'Kreditkarte', en: 'Credit card' };

/** Nothing chosen yet. */
export const Open = pageState({ at, answers: open, shows: 'payment.chooseFirst' });

/** A way chosen. */
export const Chosen = pageState({
  at,
  answers: open,
  act: () => clickText(creditCard),
  shows: 'payment.confirm',
});

/** After a review: it cannot be given up, and unpaid it ends with a fee notice. */
export const AfterReview = pageState({
  at,
  answers: { ...open, getOrder: partlyRejected },
  shows: 'payment.untilInvoiced',
});

/** On the way to the provider. */
export const Starting = pageState({
  at,
  answers: { ...open, payOrder: noAnswer },
  act: async () => {
    await clickText(creditCard);
    await clickText('payment.confirm');
  },
  shows: 'payment.confirm',
});

/** The provider does not answer. */
export const ProviderDown = pageState({
  at,
  answers: { ...open, payOrder: problem(503, 'PAYMENT_UNAVAILABLE') },
  act: async () => {
    await clickText(creditCard);
    await clickText('payment.confirm');
  },
  shows: 'error.PAYMENT_UNAVAILABLE',
});

/** Back from an attempt that failed. */
export const AttemptFailed = pageState({
  at: paths.payment(NUMBER, 'failed'),
  answers: open,
  shows: 'error.PAYMENT_FAILED',
});

/** Back from an attempt that was left. */
export const AttemptCancelled = pageState({
  at: `${at}/cancel`,
  answers: open,
  shows: 'error.PAYMENT_FAILED',
});

/** Nobody knows yet whether the money came. */
export const AttemptPending = pageState({
  at: `${at}/pending`,
  answers: open,
  shows: 'payment.pending',
});

/** A payment that was begun can be gone on with. */
export const BegunBefore = pageState({
  at,
  answers: {
    ...open,
    getOrder: {
      ...payable,
      openPayment: { paymentMethod: 'PAY_PAL', startedAt: '2026-11-18T08:14:00Z' },
    },
  },
  shows: 'action.continuePayment',
});

/** The provider offers no way to pay. */
export const NoMethods = pageState({
  at,
  answers: { ...open, listPaymentMethods: [] },
  shows: 'payment.noMethods',
});

/** The ways to pay are on their way. */
export const MethodsLoading = pageState({
  at,
  answers: { ...open, listPaymentMethods: noAnswer },
  shows: 'loading.methods',
});

/** The ways to pay are not to be had at present. */
export const MethodsFailed = pageState({
  at,
  answers: { ...open, listPaymentMethods: problem(503, 'PAYMENT_UNAVAILABLE') },
  shows: 'error.PAYMENT_UNAVAILABLE',
});

/** Nothing to do any more. */
export const AlreadyPaid = pageState({
  at,
  answers: { getOrder: completed },
  shows: 'payment.alreadyPaid',
});

/** The authority still checks. */
export const InReview = pageState({
  at,
  answers: { getOrder: inReview },
  shows: 'action.toReview',
});

/** Given up. */
export const Cancelled = pageState({
  at,
  answers: { getOrder: closed('CANCELLED') },
  shows: 'payment.notPayable',
});

/** Really give it up? */
export const CancelDialog = pageState({
  at,
  answers: open,
  act: () => clickText('action.cancelOrder'),
  shows: 'payment.cancelText',
});

/** It could not be given up. */
export const CancelFailed = pageState({
  at,
  answers: { ...open, cancelOrder: problem(503, 'TECHNICAL_PROBLEM') },
  act: async () => {
    await clickText('action.cancelOrder');
    await clickText('payment.cancelConfirm');
  },
  shows: 'payment.cancelFailed',
});
