import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { AXE_OPTIONS } from '../../../packages/ui/src/testing/axe-options.ts';

/** The annotation of a journey for each page that axe checked, which `firefox.cli.ts` counts. */
export const AXE_ANNOTATION = 'axe';

/** Expects that axe finds no violation on the page, and that the page does not overflow sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  // The page's own file may still be loading. Found by its tag: behind an open dialog a heading has no role.
  await expect(page.locator('h1').first()).toBeAttached();
  await expectNoOverflow(page);
  const { violations } = await new AxeBuilder({ page })
    .options({ ...AXE_OPTIONS, resultTypes: ['violations'] })
    // Without legacy mode a second page is opened to collect results from frames; these pages have none.
    .setLegacyMode()
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  test.info().annotations.push({ type: AXE_ANNOTATION, description: page.url() });
  expect(found, page.url()).toEqual([]);
}

async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `sideways scrolling on ${page.url()}`).toBeLessThanOrEqual(0);
}
