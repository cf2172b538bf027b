import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { AXE_OPTIONS } from '../../packages/ui/src/testing/axe-options.ts';

declare global {
  interface Window {
    /** Set by the source of axe. */
    axe: typeof axe;
  }
}

/** The annotation of a journey for each page that axe checked, which `firefox.cli.ts` counts. */
export const AXE_ANNOTATION = 'axe';

/** A third of the size of the file that `axe-core` exports; a browser that is driven from outside receives it as text. */
const AXE_SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Expects that axe finds no violation on the page, and that the page does not overflow sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  // The page's own file may still be loading. Found by its tag: behind an open dialog a heading has no role.
  await expect(page.locator('h1').first()).toBeAttached();
  // Without the fonts of the page a computer without fonts shows wide boxes, which overflow.
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await endTransitions(page);
  await expectNoOverflow(page);
  const putBack = await putBarsInPlace(page);
  const violations = await findViolations(page);
  await putBack();
  test.info().annotations.push({ type: AXE_ANNOTATION, description: page.url() });
  expect(violations, page.url()).toEqual([]);
}

/**
 * Ends that a bar stays at the end of the window: axe counts what it covers for the moment as too small, while a person scrolls.
 *
 * @returns undoes it
 */
async function putBarsInPlace(page: Page): Promise<() => Promise<void>> {
  const position = (value: string) => (): Promise<void> =>
    page.evaluate((to) => {
      for (const bar of document.querySelectorAll<HTMLElement>('[data-foot]')) {
        bar.style.position = to;
      }
    }, value);
  await position('relative')();
  return position('');
}

/** @returns for each rule that is broken its name and the selectors of the elements; frames are not searched, as no page has one */
async function findViolations(page: Page): Promise<readonly string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(`${AXE_SOURCE}; undefined`);
  return page.evaluate(
    async (options) => {
      // With forced colours people choose the colours themselves, and axe computes with those of the page.
      const isForced = matchMedia('(forced-colors: active)').matches;
      const rules = { 'color-contrast': { enabled: !isForced } };
      const { violations } = await window.axe.run(document, { ...options, rules });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    { ...AXE_OPTIONS, resultTypes: ['violations' as const] },
  );
}

/** Colours between two states have no contrast to rely on. Those without an end, as of a spinner, continue. */
async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) {
        animation.finish();
      }
    }
  });
}

/** Expects that the page does not scroll sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `sideways scrolling on ${page.url()}`).toBeLessThanOrEqual(0);
}
