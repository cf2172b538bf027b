import { expect, type Page } from '@playwright/test';
import { decide } from '../support/lifecycle.ts';
import { configureAsGuest } from '../support/guest.ts';
import { createOrderByCall } from '../support/order-calls.ts';
import { type Person, withPointer } from '../support/person.ts';
import {
  ERIKA,
  expectStep,
  giveConsents,
  MAX,
  openParcelStep,
  OWNER_RECORD,
  startLoggedIn,
  wizardLink,
} from '../support/wizard.ts';
import { test } from '../support/test.ts';
import { demoAddress } from '../support/demo-data.ts';
import { exerciseFaults } from './exercise-faults.ts';
import { allowShortTimeouts } from './faults.ts';
import { GUEST_CALLS, LINK_CALLS, TAKE_OVER } from './guest-calls.ts';
import { paymentCalls, personalDataCalls, statusCalls } from './order-calls.ts';
import { PUBLIC_CALLS } from './public-calls.ts';
import { evidenceCalls, questionCalls } from './question-calls.ts';
import { savedParcelCalls } from './saved-parcel-calls.ts';
import { WIZARD_CALLS } from './wizard-calls.ts';

// Each test exercises more than a hundred faults.
test.describe.configure({ timeout: 300_000 });

let errors: Error[] = [];
test.beforeEach(async ({ page }) => {
  errors = [];
  page.on('pageerror', (error) => errors.push(error));
  await allowShortTimeouts(page);
});
test.afterEach(() => expect(errors).toEqual([]));

async function startAs(page: Page, login: string): Promise<Person> {
  const person = withPointer(page);
  await startLoggedIn(page, login);
  return person;
}

test('handles every fault of the calls of public pages (ERR-1, ERR-2)', async ({ page }) => {
  const person = withPointer(page);
  await page.goto('/');
  for (const call of PUBLIC_CALLS) await exerciseFaults(call, person, null);
});

test('handles every fault of the calls up to the address search (ERR-1, ERR-2)', async ({
  page,
}) => {
  const person = await startAs(page, ERIKA);
  await person.press('button', 'Auszug konfigurieren');
  await exerciseFaults(WIZARD_CALLS.categories, person, ERIKA);
  await person.choose('radio', OWNER_RECORD);
  await exerciseFaults(WIZARD_CALLS.subdistricts, person, ERIKA);
  await exerciseFaults(WIZARD_CALLS.districts, person, ERIKA);
  await exerciseFaults(WIZARD_CALLS.suggestions, person, ERIKA);
  // The open list covers the tabs.
  await page.keyboard.press('Escape');
  await exerciseFaults(WIZARD_CALLS.searchByAddress, person, ERIKA);
});

test('handles every fault of the other searches (ERR-1, ERR-2)', async ({ page }) => {
  const person = withPointer(page);
  await openParcelStep(person, OWNER_RECORD, ERIKA);
  await exerciseFaults(WIZARD_CALLS.searchByRegister, person, ERIKA);
  await exerciseFaults(WIZARD_CALLS.searchOnMap, person, ERIKA);
  await exerciseFaults(WIZARD_CALLS.searchByNumber, person, ERIKA);
});

test('handles every fault of the calls from the search to the order (ERR-1, ERR-2)', async ({
  page,
}) => {
  const person = await startAs(page, ERIKA);
  const { parcel } = await demoAddress(24);
  await page.goto(wizardLink('flurstuecks-und-eigentumsnachweis', parcel));
  await expectStep(page, 'Flurstück wählen');
  await exerciseFaults(WIZARD_CALLS.authority, person, ERIKA);
  await exerciseFaults(WIZARD_CALLS.price, person, ERIKA);
  await exerciseFaults(WIZARD_CALLS.createOrder, person, ERIKA);
});

test('handles every fault of the call for the description of a parcel (ERR-1, ERR-2, DATA-8)', async ({
  page,
}) => {
  const person = await startAs(page, ERIKA);
  const { parcel } = await demoAddress(25);
  await page.goto(wizardLink('liegenschaftskarte', parcel));
  await expectStep(page, 'Flurstück wählen');
  await person.press('button', 'Weiter');
  await expectStep(page, 'Format und Maßstab');
  await exerciseFaults(WIZARD_CALLS.surroundings, person, ERIKA);
});

test('handles every fault of the calls of saved parcels (ERR-1, ERR-2, PAGE-6)', async ({
  page,
}) => {
  const person = await startAs(page, ERIKA);
  const { parcel } = await demoAddress(26);
  const link = wizardLink('flurstuecks-und-eigentumsnachweis', parcel);
  for (const call of savedParcelCalls(link)) await exerciseFaults(call, person, ERIKA);
});

test('handles every fault of the calls of paying (ERR-1, ERR-2)', async ({ page }) => {
  const person = await startAs(page, MAX);
  const number = await createOrderByCall(page, {});
  for (const call of paymentCalls(number)) await exerciseFaults(call, person, MAX);
});

test('handles every fault of the calls of order status (ERR-1, ERR-2)', async ({ page }) => {
  // Polling reports the third failure in a row; with the default interval that takes 15 s.
  await page.route('**/api/configuration', async (route) => {
    const response = await route.fetch();
    const polling = { intervalMs: 200, timeoutMs: 900_000 };
    await route.fulfill({ response, json: { ...(await response.json()), polling } });
  });
  const person = await startAs(page, MAX);
  const number = await createOrderByCall(page, {});
  for (const call of statusCalls(number)) await exerciseFaults(call, person, MAX);
});

test('handles every fault of the calls of questions (ERR-1, ERR-2, DESK-2)', async ({ page }) => {
  const person = await startAs(page, ERIKA);
  const [answered, withdrawn] = [
    await createOrderByCall(page, { product: 'owner' }),
    await createOrderByCall(page, { product: 'owner' }),
  ];
  for (const number of [answered, withdrawn]) {
    await decide(page, number, 'Fragen', 'Wofür brauchen Sie den Auszug?');
  }
  for (const call of questionCalls(answered)) await exerciseFaults(call, person, ERIKA);
  for (const call of evidenceCalls(withdrawn)) await exerciseFaults(call, person, ERIKA);
});

test('handles every fault of the calls of the page of a link (ERR-1, ERR-2, OPEN-2)', async ({
  page,
}) => {
  const person = withPointer(page);
  await page.goto('/');
  for (const call of LINK_CALLS) await exerciseFaults(call, person, null);
});

test('handles every fault of taking over an order without an account (ERR-1, ERR-2, OPEN-2)', async ({
  page,
}) => {
  await exerciseFaults(TAKE_OVER, await startAs(page, MAX), MAX);
});

test('handles every fault of the calls of an order without an account (ERR-1, ERR-2, OPEN-2)', async ({
  page,
}) => {
  const person = withPointer(page);
  await configureAsGuest(person);
  await person.press('button', 'Weiter');
  await person.press('button', 'Ohne Konto bestellen');
  await giveConsents(person);
  await person.type('textbox', 'Vor- und Nachname', 'Erika Mustermann');
  await person.type('textbox', 'E-Mail-Adresse', 'erika@example.org');
  for (const call of GUEST_CALLS) await exerciseFaults(call, person, null);
});

interface ListedSession {
  readonly id: string;
  readonly isCurrent: boolean;
}

/** Shows of the sessions of a person only those of two pages, as other tests log in the same person. */
async function hideOtherSessions(page: Page, elsewhere: Page): Promise<void> {
  const path = '/api/authenticated-customer/sessions';
  const listed: readonly ListedSession[] = await (await elsewhere.request.get(path)).json();
  const other = listed.find(({ isCurrent }) => isCurrent)?.id;
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    const sessions: readonly ListedSession[] = await response.json();
    const json = sessions.filter(({ id, isCurrent }) => isCurrent || id === other);
    return route.fulfill({ response, json });
  });
}

test('handles every fault of the calls of personal data (ERR-1, ERR-2)', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL });
  const elsewhere = await context.newPage();
  await startAs(elsewhere, MAX);
  const person = await startAs(page, MAX);
  await hideOtherSessions(page, elsewhere);
  // The deletion is refused while an order is open.
  await createOrderByCall(page, {});
  for (const call of personalDataCalls) await exerciseFaults(call, person, MAX);
  await context.close();
});
