import { expect } from '@playwright/test';
import { demoAddress } from '../support/demo-data.ts';
import { withPointer } from '../support/person.ts';
import { test } from '../support/test.ts';
import { CADASTRAL_MAP, findByNumber, logIn, logInOnPage, MAX } from '../support/wizard.ts';

test('updates the title and announces every step once, by its focused heading, also by Back and Forward (APP-12)', async ({
  page,
}) => {
  const person = withPointer(page);
  const { parcel } = await demoAddress(13);
  const expectPage = async (heading: string, step = '') => {
    await expect(page.getByRole('heading', { name: step + heading, exact: true })).toBeFocused();
    await expect(page).toHaveTitle(`${heading} – Liegenschaftskataster online`);
    // Orca says nothing about text that is the focused element's own when the control with the focus before was removed.
    await expect(page.locator('main :focus > strong')).toHaveText(step + heading);
    // The focus announces the heading; a live region would announce it again.
    await expect(page.locator('[aria-live] > p', { hasText: heading })).toHaveCount(0);
    // The caret of a field of the page before would move to the heading, and Orca would ignore the focus.
    expect(await page.evaluate(() => document.getSelection()?.rangeCount)).toBe(0);
  };
  const expectStep = (heading: string) => expectPage(heading, 'Schritt 2 von 5, ');

  await logIn(person, MAX);
  await person.press('button', 'Auszug konfigurieren');
  await expectStep('Produkt wählen');
  await person.choose('radio', CADASTRAL_MAP);
  await person.press('button', 'Weiter');
  await expectStep('Flurstück wählen');
  await test.step('the skip link leads to the heading of the step, not to the hidden one of the page (WCAG 2.4.1)', async () => {
    await page.getByRole('link', { name: 'Zum Inhalt springen' }).focus();
    await page.keyboard.press('Enter');
    await expectStep('Flurstück wählen');
    await expect(page.getByRole('heading', { name: 'Flurstück wählen' })).toBeInViewport();
  });
  await findByNumber(person, parcel);
  await person.press('button', 'Weiter');
  await expectStep('Format und Maßstab');
  await person.press('button', 'Weiter');
  await expectStep('Art der Bereitstellung');
  await page.goBack();
  await expectStep('Format und Maßstab');
  await page.goBack();
  await expectStep('Flurstück wählen');
  await page.goForward();
  await expectStep('Format und Maßstab');
  await page.goForward();
  await expectStep('Art der Bereitstellung');

  await test.step('a change of language moves no focus', async () => {
    const language = page.getByRole('combobox', { name: 'Sprache' });
    await language.focus();
    await language.selectOption('en');
    await expect(
      page.getByRole('heading', { name: 'Step 2 of 5, Kind of delivery' }),
    ).toBeVisible();
    await expect(page).toHaveTitle(/^Kind of delivery – /);
    await expect(page.getByRole('combobox', { name: 'Language' })).toBeFocused();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  });

  await test.step('another page and Back', async () => {
    await person.press('link', 'Impressum');
    await expectPage('Impressum');
    await page.goBack();
    await expectStep('Art der Bereitstellung');
  });
});

test('focuses the heading of the login, the one button after it, and nothing on a first visit or a reload (APP-12, PAGE-4, LOOK-1)', async ({
  page,
}) => {
  const focused = page.locator('main :focus');
  const expectFocus = async (name: string, heading: RegExp) => {
    const button = page.getByRole('main').getByRole('button', { name });
    await expect(button).toBeFocused();
    await expect(button).toHaveAccessibleDescription(heading);
  };
  await page.goto('./');
  await expect(page.getByRole('link', { name: 'Auszüge bestellen' })).toBeVisible();
  await expect(focused).toHaveCount(0);
  const person = withPointer(page);
  await person.press('link', 'Auszüge bestellen');
  await person.press('button', 'Bestellung starten');
  const heading = page.getByRole('heading', { name: 'Anmelden oder gleich beginnen' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await logInOnPage(person, MAX);
  await expectFocus('Auszug konfigurieren', /^Schritt 1 von 5, Guten Tag/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Produkt wählen' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible();
  await expect(focused).toHaveCount(0);
});

test('logs nothing when the typeface loads late and the device has no similar one', async ({
  page,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => {
    // Each first visit asks who is logged in; browsers log the answer 401 themselves (IN-6).
    if (message.location().url.endsWith('/api/authenticated-customer')) return;
    if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
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
    [...document.fonts]
      .filter(({ family }) => family.includes('Portal Noto Sans'))
      .map((f) => f.status),
  );
  expect(status).toContain('loaded');
  expect(messages).toEqual([]);
});

test('requests each script and call once, before the portal runs', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/#/auszuege');
  await expect(page.getByRole('heading', { level: 1, name: 'Auszüge' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const scripts = requested.filter((path) => path.endsWith('.js'));
  const once = [...new Set(scripts)];
  expect(scripts).toEqual(once);
  const calls = requested.filter((path) => path.startsWith('/api/'));
  expect(calls.toSorted()).toEqual([
    '/api/authenticated-customer',
    '/api/categories',
    '/api/configuration',
  ]);
  const early = await page
    .locator('link[rel=modulepreload]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  expect(early.some((path) => path.includes('/ExtractsPage-'))).toBe(true);
  expect(early.some((path) => path.includes('/de-'))).toBe(true);
  expect(scripts).toEqual(expect.arrayContaining(early));
});

test('follows an address that changes during the first render (APP-1)', async ({ page }) => {
  await page.addInitScript(() => {
    const create = document.createElement.bind(document);
    let isChanged = false;
    document.createElement = (name: string, options?: ElementCreationOptions) => {
      if (name === 'main' && !isChanged) {
        isChanged = true;
        window.location.hash = '#/hilfe';
        // Long enough for React to yield to the browser before it continues.
        for (const end = performance.now() + 50; performance.now() < end; );
      }
      return create(name, options);
    };
  });
  await page.goto('/#/auszuege');
  await expect(page.getByRole('heading', { level: 1, name: 'Hilfe' })).toBeVisible();
});
