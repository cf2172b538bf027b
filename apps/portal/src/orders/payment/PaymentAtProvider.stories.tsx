import type { Order } from '@portal/api';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { paths } from '../../routes/paths.ts';
import { NUMBER, payable } from '../../stories/fixtures/orders.ts';
import { textOf } from '../../stories/expected-text.ts';
import { pageState } from '../../stories/page-state.tsx';

const meta = {
  title: 'Pages/Payment At Provider',
  id: 'seiten-bezahlung-beim-anbieter',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const at = paths.payment(NUMBER);
const open = { getOrder: payable };
const begun: Order = {
  ...payable,
  openPayment: { paymentMethod: 'ONLINE', startedAt: '2026-11-18T08:14:00Z' },
};
const online = [
  {
    method: 'ONLINE' as const,
    displayName: 'Online-Zahlung',
    englishDisplayName: 'Online payment',
  },
];

/** The method is chosen on the page of the provider: one button (REAL-4). */
export const AtProvider = pageState({
  at,
  answers: { ...open, listPaymentMethods: online },
  before: 'payment.atProvider',
  act: async () => {
    const button = screen.getByRole('button', { name: /Zahlung bestätigen|Confirm payment/ });
    await expect(button).not.toHaveAttribute('aria-disabled', 'true');
    await expect(screen.queryByRole('radio')).toBeNull();
  },
  shows: 'payment.atProvider',
});

/** Such a payment was started before: it is continued, or cancelled there (REAL-4). */
export const BegunAtProvider = pageState({
  at,
  answers: {
    ...open,
    listPaymentMethods: online,
    getOrder: begun,
  },
  shows: 'payment.openAtProvider',
});

/** The person came back from such a page without a result, and can go there again (REAL-4). */
export const PendingAtProvider = pageState({
  at: `${at}/pending`,
  answers: {
    ...open,
    listPaymentMethods: online,
    getOrder: begun,
  },
  before: 'payment.pending',
  act: async () => {
    // The two notes must not contradict each other.
    await expect(screen.getByText(textOf('payment.openUnknown'))).toBeVisible();
  },
  shows: 'action.continuePayment',
});
