import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { demoAddress } from '../support/demo-data.ts';
import { configureAsGuest, storedOrder } from '../support/guest.ts';
import { withPointer } from '../support/person.ts';
import { test } from '../support/test.ts';
import {
  ACCOUNTS,
  CADASTRAL_MAP,
  expectStep,
  giveConsents,
  logInOnPage,
  MAX,
  orderLink,
} from '../support/wizard.ts';

const FIELD = 'Adresse oder Flurstück suchen';
const NTH_ADDRESS = 14;

test('begins an order with an address on the start page, and shows its parcel before a login (OPEN-1, LOOK-1)', async ({
  page,
}) => {
  const { address } = await demoAddress(NTH_ADDRESS);
  const person = withPointer(page);
  await page.goto('./');
  await person.press('button', FIELD);
  const field = page.getByRole('combobox', { name: FIELD });
  await expect(field).toBeFocused();
  const label = `${address.strasse} ${address.hausnr}`;
  await field.pressSequentially(`${label} ${address.ort}`, { delay: 20 });
  await expectAccessible(page);
  await page.getByRole('option', { name: `${label} ${address.plz} ${address.ort}` }).click();
  await person.choose('radio', CADASTRAL_MAP);
  await person.press('button', 'Weiter');
  const hits = page.getByRole('table', { name: 'Suchergebnisse' });
  await expect(hits.getByRole('radio').first()).toBeVisible();
  // The parcel belongs to a person only after the login, and so does its address.
  await expect(hits).not.toContainText(label);
});

test('configures an extract without a login, and logs in to send it with everything kept (OPEN-1, OPEN-3)', async ({
  page,
}) => {
  const person = withPointer(page);
  await configureAsGuest(person);
  const before = await storedOrder(page);
  await person.press('button', 'Weiter');
  await expectStep(page, 'Anmelden oder ohne Konto bestellen');
  await expectAccessible(page);
  await logInOnPage(person, MAX);
  await expectStep(page, 'Bestellübersicht');
  expect(await storedOrder(page)).toEqual(before);
  await giveConsents(person);
  await person.press('button', 'Auftrag senden');
  await expect(page.getByRole('heading', { name: 'Bezahlung' })).toBeVisible();
});

test('takes over what was configured when the person logs in in another tab (OPEN-1)', async ({
  page,
  context,
}) => {
  const person = withPointer(page);
  await configureAsGuest(person);
  const before = await storedOrder(page);
  const other = await context.newPage();
  const params = { redirectToUrl: (await context.request.get('./')).url() };
  const identity = await context.request.get('./api/authenticate', { params });
  await context.request.post(identity.url(), { form: { person: ACCOUNTS[MAX] ?? '' } });
  await other.goto('./');
  await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible();
  await expectStep(page, 'Bestellübersicht');
  expect(await storedOrder(page)).toEqual(before);
  await giveConsents(person);
  await expect(page.getByRole('button', { name: 'Auftrag senden' })).toBeVisible();
});

test('asks for the login before an extract that needs the online ID card (OPEN-1)', async ({
  page,
}) => {
  await page.goto(orderLink('flurstuecks-und-eigentumsnachweis'));
  await expect(page.getByRole('main').getByRole('button', { name: 'Anmelden' })).toBeVisible();
});
