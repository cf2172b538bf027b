import type { PaymentMethod } from '@portal/api';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { paths } from '../../routes/paths.ts';
import { problem } from '../../stories/fake-backend.ts';
import { beingGenerated, NUMBER, payable } from '../../stories/fixtures/orders.ts';
import { paymentMethods } from '../../stories/fixtures/products.ts';
import { clickText } from '../../stories/click-text.ts';
import { pageState } from '../../stories/page-state.tsx';

const meta = {
  title: 'Pages/Payment By Collective Invoice',
  id: 'seiten-bezahlung-sammelrechnung',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const at = paths.payment(NUMBER);
const NAME = { de: 'Sammelrechnung', en: 'Collective invoice' };

const withAccount = (openCents: number): PaymentMethod[] => [
  ...paymentMethods,
  {
    method: 'COLLECTIVE',
    displayName: NAME.de,
    englishDisplayName: NAME.en,
    account: { limitCents: 50_000, openCents },
  },
];
const open = { getOrder: payable, listPaymentMethods: withAccount(8800) };

/** One invoice a month beside the usual methods, with what can still be ordered (ORG-5). */
export const Offered = pageState({ at, answers: open, shows: 'payment.about.collective' });

/** Chosen: no page of a payment provider follows. */
export const Chosen = pageState({
  at,
  answers: open,
  act: () => clickText(NAME),
  shows: 'payment.confirm',
});

/** The order is dearer than what can still be ordered: the reason is said, and the usual methods stay. */
export const AboveLimit = pageState({
  at,
  answers: { ...open, listPaymentMethods: withAccount(49_900) },
  act: async () => {
    const method = await screen.findByRole('radio', { name: /Sammelrechnung|Collective invoice/ });
    await expect(method).toBeDisabled();
    await expect(
      await screen.findByRole('radio', { name: /Kreditkarte|Credit card/ }),
    ).toBeEnabled();
  },
  shows: 'payment.collectiveLimit',
});

/** A colleague has used up the limit meanwhile. */
export const LimitUsedUp = pageState({
  at,
  answers: { ...open, payOrder: problem(409, 'COLLECTIVE_LIMIT') },
  act: async () => {
    await clickText(NAME);
    await clickText('payment.confirm');
  },
  shows: 'error.COLLECTIVE_LIMIT',
});

/** The order is on the next invoice. */
export const Billed = pageState({
  at,
  answers: { getOrder: { ...beingGenerated, paymentMethod: 'COLLECTIVE' } },
  shows: 'payment.onCollective',
});
