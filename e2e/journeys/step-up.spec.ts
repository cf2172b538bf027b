import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { demoAddress } from '../support/demo-data.ts';
import { configureAsGuest, storedOrder } from '../support/guest.ts';
import { test } from '../support/own-portal.ts';
import { type Person, withPointer } from '../support/person.ts';
import {
  chooseProduct,
  expectStep,
  findByNumber,
  logInOnPage,
  MAX,
  OWNER_RECORD,
} from '../support/wizard.ts';

const CARD = 'Max Muster (Online-Ausweis)';
const STEP_UP = /^Mit dem Online-Ausweis anmelden: Flurstücks- und Eigentumsnachweis/;

// BundID speaks SAML; the sandbox is on another site, whose POST has no cookies of the portal.
test.use({
  identitySettings: { protocol: 'saml', saml: { organizationName: 'Landesvermessung' } },
});
test.describe.configure({ mode: 'default' });

/** Logs in with a password, and has one extract in the basket and a parcel for the next one. */
async function orderMapFirst(person: Person): Promise<void> {
  await person.page.goto('./#/auszuege/bestellung');
  await logInOnPage(person, MAX);
  await person.press('button', 'Auszug konfigurieren');
  await chooseProduct(person, /^Flurstücksnachweis/);
  await findByNumber(person, (await demoAddress(2)).parcel);
  await person.press('button', 'Weiter');
  await person.choose('checkbox', /^Digital \(PDF\)/);
  await person.press('button', 'Weiter');
  await person.press('button', 'Weiteren Auszug hinzufügen');
  await expectStep(person.page, 'Produkt wählen');
}

test('logs in over SAML, and again with the online ID card for an owner extract, with everything kept (REAL-1, REAL-8)', async ({
  page,
}) => {
  const person = withPointer(page);
  await orderMapFirst(person);
  const radio = page.getByRole('radio', { name: OWNER_RECORD });
  await expect(radio).toBeDisabled();
  await page.getByRole('link', { name: STEP_UP }).click();
  await expect(page.getByText('STORK-QAA-Level-4').first()).toBeVisible();
  await expect(page.getByRole('button', { name: MAX })).toHaveCount(0);
  await person.press('button', CARD);
  await expectStep(page, 'Produkt wählen');
  await expect(radio).toBeChecked();
  await expect(page).toHaveURL(/schritt=produkt$/);
  const order = await page.evaluate(() => sessionStorage.getItem('portal.order') ?? '');
  expect(JSON.parse(order).state.basket).toHaveLength(1);
  await person.press('button', 'Weiter');
  await expectStep(page, 'Flurstück wählen');
  await person.press('button', 'Abmelden');
});

test('keeps session and order when the second login is cancelled (REAL-1)', async ({ page }) => {
  const person = withPointer(page);
  await orderMapFirst(person);
  await page.getByRole('link', { name: STEP_UP }).click();
  await person.press('button', 'Anmeldung abbrechen');
  await expect(page.getByRole('region', { name: 'Mitteilung' })).toContainText(
    'Sie haben die Anmeldung abgebrochen.',
  );
  await expectStep(page, 'Produkt wählen');
  await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible();
  await expect(page.getByRole('radio', { name: OWNER_RECORD })).toBeDisabled();
});

test('sends the login request by a button where scripts are off (REAL-1)', {
  tag: '@chromium',
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'de-DE' });
  const page = await context.newPage();
  const target = encodeURIComponent(`${baseURL}#/auszuege`);
  await page.goto(`${baseURL}api/authenticate?redirectToUrl=${target}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Sie werden zur Anmeldung weitergeleitet',
  );
  await page.getByRole('button', { name: 'Weiter zur Anmeldung' }).click();
  await page.getByRole('button', { name: MAX }).click();
  await page.getByRole('button', { name: 'Weiter zum Portal' }).click();
  await expect(page).toHaveURL(`${baseURL}#/auszuege`);
  await context.close();
});

test('shows a page for the login that is accessible (REAL-1)', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    locale: 'de-DE',
    viewport: { width: 320, height: 640 },
  });
  const page = await context.newPage();
  // An answer without content leaves the page where it is.
  await page.route('**/identity/saml/sso', (route) => route.fulfill({ status: 204 }));
  const target = encodeURIComponent(`${baseURL}#/auszuege`);
  await page.goto(`${baseURL}api/authenticate?redirectToUrl=${target}`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await context.close();
});

test('returns to what was configured before the login (OPEN-1)', async ({ page }) => {
  const person = withPointer(page);
  await configureAsGuest(person);
  const before = await storedOrder(page);
  await person.press('button', 'Weiter');
  await logInOnPage(person, MAX);
  await expectStep(page, 'Bestellübersicht');
  expect(await storedOrder(page)).toEqual(before);
});
