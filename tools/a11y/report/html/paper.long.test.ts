import { expect, it } from 'vitest';
import { openBrowser } from '../../../browsers/browser.ts';
import { report, run, story } from '../fixture.ts';
import type { Report } from '../schema.ts';
import { pagesOf } from './pages.ts';

/** The largest component has 40 stories in 12 settings, of 100 rules. */
const STORIES = 40;
const RULES = Array.from({ length: 100 }, (_, at) => `rule-${at}`);

function large(): Report {
  const runs = Array.from({ length: 12 }, () =>
    run({ passed: RULES.slice(0, 40), inapplicable: RULES.slice(40) }),
  );
  return report({
    rules: RULES.map((id) => ({ id, help: id, helpUrl: 'https://x', criteria: ['4.1.2'] })),
    stories: Array.from({ length: STORIES }, (_, at) =>
      story({ id: `forms-button--story-${at}`, name: `Story ${at}`, runs }),
    ),
  });
}

const PAGES = pagesOf(large()).filter(({ path }) => path.startsWith('components/'));

it.each(PAGES)('$path has at most 8 sheets of paper for 40 stories (LIB-20)', async ({ text }) => {
  await using browser = await openBrowser();
  const page = await browser.newPage();
  await page.setContent(text);
  const closed = await page.pdf({ format: 'A4' });
  expect(sheets(closed)).toBeLessThanOrEqual(8);
  // What the reader has opened is printed.
  await page.locator('summary').first().click();
  expect(sheets(await page.pdf({ format: 'A4' }))).toBeGreaterThan(sheets(closed));
});

function sheets(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
