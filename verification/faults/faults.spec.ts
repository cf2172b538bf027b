import { expect, type Page, test } from '@playwright/test';
import { orderByCall } from '../journeys/support/by-call.ts';
import { ERIKA, MAX } from '../journeys/support/lifecycle.ts';
import { logIn } from '../journeys/support/order.ts';
import { type Person, withMouse } from '../journeys/support/person.ts';
import { aHouse } from '../journeys/support/surroundings.ts';
import { endure } from './endure.ts';
import { shortenPatience } from './faults.ts';
import { followingPlaces, payingPlaces } from './order-places.ts';
import { OPEN_PLACES } from './open-places.ts';
import { WIZARD } from './wizard-places.ts';

// Each of these meets well over a hundred faults in one go.
test.describe.configure({ timeout: 300_000 });

let faults: Error[] = [];
test.beforeEach(async ({ page }) => {
  faults = [];
  page.on('pageerror', (error) => faults.push(error));
  await shortenPatience(page);
});
test.afterEach(() => expect(faults).toEqual([]));

async function begin(page: Page, login: string): Promise<Person> {
  const person = withMouse(page);
  await logIn(person, login);
  return person;
}

test('every fault of every call on the pages open to all (ERR-1, ERR-2)', async ({ page }) => {
  const person = withMouse(page);
  await page.goto('/');
  for (const place of OPEN_PLACES) await endure(place, person, null);
});

test('every fault of the calls as far as the search (ERR-1, ERR-2)', async ({ page }) => {
  const person = await begin(page, ERIKA);
  await endure(WIZARD.categories, person, ERIKA);
  await person.choose('radio', /^Flurstücks- und Eigentumsnachweis/);
  await endure(WIZARD.subdistricts, person, ERIKA);
  await endure(WIZARD.districts, person, ERIKA);
  await endure(WIZARD.searchByAddress, person, ERIKA);
});

test('every fault of the other searches (ERR-1, ERR-2)', async ({ page }) => {
  const person = await begin(page, ERIKA);
  await person.press('button', 'Auszug konfigurieren');
  await person.choose('radio', /^Flurstücks- und Eigentumsnachweis/);
  await person.press('button', 'Weiter');
  await endure(WIZARD.searchByRegister, person, ERIKA);
  await endure(WIZARD.searchOnMap, person, ERIKA);
  await endure(WIZARD.searchByNumber, person, ERIKA);
});

test('every fault of the calls from the search to the order (ERR-1, ERR-2)', async ({ page }) => {
  const person = await begin(page, ERIKA);
  const { parcel } = await aHouse(24);
  const wish = `produkt=flurstuecks-und-eigentumsnachweis&flurstueck=${parcel.properties.flstkennz}`;
  await page.goto(`/#/auszuege/bestellung?${wish}`);
  await expect(page.getByRole('heading', { name: 'Flurstück wählen' })).toBeVisible();
  await endure(WIZARD.authority, person, ERIKA);
  await endure(WIZARD.price, person, ERIKA);
  await endure(WIZARD.createOrder, person, ERIKA);
});

test('every fault of every call while paying (ERR-1, ERR-2)', async ({ page }) => {
  const person = await begin(page, MAX);
  const number = await orderByCall(page, {});
  for (const place of payingPlaces(number)) await endure(place, person, MAX);
});

test('every fault of every call while following orders (ERR-1, ERR-2)', async ({ page }) => {
  // A page that waits says the third failure in a row; three of them should not take a quarter of a minute.
  await page.route('**/api/configuration', async (route) => {
    const response = await route.fetch();
    const polling = { intervalMs: 200, timeoutMs: 900_000 };
    await route.fulfill({ response, json: { ...(await response.json()), polling } });
  });
  const person = await begin(page, MAX);
  const number = await orderByCall(page, {});
  for (const place of followingPlaces(number)) await endure(place, person, MAX);
});
