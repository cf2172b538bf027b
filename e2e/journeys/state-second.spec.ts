import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { orderMap } from '../support/order-map.ts';
import { test } from '../support/own-portal.ts';

test.use({ statePack: 'nordermarsch', basePath: '/kataster' });
// One portal for all tests; the last ones exhaust the limit of logins.
test.describe.configure({ mode: 'default' });

test('orders a map in EPSG:25832 of a parcel without section, with other fees, in a portal below a path (BEY-6, STATE-3, STATE-4, STATE-8, DATA-4)', async ({
  page,
}) => {
  await orderMap(page, 'nordermarsch');
  expect(new URL(page.url()).pathname).toBe('/kataster/');
  const action = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--portal-color-action'),
  );
  expect(action).toBe('#134a7c');

  await page.goto('auszuege');
  await expect(page).toHaveURL(/\/kataster\/#\/auszuege$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Auszüge' })).toBeVisible();
  await page.goto('echtheit/7K2M-Q0XA-93TB');
  await expect(page).toHaveURL(/\/kataster\/#\/echtheit\/7K2M-Q0XA-93TB$/);
  await expect(page.getByRole('main')).toContainText('7K2M-Q0XA-93TB');
});

/** Opens the login while it is refused, because it was requested too often. */
async function openRefusedLogin(page: Page, baseURL: string): Promise<void> {
  const login = `${baseURL}api/authenticate?redirectToUrl=${encodeURIComponent(baseURL)}`;
  // The limit may end in between.
  await expect(async () => {
    for (let status = 200; status < 400; ) {
      status = (await page.request.get(login, { maxRedirects: 0 })).status();
    }
    expect((await page.goto(login))?.status()).toBe(429);
  }).toPass();
}

for (const [locale, colorScheme, text, cancel] of [
  [
    'de-DE',
    'light',
    /Bitte warten Sie \d+ Sekunden? und versuchen/,
    'Abbrechen und zur Startseite',
  ],
  ['en-GB', 'dark', /Please wait \d+ seconds?, then try again/, 'Cancel and go to the start page'],
  ['nds', 'dark', /Töövt Se bitte \d+ Sekunn/, 'Afbreken un na de Startsiet'],
] as const) {
  test(`tells a person with a browser in ${locale} when to repeat a refused login (ERR-1, STATE-5)`, async ({
    browser,
    baseURL,
  }) => {
    const viewport = { width: 320, height: 640 };
    const context = await browser.newContext({ locale, colorScheme, viewport });
    const page = await context.newPage();
    await openRefusedLogin(page, baseURL ?? '');
    await expect(page.getByRole('main')).toContainText(text);
    await expectAccessible(page);
    await page.getByRole('link', { name: cancel }).click();
    await expect(page).toHaveURL(new RegExp('/kataster/#?/?$'));
    await context.close();
  });
}
