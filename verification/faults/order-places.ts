import { expect } from '@playwright/test';
import type { Person } from '../journeys/support/person.ts';
import type { Place } from './endure.ts';
import { type Fault, FAULTS, words } from './faults.ts';
import type { MessageId } from './faults.ts';

/** The fault's own sentence, unless it says no more than that something went wrong. */
const orElse =
  (instead: MessageId) =>
  ({ sentence }: Fault): string => {
    const isVague = sentence === 'error.TECHNICAL_PROBLEM' || sentence === 'error.UNKNOWN_ERROR';
    return words(isVague ? instead : sentence);
  };

const orderOf = (number: string): RegExp =>
  new RegExp(`/api/authenticated-customer/orders/${number}$`);

async function confirm(person: Person): Promise<void> {
  await person.choose('radio', /Kreditkarte/);
  await person.press('button', 'Zahlung bestätigen');
}

const cancel = (number: string) => async (person: Person) => {
  await person.press('button', `Auftrag abbrechen: Auftrag ${number}`);
  await person.press('button', 'Ja, Auftrag abbrechen');
};

/** The places of somebody who pays an order; at last it is given up. */
export const payingPlaces = (number: string): readonly Place[] => [
  {
    name: 'the order to be paid',
    method: 'GET',
    path: orderOf(number),
    ask: ({ page }) => page.goto(`/#/auszuege/zahlung/${number}`),
    asksItself: true,
    good: (page) => page.getByRole('radio', { name: /Kreditkarte/ }),
  },
  {
    name: 'ways to pay',
    method: 'GET',
    path: /\/payment-methods$/,
    ask: ({ page }) => page.reload(),
    asksItself: true,
    good: (page) => page.getByRole('radio', { name: /Kreditkarte/ }),
  },
  {
    name: 'the start of the payment',
    method: 'POST',
    path: /\/pay$/,
    ask: confirm,
    says: orElse('error.PAYMENT_FAILED'),
    retry: confirm,
    good: (page) => page.getByRole('button', { name: 'Bezahlen' }),
  },
  {
    name: 'giving the order up',
    method: 'DELETE',
    path: orderOf(number),
    ask: async (person) => {
      await person.page.goto('/#/auszuege/meine-bestellungen');
      await cancel(number)(person);
    },
    // The dialog closes; what became of it is said between header and page.
    where: (page) => page.getByRole('region', { name: 'Mitteilung' }),
    says: orElse('payment.cancelFailed'),
    kept: (page) =>
      expect(page.getByRole('listitem').filter({ hasText: number })).toContainText('Bezahlung'),
    retry: cancel(number),
    good: (page) => page.getByText(words('payment.cancelled')),
    faults: FAULTS,
  },
];

/** The places of somebody who looks what has become of an order that waits to be paid. */
export const followingPlaces = (number: string): readonly Place[] => [
  {
    name: 'the review of the order',
    method: 'GET',
    path: orderOf(number),
    ask: ({ page }) => page.goto(`/#/auszuege/uebersicht/${number}`),
    asksItself: true,
    good: (page) => page.getByRole('table', { name: 'Auszüge in diesem Auftrag' }),
  },
  {
    name: 'all orders',
    method: 'GET',
    path: /\/api\/authenticated-customer\/orders$/,
    ask: ({ page }) => page.goto('/#/auszuege/meine-bestellungen'),
    asksItself: true,
    says: () => words('failure.orders'),
    good: (page) => page.getByRole('listitem').filter({ hasText: number }),
  },
  {
    name: 'what happened to an order',
    method: 'GET',
    path: orderOf(number),
    ask: (person) => person.press('button', `Verlauf anzeigen: Auftrag ${number}`),
    kept: (page) => expect(page.getByRole('listitem').filter({ hasText: number })).toBeVisible(),
    good: (page) => page.getByText('Auftrag gesendet'),
  },
  {
    name: 'how far the extract is',
    method: 'GET',
    path: /\/download-status$/,
    ask: ({ page }) => page.goto(`/#/auszuege/bereitstellung/${number}`),
    asksItself: true,
    // The page asks by itself as well, and may be quicker than the hand.
    retry: async ({ page }) => {
      const button = page.getByRole('button', { name: 'Erneut versuchen' });
      if (await button.isVisible()) await button.click({ timeout: 1000 }).catch(() => undefined);
    },
    good: (page) => page.getByText('Ihr Auftrag ist noch nicht bezahlt').first(),
  },
];
