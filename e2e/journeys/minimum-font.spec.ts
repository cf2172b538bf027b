import { chromium, expect, type Page } from '@playwright/test';
import { findBrowser } from '../../tools/browsers/browser.ts';
import { brokenWords } from '../support/broken-words.ts';
import { createOrderByCall } from '../support/order-calls.ts';
import { test } from '../support/test.ts';
import { ERIKA, startLoggedIn } from '../support/wizard.ts';

const PAGES = [
  '',
  '#/auszuege',
  '#/auszuege/meine-bestellungen',
  '#/auszuege/bestellung?produkt=liegenschaftskarte',
  '#/auszuege/bestellung?schritt=uebersicht',
  '#/hilfe',
] as const;

async function expectWholeWords(page: Page, path: string): Promise<void> {
  await page.goto(`./${path}`);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect.poll(() => page.evaluate(brokenWords), path).toEqual([]);
}

for (const size of [20, 24]) {
  test(`no word breaks in the middle with a minimum font size of ${size} px (IN-5)`, async ({
    baseURL,
  }) => {
    const { args, ...program } = await findBrowser();
    const settings = `--blink-settings=minimumFontSize=${size}`;
    const browser = await chromium.launch({ ...program, args: [...args, settings] });
    for (const width of [1140, 360]) {
      const page = await browser.newPage({
        baseURL: baseURL ?? '',
        viewport: { width, height: 800 },
        locale: 'de-DE',
      });
      await startLoggedIn(page, ERIKA);
      // My orders without an order has no table.
      await createOrderByCall(page, { product: 'map' }, { product: 'owner' });
      for (const path of PAGES) await expectWholeWords(page, path);
      await page.close();
    }
    await browser.close();
  });
}
