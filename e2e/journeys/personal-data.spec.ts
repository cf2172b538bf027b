import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { createOrderByCall } from '../support/order-calls.ts';
import { test } from '../support/own-portal.ts';
import { withPointer } from '../support/person.ts';
import { ERIKA, logIn, MAX, startLoggedIn } from '../support/wizard.ts';

// One portal for both tests, each of which has its own person; not that of other files, which leave open orders of the same people.
test.use({ portalSettings: {} });
test.describe.configure({ mode: 'default' });

test('lets a person download and delete the stored data, but not while an order is open (BIG-9)', async ({
  page,
}) => {
  const person = withPointer(page);
  await startLoggedIn(page, ERIKA);
  const order = await createOrderByCall(page, {});
  await page.goto('/#/auszuege/meine-bestellungen');
  await page.getByRole('link', { name: 'Meine Daten' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meine Daten' })).toBeFocused();

  const download = page.waitForEvent('download');
  await person.press('button', 'Daten herunterladen');
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(JSON.parse(file)).toMatchObject({
    profile: { first_name: 'Erika', last_name: 'Mustermann' },
    orders: [{ order_number: order, positions: [expect.anything()] }],
  });

  const confirm = async (): Promise<void> => {
    await person.press('button', 'Daten löschen');
    await person.press('button', 'Ja, Daten löschen');
  };
  await confirm();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('noch nicht abgeschlossen');

  await page.getByRole('main').getByRole('link', { name: 'Meine Bestellungen' }).click();
  await person.press('button', `Verlauf anzeigen: Auftrag ${order}`);
  await person.press('button', `Auftrag abbrechen: Auftrag ${order}`);
  await person.press('button', 'Ja, Auftrag abbrechen');
  await expect(page.getByText('Ihr Auftrag ist storniert').first()).toBeVisible();

  await page.getByRole('link', { name: 'Meine Daten' }).click();
  await confirm();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Ihre Daten sind gelöscht' }),
  ).toBeFocused();
  await expect(page.getByRole('button', { name: 'Abmelden' })).toHaveCount(0);

  // The account at the identity service remains; in the portal it is a new person.
  await logIn(person, ERIKA);
  await page.goto('/#/auszuege/meine-bestellungen');
  await expect(page.getByText('Sie haben noch nichts bestellt')).toBeVisible();
});

test('shows where a person is logged in, and ends the session of another browser (SEC-2)', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'de-DE', baseURL });
  const elsewhere = await context.newPage();
  await startLoggedIn(elsewhere, MAX);
  const person = withPointer(page);
  await startLoggedIn(page, MAX);
  // In Firefox only one window has the focus.
  await page.bringToFront();
  await page.goto('/#/meine-daten');
  const sessions = page.getByRole('region', { name: 'Anmeldungen' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('listitem').first()).toContainText('Dieser Browser');
  await expectAccessible(page);

  await person.press('button', /^Anmeldung beenden /);
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(sessions.getByRole('status')).toContainText('Die Anmeldung ist beendet');
  // The button with the focus has disappeared.
  await expect(sessions.getByRole('heading', { name: 'Anmeldungen' })).toBeFocused();

  await elsewhere.goto('/#/meine-daten');
  await elsewhere.reload();
  await expect(elsewhere.getByRole('button', { name: 'Abmelden' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible();
  await context.close();
});
