import { expect, test } from '@playwright/test';
import { findByNumber, logIn } from './support/order.ts';
import { withMouse } from './support/person.ts';
import { aHouse } from './support/surroundings.ts';

const MAX = 'Max Muster (Benutzername und Passwort)';

test('title, focus and announcement follow every step, also back and forward (APP-12)', async ({
  page,
}) => {
  const person = withMouse(page);
  const { parcel } = await aHouse(13);
  /** Each place says where one is: to the eye, to the ear, and in the window's title. */
  const expectArrival = async (heading: string) => {
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeFocused();
    await expect(page).toHaveTitle(`${heading} – Liegenschaftskataster online`);
    await expect(page.locator('[aria-live=polite] > p').last()).toHaveText(heading);
  };

  await logIn(person, MAX);
  await person.press('button', 'Auszug konfigurieren');
  await expectArrival('Produkt wählen');
  await person.choose('radio', /^Liegenschaftskarte(?! mit)/);
  await person.press('button', 'Weiter');
  await expectArrival('Flurstück wählen');
  await findByNumber(person, parcel);
  await person.press('button', 'Weiter');
  await expectArrival('Format und Maßstab');
  await person.press('button', 'Weiter');
  await expectArrival('Art der Bereitstellung');
  await page.goBack();
  await expectArrival('Format und Maßstab');
  await page.goBack();
  await expectArrival('Flurstück wählen');
  await page.goForward();
  await expectArrival('Format und Maßstab');
  await page.goForward();
  await expectArrival('Art der Bereitstellung');

  await test.step('a change of language is no arrival', async () => {
    const language = page.getByRole('combobox', { name: 'Sprache' });
    await language.focus();
    await language.selectOption('en');
    await expect(page.getByRole('heading', { name: 'Provisioning', exact: true })).toBeVisible();
    await expect(page).toHaveTitle(/^Provisioning – /);
    await expect(page.getByRole('combobox', { name: 'Language' })).toBeFocused();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  });

  await test.step('and the other pages', async () => {
    await person.press('link', 'Impressum');
    await expectArrival('Impressum');
    await page.goBack();
    await expectArrival('Art der Bereitstellung');
  });
});

test('the typeface comes late and the machine has none that is like it: nothing in the console', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const released = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('link', { name: 'Auszüge bestellen' })).toBeVisible();
  released.resolve();
  await page.evaluate(() => document.fonts.ready);
  const status = await page.evaluate(() =>
    [...document.fonts].filter(({ family }) => /Next Variable/.test(family)).map((f) => f.status),
  );
  expect(status).toContain('loaded');
  expect(complaints).toEqual([]);
});

test('what a page needs is asked for once, before the portal runs', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/#/auszuege');
  await expect(page.getByRole('heading', { level: 1, name: 'Auszüge' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const scripts = asked.filter((path) => path.endsWith('.js'));
  const once = [...new Set(scripts)];
  expect(scripts).toEqual(once);
  const calls = asked.filter((path) => path.startsWith('/api/'));
  expect(calls.toSorted()).toEqual(['/api/categories', '/api/configuration']);
  const early = await page
    .locator('link[rel=modulepreload]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  expect(early.some((path) => path.includes('/ExtractsPage-'))).toBe(true);
  expect(early.some((path) => path.includes('/de-'))).toBe(true);
  expect(scripts).toEqual(expect.arrayContaining(early));
});

test('an address that changes while the portal is first drawn is not missed (APP-1)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const create = document.createElement.bind(document);
    let isChanged = false;
    document.createElement = (name: string, options?: ElementCreationOptions) => {
      if (name === 'main' && !isChanged) {
        isChanged = true;
        window.location.hash = '#/hilfe';
        // So long that React lets the browser have its turn before it goes on.
        for (const end = performance.now() + 50; performance.now() < end; );
      }
      return create(name, options);
    };
  });
  await page.goto('/#/auszuege');
  await expect(page.getByRole('heading', { level: 1, name: 'Hilfe' })).toBeVisible();
});
