import { chromium, expect, type Page } from '@playwright/test';
import { findBrowser } from '../../tools/browsers/browser.ts';
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

/** Visible words on more than one line; a soft hyphen is a place where they may break. Runs in the page. */
function brokenWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const parent = node.parentElement;
    // Texts for screen readers only are 1 px wide.
    if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.clientWidth === 1)
      continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\u00AD/–-]{3,}/g)) {
      const range = document.createRange();
      // Before the first letter is the hyphen of the line before, if the word begins at a soft hyphen.
      range.setStart(node, index + 1);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}

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
