import { expect, test as base } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { ALL_DEVICES, contextOptions, drawDevice, PIXEL_RATIOS } from '../../browsers/devices.ts';
import type { Device } from '../../browsers/devices.ts';
import { openStory } from '../runner/open-story.ts';
import { serve } from '../../browsers/serve.ts';
import { STORYBOOK_FOLDER } from '../runner/storybook.ts';
import { INITIAL_VARIANT, NARROW, WIDE, setAttributes, setWindow } from '../runner/variants.ts';
import type { Variant } from '../runner/variants.ts';

/** For each of the eight components the story that shows most of it. */
const STORIES: Readonly<Record<string, string>> = {
  'announcement-banner': 'feedback-announcementbanner--several',
  breadcrumbs: 'navigation-breadcrumbs--default',
  'copies-input': 'forms-copiesinput--with-error',
  'map-preview': 'map-mappreview--without-tiles',
  'notification-stack': 'feedback-notificationstack--severities',
  'order-table': 'data-ordertable--all-open',
  'parcel-search': 'patterns-parcelsearch--with-errors',
  stepper: 'navigation-stepper--configuration',
};

/** Our own brand in every theme; the second brand in one theme, because only its variables differ. */
const THEMES = [
  { brand: '', theme: 'light' },
  { brand: '', theme: 'dark' },
  { brand: '', theme: 'contrast' },
  { brand: 'kuestenland', theme: 'light' },
] as const;

const test = base.extend<object, { origin: string }>({
  origin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are used from this pattern
    async ({}, provide) => {
      await using served = await serve(STORYBOOK_FOLDER);
      await provide(served.origin);
    },
    { scope: 'worker' },
  ],
  baseURL: ({ origin }, provide) => provide(origin),
});

/** Opens a story with its fonts and its map. */
async function open(page: Page, id: string): Promise<Locator> {
  await openStory(page, { id, type: 'story' });
  await page.waitForLoadState('networkidle');
  return page.locator('#storybook-root');
}

/** Shows the story in a variant, with the typeface of the brand. */
async function show(page: Page, variant: Variant): Promise<void> {
  await setWindow(page, variant);
  await page.evaluate(setAttributes, variant);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

for (const [component, story] of Object.entries(STORIES)) {
  test(component, async ({ page }) => {
    await setWindow(page, INITIAL_VARIANT);
    const root = await open(page, story);
    for (const width of [WIDE, NARROW]) {
      for (const { brand, theme } of THEMES) {
        await show(page, { brand, theme, width });
        const name = [component, brand || 'portal', theme, width].join('-');
        await expect.soft(root).toHaveScreenshot(`${name}.png`);
      }
    }
  });
}

/** For each pixel ratio the first device of the matrix that has it. */
const ONE_OF_EACH_RATIO = PIXEL_RATIOS.flatMap(
  (ratio) => ALL_DEVICES.find(({ pixelRatio }) => pixelRatio === ratio) ?? [],
);

/** The map with every pixel ratio, the other components on one device each (SCREEN-2). */
const ON_DEVICES = Object.entries(STORIES).flatMap(([component, story]) =>
  (component === 'map-preview' ? ONE_OF_EACH_RATIO : [drawDevice(component, 'chromium')]).map(
    (device: Device) => ({ component, story, device }),
  ),
);

for (const { component, story, device } of ON_DEVICES) {
  test(`${component} on ${device.name} (SCREEN-2)`, async ({ browser, baseURL }) => {
    const emulated = { ...contextOptions(device), reducedMotion: 'reduce' } as const;
    const context = await browser.newContext({ ...emulated, ...(baseURL && { baseURL }) });
    const root = await open(await context.newPage(), story);
    const name = `${component}-on-${device.name.replaceAll(/\W+/g, '-')}.png`;
    await expect(root).toHaveScreenshot(name, { scale: 'css' });
    await context.close();
  });
}

/** Changes that the comparison must find, however much it tolerates in the shape of letters. */
const CHANGES: Readonly<Record<string, readonly [component: string, css: string]>> = {
  'another colour': ['stepper', ':root { --portal-color-action: #8a2be2 !important }'],
  'a wider gap': ['stepper', '#storybook-root li { padding-block-start: 6px !important }'],
  'a missing icon': ['notification-stack', '#storybook-root svg { visibility: hidden !important }'],
};

for (const [change, [component, css]] of Object.entries(CHANGES)) {
  test(`finds ${change}`, async ({ page }) => {
    await setWindow(page, INITIAL_VARIANT);
    const root = await open(page, STORIES[component] ?? '');
    await show(page, INITIAL_VARIANT);
    await page.addStyleTag({ content: css });
    await expect(root).not.toHaveScreenshot(`${component}-portal-light-1140.png`);
  });
}
