import { expect } from '@playwright/test';
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
  await expectStep(page, 'Zuerst anmelden');
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

test('says that a browser is too old, instead of buttons that do nothing (FIND-6)', async ({
  page,
}) => {
  await page.addInitScript(removeFunctions);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Ihr Browser ist zu alt' })).toBeVisible();
  await expect(page.getByText('Die Seite wird geladen')).toBeHidden();
});
