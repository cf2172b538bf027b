import type { Order } from '@portal/api';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { paths } from '../../routes/paths.ts';
import { NUMBER, payable } from '../../stories/fixtures/orders.ts';
import { paymentMethods } from '../../stories/fixtures/products.ts';
import { pageState } from '../../stories/page-state.tsx';

const meta = {
  title: 'Pages/Payment pending',
  id: 'seiten-bezahlung-offen',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const at = paths.payment(NUMBER, 'pending');
const open = { getOrder: payable, listPaymentMethods: paymentMethods };
const begun: Order = {
  ...payable,
  openPayment: { paymentMethod: 'PAY_PAL', startedAt: '2026-11-18T08:14:00Z' },
};

/** Return from a payment whose result is unknown: nothing starts another one (OPS-6). */
export const AttemptPending = pageState({
  at,
  answers: { ...open, getOrder: begun },
  before: 'payment.pending',
  act: async () => {
    const paying = /Zahlung bestätigen|Confirm payment|Zahlung fortsetzen|Continue payment/;
    await expect(screen.queryByRole('button', { name: paying })).toBeNull();
    await expect(screen.queryByRole('radio')).toBeNull();
  },
  shows: 'payment.pending',
});

/** The payment whose result was unknown has failed meanwhile. */
export const PendingFailed = pageState({
  at,
  answers: open,
  before: 'error.PAYMENT_FAILED',
  shows: 'payment.confirm',
});
