import { expect, type Page } from '@playwright/test';
import { demoAddress } from '../support/demo-data.ts';
import { type Person, withPointer } from '../support/person.ts';
import { test } from '../support/test.ts';
import {
  CADASTRAL_MAP,
  displayString,
  findByNumber,
  giveConsents,
  logInOnPage,
  MAX,
  startLoggedIn,
} from '../support/wizard.ts';

/** Configures a map as PDF up to the order summary; calls `onStep` in every step. */
async function configure(person: Person, nth: number, onStep: () => Promise<unknown>) {
  const { page } = person;
  const { parcel } = await demoAddress(nth);
  await startLoggedIn(page, MAX);
  await person.press('button', 'Auszug konfigurieren');
  await person.choose('radio', CADASTRAL_MAP);
  await onStep();
  await person.press('button', 'Weiter');
  await findByNumber(person, parcel);
  await onStep();
  await expect(page.getByRole('radio', { name: displayString(parcel) })).toBeChecked();
  await person.press('button', 'Weiter');
  await person.choose('radio', '1:500');
  await onStep();
  await expect(page.getByRole('radio', { name: '1:500', exact: true })).toBeChecked();
  await person.press('button', 'Weiter');
  await person.choose('checkbox', /^Digital \(PDF\)/);
  await onStep();
  await expect(page.getByRole('checkbox', { name: /^Digital \(PDF\)/ })).toBeChecked();
  await person.press('button', 'Weiter');
  await onStep();
  await expect(page.getByRole('table', { name: 'Auszüge im Warenkorb' })).toContainText('22,00');
  return parcel;
}

/** Counts from now on how often a text appears in the page. @returns reads the number */
async function countAppearances(page: Page, text: string): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle((wanted) => {
    const found = { times: 0 };
    new MutationObserver(() => {
      if (document.body.textContent.includes(wanted)) found.times += 1;
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return found;
  }, text);
  return () => counter.evaluate(({ times }) => times);
}

/** How many orders of this parcel exist; other journeys order other parcels for the same person at the same time. */
async function countOrders(page: Page, parcel: string): Promise<number> {
  const response = await page.request.get('/api/authenticated-customer/orders');
  const orders: readonly { firstParcel?: string }[] = await response.json();
  return orders.filter(({ firstParcel }) => firstParcel === parcel).length;
}

// In Firefox a reload sometimes stops the page: a write to the session storage does not return (4 of 13 runs when three started
// at once). The cause is unknown; each repetition is named at the end of the run.
test.describe.configure({ retries: 2 });

test('keeps the order through a reload at any step, and through a login (FLOW-11, BEY-3)', async ({
  page,
}) => {
  const person = withPointer(page);
  const parcel = await configure(person, 5, () => page.reload());
  await page.context().clearCookies();
  await page.reload();
  await page.goto('/#/auszuege/bestellung');
  await logInOnPage(person, MAX);
  await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible();
  await page.goto('/#/auszuege/bestellung?schritt=bestelluebersicht');
  await expect(page.getByRole('table', { name: 'Auszüge im Warenkorb' })).toContainText(
    displayString(parcel),
  );
});

test('creates one order when it is sent twice (FLOW-13)', { tag: '@main' }, async ({ page }) => {
  const person = withPointer(page);
  const parcel = displayString(await configure(person, 6, async () => {}));
  await giveConsents(person);
  const before = await countOrders(page, parcel);

  // The response to the first call is lost; the order exists nevertheless.
  await page.evaluate(() => {
    const send = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const response = await send(input, init);
      if (new URL(response.url).pathname.endsWith('/orders')) throw new TypeError('lost');
      return response;
    };
  });
  await person.press('button', 'Auftrag senden');
  await expect(page.getByText('Fehler bei der Erstellung des Auftrags')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('table', { name: 'Auszüge im Warenkorb' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Datenschutzerklärung/ })).toBeChecked();
  const countEmptyBaskets = await countAppearances(page, 'Ihr Warenkorb ist noch leer');
  await page.getByRole('button', { name: 'Auftrag senden' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Bezahlung' })).toBeVisible();
  expect(await countEmptyBaskets()).toBe(0);
  expect(await countOrders(page, parcel)).toBe(before + 1);
});
