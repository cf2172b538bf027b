import { expect } from '@playwright/test';
import { personalDataTexts } from '../../apps/portal/src/pages/personal-data/texts.ts';
import type { Person } from '../support/person.ts';
import type { CallUnderTest } from './exercise-faults.ts';
import { type Fault, FAULTS, germanText, messageWithoutOrder } from './faults.ts';
import type { MessageId } from './faults.ts';

const { de } = personalDataTexts;

/** The message of the fault; for general faults the message of the call. */
const messageOr =
  (ownMessage: MessageId) =>
  ({ messageId }: Fault): string => {
    const isGeneral =
      messageId === 'error.TECHNICAL_PROBLEM' || messageId === 'error.UNKNOWN_ERROR';
    return germanText(isGeneral ? ownMessage : messageId);
  };

/** One sentence for every status, besides an unknown order (SEED-8). */
const orderFailure = ({ messageId }: Fault): string =>
  germanText(messageId === 'error.NOT_FOUND' ? messageId : 'failure.order');

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

/** Calls of paying an order; the last one cancels it. */
export const paymentCalls = (number: string): readonly CallUnderTest[] => [
  {
    name: 'order on the payment page',
    method: 'GET',
    path: orderOf(number),
    trigger: ({ page }) => page.goto(`/#/auszuege/zahlung/${number}`),
    isTriggeredByPage: true,
    message: orderFailure,
    success: (page) => page.getByRole('radio', { name: /Kreditkarte/ }),
  },
  {
    name: 'payment methods',
    method: 'GET',
    path: /\/payment-methods$/,
    trigger: ({ page }) => page.reload(),
    isTriggeredByPage: true,
    success: (page) => page.getByRole('radio', { name: /Kreditkarte/ }),
  },
  {
    name: 'start of the payment',
    method: 'POST',
    path: /\/pay$/,
    trigger: confirm,
    message: messageOr('error.PAYMENT_FAILED'),
    retry: confirm,
    success: (page) => page.getByRole('button', { name: 'Bezahlen' }),
  },
  {
    name: 'cancelling',
    method: 'DELETE',
    path: orderOf(number),
    trigger: async (person) => {
      await person.page.goto('/#/auszuege/meine-bestellungen');
      await person.press('button', `Verlauf anzeigen: Auftrag ${number}`);
      await cancel(number)(person);
    },
    // The dialog closes; the result is a notification.
    messageAt: (page) => page.getByRole('region', { name: 'Mitteilung' }),
    message: messageOr('payment.cancelFailed'),
    expectUnchanged: (page) =>
      expect(page.getByRole('row').filter({ hasText: number })).toContainText('bezahlen'),
    retry: cancel(number),
    success: (page) => page.getByText(germanText('payment.cancelled')),
    faults: FAULTS,
  },
];

const erase = async (person: Person) => {
  await person.press('button', de.deleteAction);
  await person.press('button', de.confirm);
};

const endSession = (person: Person) => person.press('button', new RegExp(`^${de.endSession} `));

/** Calls of the page with the data of a person who has two sessions; the last one deletes the data. */
export const personalDataCalls: readonly CallUnderTest[] = [
  {
    name: 'list of sessions',
    method: 'GET',
    path: /\/authenticated-customer\/sessions$/,
    trigger: ({ page }) => page.goto('/#/meine-daten'),
    isTriggeredByPage: true,
    message: messageWithoutOrder,
    success: (page) => page.getByText(de.sessionCurrent),
  },
  {
    name: 'end of a session',
    method: 'DELETE',
    path: /\/authenticated-customer\/sessions\/[^/]+$/,
    trigger: async (person) => {
      await person.page.goto('/#/meine-daten');
      await endSession(person);
    },
    retry: endSession,
    message: messageWithoutOrder,
    success: (page) => page.getByText(de.sessionEnded),
    faults: FAULTS,
  },
  {
    name: 'export of personal data',
    method: 'GET',
    path: /\/personal-data$/,
    trigger: async (person) => {
      await person.page.goto('/#/meine-daten');
      await person.press('button', de.exportAction);
    },
    repeat: (person) => person.press('button', de.exportAction),
    message: messageWithoutOrder,
    success: (page) => page.getByText(de.exported),
  },
  {
    name: 'deletion of personal data',
    method: 'DELETE',
    path: /\/personal-data$/,
    trigger: async (person) => {
      await person.page.goto('/#/meine-daten');
      await erase(person);
    },
    message: (fault) => (fault.status === 409 ? de.notCompleted : messageWithoutOrder(fault)),
    retry: erase,
    success: (page) => page.getByText(de.notCompleted),
    faults: FAULTS,
  },
];

/** Calls of the pages that show the status of an unpaid order. */
export const statusCalls = (number: string): readonly CallUnderTest[] => [
  {
    name: 'order on the review page',
    method: 'GET',
    path: orderOf(number),
    trigger: ({ page }) => page.goto(`/#/auszuege/uebersicht/${number}`),
    isTriggeredByPage: true,
    message: orderFailure,
    success: (page) => page.getByRole('table', { name: 'Auszüge in diesem Auftrag' }),
  },
  {
    name: 'list of orders',
    method: 'GET',
    path: /\/api\/authenticated-customer\/orders\/search$/,
    trigger: ({ page }) => page.goto('/#/auszuege/meine-bestellungen'),
    isTriggeredByPage: true,
    message: () => germanText('failure.orders'),
    success: (page) => page.getByRole('row').filter({ hasText: number }),
  },
  {
    name: 'timeline of an order',
    method: 'GET',
    path: orderOf(number),
    trigger: (person) => person.press('button', `Verlauf anzeigen: Auftrag ${number}`),
    repeat: async (person) => {
      await person.press('button', `Verlauf schließen: Auftrag ${number}`);
      await person.press('button', `Verlauf anzeigen: Auftrag ${number}`);
    },
    expectUnchanged: (page) =>
      expect(page.getByRole('row').filter({ hasText: number })).toBeVisible(),
    success: (page) => page.getByText('Auftrag gesendet'),
  },
  {
    name: 'download status',
    method: 'GET',
    path: /\/download-status$/,
    trigger: ({ page }) => page.goto(`/#/auszuege/bereitstellung/${number}`),
    isTriggeredByPage: true,
    message: orderFailure,
    repeat: ({ page }) => page.reload(),
    // The page also polls by itself, so that the button may already be gone.
    retry: async ({ page }) => {
      const button = page.getByRole('button', { name: 'Erneut versuchen' });
      if (await button.isVisible()) await button.click({ timeout: 1000 }).catch(() => undefined);
    },
    success: (page) => page.getByText('Ihr Auftrag ist noch nicht bezahlt').first(),
  },
];
