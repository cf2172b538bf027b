import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { logIn } from './support/order.ts';
import { type Person, withMouse } from './support/person.ts';
import { aHouse } from './support/surroundings.ts';

const MAX = 'Max Muster (Benutzername und Passwort)';
const ERIKA = 'Erika Mustermann (Online-Ausweis)';

async function toParcelStep(page: Page): Promise<Person> {
  const person = withMouse(page);
  await logIn(person, MAX);
  await person.press('button', 'Auszug konfigurieren');
  await person.choose('radio', /^Liegenschaftskarte(?! mit)/);
  await person.press('button', 'Weiter');
  return person;
}

async function typeAddress(person: Person): Promise<{ street: string }> {
  const { address } = await aHouse(9);
  await person.type('textbox', 'Postleitzahl', address.plz);
  await person.type('textbox', 'Straße', address.strasse);
  await person.type('textbox', 'Hausnummer', address.hausnr);
  return { street: address.strasse };
}

const notification = (page: Page) => page.getByRole('region', { name: 'Mitteilung' });

test('a portal that cannot start says so in both languages and starts on the next try', async ({
  page,
}) => {
  await page.route('**/api/configuration', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/');
  await expect(page.getByText('Die Seite konnte nicht geladen werden')).toBeVisible();
  await expect(page.getByText('We cannot reach the service right now.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/configuration');
  await page.getByRole('button', { name: 'Neu laden' }).click();
  await expect(page.getByRole('link', { name: 'Auszüge bestellen', exact: true })).toBeVisible();
});

test('says that it loads, and that a script of its own is missing', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    if (route.request().url().includes('/early-')) return route.continue();
    await held.promise;
    return route.abort();
  });
  await page.goto('/#/hilfe', { waitUntil: 'commit' });
  await expect(page.getByText('Die Seite wird geladen …')).toBeVisible();
  held.resolve();
  await expect(page.getByText('We cannot reach the service right now.')).toBeVisible();
  await expect(page.getByText('Die Seite wird geladen …')).toBeHidden();
  await page.unroute('**/assets/*.js');
  await page.getByRole('button', { name: 'Neu laden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hilfe' })).toBeVisible();
});

test('a session that ends in the middle keeps everything for the same person (FLOW-18)', async ({
  page,
  context,
}) => {
  const person = await toParcelStep(page);
  const { street } = await typeAddress(person);
  await context.clearCookies();
  await person.press('button', 'Suchen');
  await expect(notification(page)).toContainText('Ihre Sitzung ist abgelaufen');
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await person.press('button', MAX);
  await expect(page.getByRole('heading', { level: 2, name: 'Flurstück wählen' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Straße' })).toHaveValue(street);
  await person.press('button', 'Suchen');
  await expect(page.getByRole('table', { name: 'Suchergebnisse' })).toBeVisible();
});

test('and drops it for another person (FLOW-18)', async ({ page, context }) => {
  const person = await toParcelStep(page);
  const { street } = await typeAddress(person);
  await context.clearCookies();
  await person.press('button', 'Suchen');
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await person.press('button', ERIKA);
  await expect(page.getByRole('heading', { level: 2, name: 'Produkt wählen' })).toBeVisible();
  const kept = await page.evaluate(() => sessionStorage.getItem('portal.order'));
  expect(kept).not.toContain(street);
});

test('a search answered by a plain string logs out (API-27)', async ({ page }) => {
  const person = await toParcelStep(page);
  await typeAddress(person);
  await page.route('**/api/land/parcels/**', (route) =>
    route.fulfill({ contentType: 'application/json', body: '"bitte anmelden"' }),
  );
  await person.press('button', 'Suchen');
  await expect(notification(page)).toContainText('Ihre Sitzung ist abgelaufen');
  await expect(page.getByRole('main').getByRole('button', { name: 'Anmelden' })).toBeVisible();
});

for (const damaged of ['{', '{"version":1,"state":{"basket":[{}]}}', '"<img src=x>"']) {
  test(`what is damaged in the browser's storage does no harm: ${damaged} (FLOW-11)`, async ({
    page,
  }) => {
    const faults: Error[] = [];
    page.on('pageerror', (error) => faults.push(error));
    await page.addInitScript((text) => sessionStorage.setItem('portal.order', text), damaged);
    await page.goto('/#/auszuege/bestellung');
    await expect(page.getByRole('main').getByRole('button', { name: 'Anmelden' })).toBeVisible();
    expect(faults).toEqual([]);
  });
}
