import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Person } from '../support/person.ts';
import type { CallUnderTest } from './exercise-faults.ts';
import { FAULTS, germanText, messageWithoutOrder } from './faults.ts';

const EXPIRED = 'Dieser Link gilt nicht mehr';
const RENEWED = 'Bitte sehen Sie in Ihr E-Mail-Postfach';

/** Calls of an order without an account (OPEN-2), from its summary on. */
export const GUEST_CALLS: readonly CallUnderTest[] = [
  {
    name: 'creation of an order without an account',
    method: 'POST',
    path: /\/api\/guest-orders$/,
    trigger: (person) => person.press('button', 'Auftrag senden'),
    message: () => germanText('error.ORDER_CREATION'),
    expectUnchanged: async (page) => {
      const email = page.getByRole('textbox', { name: 'E-Mail-Adresse' });
      await expect(email).toHaveValue('erika@example.org');
      await expect(page.getByRole('checkbox', { name: /Datenschutzerklärung/ })).toBeChecked();
    },
    success: (page) => page.getByRole('heading', { name: 'Bitte bestätigen Sie Ihre E-Mail' }),
    leadsToLogin: true,
    faults: FAULTS,
  },
];

/** Opens the page of a link that no mail has, and presses a button. */
const pressAt = async (person: Person, button: string): Promise<void> => {
  await person.page.goto(`/#/auszuege/ohne-konto/${randomBytes(32).toString('base64url')}`);
  await person.press('button', button);
};

/** Taking an order over, for somebody who has logged in (OPEN-2). */
export const TAKE_OVER: CallUnderTest = {
  name: 'taking over of an order by its link',
  method: 'POST',
  path: /\/api\/authenticated-customer\/guest-orders$/,
  trigger: (person) => pressAt(person, 'In mein Konto übernehmen'),
  messageAt: (page) => page.getByRole('main'),
  message: (fault) => (fault.status === 404 ? EXPIRED : messageWithoutOrder(fault)),
  success: (page) => page.getByRole('heading', { name: EXPIRED }),
};

/** Calls of the page of a link (OPEN-2). */
export const LINK_CALLS: readonly CallUnderTest[] = [
  {
    name: 'opening of an order by its link',
    method: 'POST',
    path: /\/api\/guest-orders\/open$/,
    trigger: (person) => pressAt(person, 'Auftrag öffnen'),
    messageAt: (page) => page.getByRole('main'),
    message: (fault) => (fault.status === 404 ? EXPIRED : messageWithoutOrder(fault)),
    success: (page) => page.getByRole('heading', { name: EXPIRED }),
  },
  {
    name: 'request for a new link',
    method: 'POST',
    path: /\/api\/guest-orders\/link$/,
    trigger: async (person) => {
      const { page } = person;
      await page.goto('/#/auszuege/ohne-konto');
      await page.getByRole('textbox', { name: 'Auftragsnummer' }).fill('7K2M-Q0XA-93TB');
      await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('erika@example.org');
      await person.press('button', 'Link anfordern');
    },
    message: messageWithoutOrder,
    expectUnchanged: (page) =>
      expect(page.getByRole('textbox', { name: 'Auftragsnummer' })).toHaveValue('7K2M-Q0XA-93TB'),
    success: (page) => page.getByRole('heading', { name: RENEWED }),
    faults: FAULTS,
  },
];
