import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 A and AA plus best practice, at error level. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects that axe finds nothing on the page as it stands, and that nothing juts out sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  // What was waited for may stand in the frame already while the page's own file is still on its way.
  // Not asked for by its role: behind an open dialog it has none.
  await expect(page.locator('h1').first()).toBeAttached();
  const { violations } = await new AxeBuilder({ page })
    // No rule in force reads stylesheets, and fetching them anew takes time.
    .options({ runOnly: TAGS, resultTypes: ['violations'], preload: false })
    // Puts the results together where they were found: our pages have no frames, else a second page is opened for it.
    .setLegacyMode()
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found, page.url()).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `sideways scrolling on ${page.url()}`).toBeLessThanOrEqual(0);
}
