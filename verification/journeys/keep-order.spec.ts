import { expect, test, type Page } from '@playwright/test';
import { displayString, findByNumber, logIn } from './support/order.ts';
import { type Person, withMouse } from './support/person.ts';
import { aHouse } from './support/surroundings.ts';

const MAX = 'Max Muster (Benutzername und Passwort)';

/** As far as the order summary, with a map of a house's parcel as PDF; `pause` is called on every step. */
async function configure(person: Person, house: number, pause: () => Promise<unknown>) {
  const { page } = person;
  const { parcel } = await aHouse(house);
  await logIn(person, MAX);
  await person.press('button', 'Auszug konfigurieren');
  await person.choose('radio', /^Liegenschaftskarte(?! mit)/);
  await pause();
  await person.press('button', 'Weiter');
  await findByNumber(person, parcel);
  await pause();
  await expect(page.getByRole('radio', { name: displayString(parcel) })).toBeChecked();
  await person.press('button', 'Weiter');
  await person.choose('radio', '1:500');
  await pause();
  await expect(page.getByRole('radio', { name: '1:500', exact: true })).toBeChecked();
  await person.press('button', 'Weiter');
  await person.choose('checkbox', /^Digital \(PDF\)/);
  await pause();
  await expect(page.getByRole('checkbox', { name: /^Digital \(PDF\)/ })).toBeChecked();
  await person.press('button', 'Weiter');
  await pause();
  await expect(page.getByRole('table', { name: 'Auszüge im Warenkorb' })).toContainText('22,00');
  return parcel;
}

async function consent(person: Person) {
  await person.choose('checkbox', /Datenschutzerklärung/);
  await person.choose('checkbox', /Allgemeinen Geschäftsbedingungen/);
}

/** How many orders of this parcel there are; other journeys order other parcels for the same person meanwhile. */
async function countOrders(page: Page, parcel: string): Promise<number> {
  const response = await page.request.get('/api/authenticated-customer/orders');
  const orders: readonly { firstParcel?: string }[] = await response.json();
  return orders.filter(({ firstParcel }) => firstParcel === parcel).length;
}

test('a reload at any step keeps the order, and so does the way to the identity service (FLOW-11)', async ({
  page,
}) => {
  const person = withMouse(page);
  const parcel = await configure(person, 5, () => page.reload());
  await page.context().clearCookies();
  await page.reload();
  await page.goto('/#/auszuege/bestellung');
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await person.press('button', MAX);
  await page.goto('/#/auszuege/bestellung?schritt=bestelluebersicht');
  await expect(page.getByRole('table', { name: 'Auszüge im Warenkorb' })).toContainText(
    displayString(parcel),
  );
});

test('sending twice makes one order (FLOW-13)', async ({ page }) => {
  const person = withMouse(page);
  const parcel = displayString(await configure(person, 6, async () => {}));
  await consent(person);
  const before = await countOrders(page, parcel);

  // The answer to the first sending is lost on its way; the order exists all the same.
  await page.route('**/api/authenticated-customer/orders', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await person.press('button', 'Auftrag senden');
  await expect(page.getByText('Fehler bei der Erstellung des Auftrags')).toBeVisible();
  await page.unroute('**/api/authenticated-customer/orders');
  await page.reload();
  await expect(page.getByRole('table', { name: 'Auszüge im Warenkorb' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Datenschutzerklärung/ })).toBeChecked();
  await page.getByRole('button', { name: 'Auftrag senden' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Bezahlung' })).toBeVisible();
  expect(await countOrders(page, parcel)).toBe(before + 1);
});
