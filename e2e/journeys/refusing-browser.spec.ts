import { expect, type Route } from '@playwright/test';
import { DEVICES } from '../../tools/browsers/devices.ts';
import { demoAddress } from '../support/demo-data.ts';
import { withPointer } from '../support/person.ts';
import { test } from '../support/test.ts';
import { expectStep, findByNumber, giveConsents, openParcelStep } from '../support/wizard.ts';

const NO_COOKIES = 'Ihr Browser speichert keine Cookies dieser Seite';
const NO_STORAGE = 'Ihr Browser kann Ihre Auswahl nicht speichern';

/** As browsers do that block cookies: scripts can neither set cookies nor use the storage. Runs in the page. */
function blockCookies(): void {
  Object.defineProperty(Document.prototype, 'cookie', {
    configurable: true,
    get: () => '',
    set() {},
  });
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
}

/** A full storage, and no function that exists with HTTPS only. Runs in the page. */
function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
}

/** A browser of some years ago. Runs in the page. */
function removeFunctions(): void {
  Reflect.deleteProperty(Map, 'groupBy');
}

test('names blocked cookies before the login, and stays on the page (FIND-6)', async ({ page }) => {
  await page.addInitScript(blockCookies);
  await page.goto('/#/auszuege/bestellung');
  const main = page.getByRole('main');
  await expect(main.getByText(NO_COOKIES)).toBeVisible();
  await main.getByRole('button', { name: 'Anmelden' }).click();
  const notice = page.getByRole('region', { name: 'Mitteilung' });
  await expect(notice).toContainText(NO_COOKIES);
  await notice.getByRole('button').click();
  await expect(notice).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: 'Anmelden' }).click();
  await expect(notice).toContainText(NO_COOKIES);
  await notice.getByRole('button').click();
  await main.getByRole('button', { name: 'Auszug konfigurieren' }).click();
  await expect(notice).toContainText(NO_COOKIES);
  await expectStep(page, 'Anmelden oder gleich beginnen');
});

test('orders with a full storage and without HTTPS, and says what is lost (FIND-6)', async ({
  page,
}) => {
  const person = withPointer(page);
  await page.addInitScript(fillStorage);
  await openParcelStep(person);
  await expect(page.getByRole('region', { name: 'Mitteilung' })).toContainText(NO_STORAGE);
  await findByNumber(person, (await demoAddress(32)).parcel);
  await person.press('button', 'Weiter');
  await person.press('button', 'Weiter');
  await person.choose('checkbox', /^Digital \(PDF\)/);
  await person.press('button', 'Weiter');
  await giveConsents(person);
  await person.press('button', 'Auftrag senden');
  await expect(page.getByRole('heading', { name: 'Bezahlung' })).toBeVisible();
});

/** A browser of many years ago. Runs in the page. */
function removeAbortSignal(): void {
  Reflect.deleteProperty(globalThis, 'AbortSignal');
}

const HOTEL = { contentType: 'text/html', body: '<!doctype html><p>Willkommen im WLAN</p>' };

test.describe('in German', () => {
  test.use({ device: DEVICES.desktop });

  for (const [how, answer] of [
    ['are aborted', (route: Route) => route.abort()],
    ['are answered with 503', (route: Route) => route.fulfill({ status: 503 })],
    ['are the page of a public WLAN', (route: Route) => route.fulfill(HOTEL)],
  ] as const) {
    test(`the document alone says what to do when all scripts ${how} (EYE-4)`, async ({ page }) => {
      await page.route(/\.js(\?|$)/, answer);
      await page.goto('/');
      const main = page.getByRole('main');
      await expect(main.getByText('Dauert es zu lange?')).toBeVisible();
      await expect(
        main.getByRole('link', { name: '030 23125 000' }).locator('visible=true'),
      ).toHaveCount(1);
      await expect(main.getByRole('heading').locator('visible=true')).toHaveCount(1);
      await page.unroute(/\.js(\?|$)/);
      await main.getByRole('link', { name: 'Neu laden' }).click();
      await expect(main.getByRole('link', { name: 'Auszüge bestellen' }).first()).toBeVisible();
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the page has a heading, margins, the other way to order, and pages that the law wants (EYE-4)', {
      tag: '@chromium',
    }, async ({ page }) => {
      await page.goto('/');
      const heading = page.getByRole('main').getByRole('heading').locator('visible=true');
      await expect(heading).toHaveText('Bestellen ohne JavaScript');
      expect((await heading.boundingBox())?.x).toBeGreaterThan(8);
      // Playwright finds no texts in this element.
      const way = page.locator('noscript p').nth(2);
      await expect(way).toBeVisible();
      expect(await way.innerText()).toContain('Sie können auch ohne diese Seite bestellen');
      for (const name of ['Impressum', 'Barrierefreiheit']) {
        await page.goto('/');
        await page.getByRole('link', { name }).click();
        await expect(page.getByRole('heading', { level: 1 })).toContainText(name.slice(0, 10));
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      }
    });
  });

  test('a very old browser shows one text, that it is too old (EYE-4)', async ({ page }) => {
    await page.addInitScript(removeAbortSignal);
    await page.route(/\.css(\?|$)/, (route) => route.abort());
    await page.goto('/');
    const headings = page.getByRole('main').getByRole('heading').locator('visible=true');
    await expect(headings).toHaveText(['Ihr Browser ist zu alt für diese Seite']);
  });
});

test('says that a browser is too old, instead of buttons that do nothing (FIND-6)', async ({
  page,
}) => {
  await page.addInitScript(removeFunctions);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Ihr Browser ist zu alt' })).toBeVisible();
  await expect(page.getByText('Die Seite wird geladen')).toBeHidden();
});
