import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { serve } from '../audit/site.ts';
import type { Site } from '../audit/site.ts';

/** One story for each of the eight components, the one that shows most of it. */
const STORIES: Readonly<Record<string, string>> = {
  'announcement-banner': 'layout-announcementbanner--several',
  breadcrumbs: 'layout-breadcrumbs--default',
  'copies-input': 'form-copiesinput--with-error',
  'map-preview': 'map-mappreview--without-tiles',
  'notification-stack': 'layout-notificationstack--severities',
  'order-table': 'order-ordertable--all-open',
  'parcel-search': 'order-parcelsearch--with-errors',
  stepper: 'order-stepper--configuration',
};

/** Every theme of our own brand; of the second one the light theme, as only variables differ. */
const LOOKS = [
  { brand: '', theme: 'light' },
  { brand: '', theme: 'dark' },
  { brand: '', theme: 'contrast' },
  { brand: 'kuestenland', theme: 'light' },
] as const;

const WIDTHS = [1140, 320] as const;
const HEIGHT = 900;
const FOLDER = fileURLToPath(new URL('../../../storybook-static', import.meta.url));

let site: Site;
test.beforeAll(async () => {
  site = await serve(FOLDER);
});
test.afterAll(() => site.close());

/** Opens a story and waits until it is drawn, letters and map included. */
async function open(page: Page, story: string): Promise<Locator> {
  await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT });
  const query = `id=${story}&viewMode=story&globals=a11y.manual:!true`;
  await page.goto(`${site.address}/iframe.html?${query}`, { waitUntil: 'networkidle' });
  await page.locator('.sb-show-main').waitFor();
  return page.locator('#storybook-root');
}

/** Dresses the document, as a portal does, and waits for the letters of the brand. */
async function dress(page: Page, { brand, theme }: (typeof LOOKS)[number]): Promise<void> {
  await page.evaluate(
    async ([nextBrand, nextTheme]) => {
      const { dataset } = document.documentElement;
      dataset['portalBrand'] = nextBrand;
      dataset['portalTheme'] = nextTheme;
      await document.fonts.ready;
    },
    [brand, theme] as const,
  );
}

for (const [component, story] of Object.entries(STORIES)) {
  test(component, async ({ page }) => {
    const root = await open(page, story);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      for (const look of LOOKS) {
        await dress(page, look);
        const name = [component, look.brand || 'portal', look.theme, width].join('-');
        await expect.soft(root).toHaveScreenshot(`${name}.png`);
      }
    }
  });
}

/** Changes that a comparison must not let pass, however kind it is to letters. */
const CHANGES: Readonly<Record<string, string>> = {
  'another colour': ':root { --portal-color-action: #8a2be2 !important }',
  'a wider gap': '#storybook-root li { padding-block-start: 6px !important }',
  'a lost icon': '#storybook-root svg { visibility: hidden !important }',
};

for (const [change, css] of Object.entries(CHANGES)) {
  test(`${change} is seen`, async ({ page }) => {
    const root = await open(page, STORIES['stepper'] ?? '');
    await dress(page, LOOKS[0]);
    await page.addStyleTag({ content: css });
    await expect(root).not.toHaveScreenshot('stepper-portal-light-1140.png');
  });
}
