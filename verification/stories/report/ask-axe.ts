import { createRequire } from 'node:module';
import type axeCore from 'axe-core';
import type { AxeResults, Result } from 'axe-core';
import type { Page } from 'playwright';
import { TAGS } from './rules.ts';
import { HEIGHT } from './settings.ts';
import type { RuleFinding, Run, Setting } from './types.ts';

/** Where the script of axe-core lies that is put into the page. */
const AXE_FILE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Question {
  readonly theme: string;
  readonly brand: string;
  readonly tags: readonly string[];
}

/** Runs in the browser: dresses the document, lets it settle, and asks axe about all of it. */
async function ask({ theme, brand, tags }: Question): Promise<AxeResults> {
  const root = document.documentElement;
  root.dataset['portalTheme'] = theme;
  root.dataset['portalBrand'] = brand;
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
  const axe: typeof axeCore = Reflect.get(globalThis, 'axe');
  return axe.run(document, {
    runOnly: { type: 'tag', values: [...tags] },
    // No rule among these reads stylesheets, and fetching them anew takes longer than all the rest.
    preload: false,
    // Of what passed, the first element is enough.
    resultTypes: ['violations', 'incomplete'],
  });
}

function findingsOf(results: readonly Result[]): RuleFinding[] {
  return results.map(({ id, impact, nodes }) => ({
    rule: id,
    impact: impact ?? '',
    findings: nodes.map(({ target, failureSummary, any, all, none }) => ({
      target: target.join(' '),
      summary: failureSummary ?? [...any, ...all, ...none].map(({ message }) => message).join(' '),
    })),
  }));
}

/** Puts axe into the page that is open; once after each navigation. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addScriptTag({ path: AXE_FILE });
}

/**
 * Asks axe about the story that is open, in one setting. The theme is changed on the document, as a
 * portal does it, and the window is resized, as zooming does it; the story stays mounted.
 */
export async function askAxe(page: Page, setting: Setting): Promise<Run> {
  if (page.viewportSize()?.width !== setting.width) {
    await page.setViewportSize({ width: setting.width, height: HEIGHT });
  }
  const results = await page.evaluate(ask, {
    theme: setting.theme,
    brand: setting.brand,
    tags: TAGS,
  });
  return {
    setting,
    violated: findingsOf(results.violations),
    incomplete: findingsOf(results.incomplete),
    passed: results.passes.map(({ id }) => id),
    inapplicable: results.inapplicable.map(({ id }) => id),
  };
}
