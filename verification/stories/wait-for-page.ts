import type { Page } from 'playwright';

/** So long a whole page's own file may take in ms; one without a heading even then is judged as it is. */
const PAGE_MS = 5000;

/** Waits for the page that a story of a whole page leads to: its file comes after the story's own end. */
export async function pageArrived(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const heading = page.locator('h1').first();
  await heading.waitFor({ state: 'attached', timeout: PAGE_MS }).catch(() => undefined);
}
