import { expect } from '@playwright/test';
import { addExpiredSession } from '../support/expired-session.ts';
import type { Person } from '../support/person.ts';
import type { CallUnderTest } from './exercise-faults.ts';
import { ALL_FAULTS, FAULTS, messageWithoutOrder, TIME_OUT, germanText } from './faults.ts';

async function openWithExpiredSession({ page }: Person): Promise<void> {
  await addExpiredSession(page);
  await page.goto('/?#/auszuege/meine-bestellungen');
}

/** Chooses a file that is no extract on the page of the public check. */
const chooseFile = ({ page }: Person): Promise<void> =>
  page.getByLabel(germanText('verification.fileLabel')).setInputFiles({
    name: 'auszug.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });

/** Calls of pages that need no login. */
export const PUBLIC_CALLS: readonly CallUnderTest[] = [
  {
    name: 'configuration',
    method: 'GET',
    path: /\/api\/configuration$/,
    trigger: ({ page }) => page.reload(),
    blocksPortal: true,
    messageAt: (page) => page.getByRole('main'),
    message: () => 'Die Seite konnte nicht geladen werden',
    retry: (person) => person.press('button', /Neu laden/),
    success: (page) => page.getByRole('link', { name: 'Auszüge bestellen', exact: true }),
  },
  {
    // A failed session check means that nobody is logged in, and is only logged.
    name: 'session',
    method: 'GET',
    path: /\/api\/authenticated-customer$/,
    trigger: openWithExpiredSession,
    blocksPortal: true,
    messageAt: (page) => page.getByRole('main'),
    message: () => germanText('loginNeeded.heading'),
    retry: ({ page }) => page.reload(),
    success: (page) => page.getByRole('heading', { name: germanText('loginNeeded.heading') }),
    // Sent once, at the start: with short time-outs the call for the configuration would fail before it.
    faults: ALL_FAULTS.filter((fault) => fault !== TIME_OUT),
  },
  {
    name: 'categories',
    method: 'GET',
    path: /\/api\/categories$/,
    trigger: ({ page }) => page.goto('/#/auszuege'),
    isTriggeredByPage: true,
    message: () => germanText('failure.products'),
    success: (page) => page.getByRole('link', { name: 'Liegenschaftskarte', exact: true }),
  },
  {
    name: 'product',
    method: 'GET',
    path: /\/api\/products\//,
    trigger: ({ page }) => page.goto('/#/auszuege/produkt/liegenschaftskarte'),
    isTriggeredByPage: true,
    message: (fault) =>
      fault.status === 404 ? germanText('failure.noProduct') : messageWithoutOrder(fault),
    success: (page) => page.getByRole('heading', { level: 1, name: 'Liegenschaftskarte' }),
  },
  {
    name: 'verification',
    method: 'GET',
    path: /\/api\/verifications\//,
    trigger: ({ page }) => page.goto('/#/echtheit/0000-0000-0000'),
    isTriggeredByPage: true,
    message: messageWithoutOrder,
    expectUnchanged: (page) =>
      expect(page.getByRole('textbox', { name: 'Code auf dem Auszug' })).toHaveValue(
        '0000-0000-0000',
      ),
    success: (page) => page.getByRole('main').getByText(germanText('verification.unknown')).first(),
  },
  {
    name: 'file verification',
    method: 'POST',
    path: /\/api\/verifications$/,
    trigger: async (person) => {
      await person.page.goto('/#/echtheit');
      await chooseFile(person);
    },
    messageAt: (page) => page.getByRole('main').getByRole('status').last(),
    message: messageWithoutOrder,
    retry: chooseFile,
    repeat: chooseFile,
    success: (page) => page.getByText('trägt kein Siegel des Katasteramts'),
  },
  {
    name: 'legal information',
    method: 'GET',
    path: /\/api\/legal-information$/,
    trigger: ({ page }) => page.goto('/#/barriere-melden'),
    isTriggeredByPage: true,
    message: messageWithoutOrder,
    success: (page) => page.getByRole('textbox', { name: 'Was hindert Sie?' }),
  },
  {
    name: 'report of a barrier',
    method: 'POST',
    path: /\/api\/barrier-reports$/,
    trigger: async (person) => {
      await person.page.goto('/#/barriere-melden');
      await person.page.getByRole('textbox', { name: 'Was hindert Sie?' }).fill('Kein Fokus');
      await person.press('button', 'Meldung senden');
    },
    message: messageWithoutOrder,
    expectUnchanged: (page) =>
      expect(page.getByRole('textbox', { name: 'Was hindert Sie?' })).toHaveValue('Kein Fokus'),
    success: (page) => page.getByRole('heading', { name: 'Vielen Dank für Ihre Meldung' }),
    faults: FAULTS,
  },
  {
    name: 'logout',
    method: 'POST',
    path: /\/api\/authenticated-customer\/logout$/,
    trigger: ({ page }) => page.evaluate(() => window.location.assign('#/logout')),
    // The logout page redirects at once; the result is shown on the order page.
    expectUnchanged: (page) => expect(page).toHaveURL(/#\/auszuege\/bestellung/),
    messageAt: (page) => page.getByRole('region', { name: 'Mitteilung' }),
    message: () => germanText('logout.failed'),
    success: (page) => page.getByText(germanText('logout.done')),
    faults: FAULTS,
  },
];
