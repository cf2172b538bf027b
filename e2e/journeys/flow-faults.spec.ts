import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { demoAddress } from '../support/demo-data.ts';
import { type Person, withPointer } from '../support/person.ts';
import { test } from '../support/test.ts';
import {
  ERIKA,
  expectStep,
  logInOnPage,
  MAX,
  openParcelStep,
  typeAddress,
  unfoldForm,
} from '../support/wizard.ts';

/** Opens the parcel step and types an address. @returns the street */
async function typeSearch(page: Page): Promise<{ person: Person; street: string }> {
  const person = withPointer(page);
  const { address } = await demoAddress(9);
  await openParcelStep(person);
  await typeAddress(person, address);
  return { person, street: address.strasse };
}

const notification = (page: Page) => page.getByRole('region', { name: 'Mitteilung' });

test('shows in both languages that the portal cannot start, and starts on the next try', {
  tag: '@main',
}, async ({ page }) => {
  await page.route('**/api/configuration', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/');
  await expect(page.getByText('Die Seite konnte nicht geladen werden')).toBeVisible();
  await expect(page.getByText('We cannot reach the service right now.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/configuration');
  await page.getByRole('button', { name: 'Neu laden' }).click();
  await expect(page.getByRole('link', { name: 'Auszüge bestellen', exact: true })).toBeVisible();
});

test('shows that the page is loading, and that a script is missing', async ({ page }) => {
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    if (route.request().url().includes('/early-')) return route.continue();
    await released.promise;
    return route.abort();
  });
  await page.goto('/#/hilfe', { waitUntil: 'commit' });
  await expect(page.getByText('Die Seite wird geladen …')).toBeVisible();
  released.resolve();
  await expect(page.getByText('We cannot reach the service right now.')).toBeVisible();
  await expect(page.getByText('Die Seite wird geladen …')).toBeHidden();
  await page.unroute('**/assets/*.js');
  await page.getByRole('button', { name: 'Neu laden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hilfe' })).toBeVisible();
});

test('keeps typed text for the same person when the session ends (FLOW-18)', {
  tag: '@main',
}, async ({ page, context }) => {
  const { person, street } = await typeSearch(page);
  await context.clearCookies();
  await person.press('button', 'Suchen');
  await expect(notification(page)).toContainText('Ihre Sitzung ist abgelaufen');
  await logInOnPage(person, MAX);
  await expectStep(page, 'Flurstück wählen');
  const results = page.getByRole('table', { name: 'Suchergebnisse' });
  await expect(results).toBeVisible();
  await unfoldForm(person, 'Straße');
  await expect(page.getByRole('textbox', { name: 'Straße' })).toHaveValue(street);
  await person.press('button', 'Suchen');
  await expect(results).toBeVisible();
});

test('drops typed text for another person when the session ends (FLOW-18)', async ({
  page,
  context,
}) => {
  const { person, street } = await typeSearch(page);
  await context.clearCookies();
  await person.press('button', 'Suchen');
  await logInOnPage(person, ERIKA);
  await expectStep(page, 'Produkt wählen');
  const stored = await page.evaluate(() => sessionStorage.getItem('portal.order'));
  expect(stored).not.toContain(street);
});

test('logs out when a search is answered by a plain string (API-27)', async ({ page }) => {
  const { person } = await typeSearch(page);
  await page.route('**/api/land/parcels/**', (route) =>
    route.fulfill({ contentType: 'application/json', body: '"bitte anmelden"' }),
  );
  await person.press('button', 'Suchen');
  await expect(notification(page)).toContainText('Ihre Sitzung ist abgelaufen');
  await expect(page.getByRole('main').getByRole('button', { name: 'Anmelden' })).toBeVisible();
});

for (const damaged of ['{', '{"version":1,"state":{"basket":[{}]}}', '"<img src=x>"']) {
  test(`starts with a new order and says so when session storage holds ${damaged} (FLOW-11, SAFE-3)`, async ({
    page,
  }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript((text) => {
      // In Firefox, the script also runs in the empty page before, which has no storage.
      if (window.origin !== 'null') sessionStorage.setItem('portal.order', text);
    }, damaged);
    await page.goto('/#/auszuege/bestellung');
    await expect(page.getByRole('main').getByRole('button', { name: 'Anmelden' })).toBeVisible();
    await expect(notification(page)).toContainText('konnte nicht übernommen werden');
    expect(errors).toEqual([]);
  });
}
