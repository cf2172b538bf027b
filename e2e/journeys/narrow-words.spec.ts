import { expect } from '@playwright/test';
import { brokenWords } from '../support/broken-words.ts';
import { test } from '../support/test.ts';
import { ERIKA, orderLink, startLoggedIn } from '../support/wizard.ts';

const PAGES = [
  '',
  '#/auszuege',
  '#/auszuege/meine-bestellungen',
  orderLink('liegenschaftskarte'),
  orderLink('flurstuecks-und-eigentumsnachweis'),
  '#/hilfe',
  '#/datenschutz',
] as const;

/** An e-mail address has no place where it may break. */
const isWord = (text: string): boolean => !text.includes('@');

for (const width of [280, 320]) {
  test(`no word breaks in the middle in a window of ${width} px, without a dictionary (EYE-4)`, {
    tag: '@chromium',
  }, async ({ page }) => {
    await startLoggedIn(page, ERIKA);
    await page.setViewportSize({ width, height: 800 });
    for (const path of PAGES) {
      await page.goto(`./${path.replace(/^\//, '')}`);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect
        .poll(async () => (await page.evaluate(brokenWords)).filter(isWord), path)
        .toEqual([]);
      // Where a word may break is no letter of the text: nothing that is copied, found or said has it.
      expect(await page.locator('body').innerHTML(), path).not.toContain('\u00AD');
    }
    const title = page.getByRole('banner').getByRole('link').first();
    // A hyphen is drawn where the name of the portal breaks.
    const widths = await title
      .locator('span:empty')
      .evaluateAll((joints) => joints.map((joint) => joint.getBoundingClientRect().width));
    expect(Math.max(...widths)).toBeGreaterThan(0);
  });
}
