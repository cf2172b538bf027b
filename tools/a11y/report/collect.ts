import { stripVTControlCharacters } from 'node:util';
import type { Result } from 'axe-core';
import type { Page } from 'playwright';
import { MEASURED } from '../../../packages/ui/docs/measurements.ts';
import type { Finding } from '../../../packages/ui/src/testing/index.ts';
import { isExemptFromAxe } from '../runner/exempt.ts';
import { openStory } from '../runner/open-story.ts';
import { hasPlay } from '../runner/story.ts';
import type { Story } from '../runner/story.ts';
import { BRANDS, NARROW, THEMES, WIDE, setWindow } from '../runner/variants.ts';
import { MIN_TARGET } from '../runner/visit.ts';
import type { Visit } from '../runner/visit.ts';
import { visitStories } from '../runner/visit-stories.ts';
import { componentOf } from './components.ts';
import type { InteractionEvidence } from './stored-evidence.ts';
import type { RuleFinding, Run, Setting, StoryReport } from './schema.ts';

/** The settings in which each story is checked. Stories open in the first one, which is wide. */
export const SETTINGS: readonly Setting[] = [WIDE, NARROW].flatMap((width) =>
  BRANDS.flatMap((brand) => THEMES.map((theme) => ({ brand, theme, width }))),
);

/** The results of all stories, and the browser in which they were found. */
export interface Collected {
  readonly browser: string;
  readonly stories: readonly StoryReport[];
}

type Outcome = 'violated' | 'incomplete';

/** Findings of axe. Its summary of a node begins with "Fix any of the following", which is wrong for what a person must judge. */
export function findingsOf(results: readonly Result[], outcome: Outcome): RuleFinding[] {
  return results.map(({ id, impact, nodes }) => ({
    rule: id,
    impact: impact ?? '',
    findings: nodes.map(({ target, failureSummary, any, all, none }) => {
      const reasons = [...any, ...all, ...none].map(({ message }) => message).join(' ');
      return {
        target: target.join(' '),
        summary: outcome === 'violated' ? (failureSummary ?? reasons) : reasons,
      };
    }),
  }));
}

/** Runs axe in one setting. The story stays mounted: the attributes of the document and the window change. */
async function runAxe(page: Page, setting: Setting): Promise<Run> {
  await setWindow(page, setting);
  const results = await page.evaluate((variant) => window.storyChecks.runAxe(variant), setting);
  return {
    setting,
    violated: findingsOf(results.violations, 'violated'),
    incomplete: findingsOf(results.incomplete, 'incomplete'),
    passed: results.passes.map(({ id }) => id),
    inapplicable: results.inapplicable.map(({ id }) => id),
  };
}

/** What is measured in a setting; layout is the same in every theme, so that one is enough. The focus last: measuring moves it. */
function measurementsIn(setting: Setting): readonly { id: string; visit: Visit }[] {
  const colours: readonly { id: string; visit: Visit }[] = [
    { id: MEASURED.nonTextContrast.id, visit: { ...setting, checks: 'edges' } },
    { id: MEASURED.focus.id, visit: { ...setting, checks: 'focus' } },
  ];
  if (setting.theme !== 'light') return colours;
  const spacing = { ...setting, textSpacing: true, checks: 'overflow' } as const;
  return [
    ...(setting.width === NARROW
      ? [{ id: MEASURED.reflow.id, visit: { ...setting, checks: 'overflow' } as const }]
      : []),
    { id: MEASURED.textSpacing.id, visit: spacing },
    { id: MEASURED.targetSize.id, visit: { ...setting, checks: 'targets' } as const },
    ...colours,
  ];
}

/** Adds the measurements of the gate to a run of axe. */
async function withMeasurements(page: Page, run: Run): Promise<Run> {
  const passed: string[] = [];
  const violated: RuleFinding[] = [];
  for (const { id, visit } of measurementsIn(run.setting)) {
    const found = await page.evaluate(
      ([variant, target]) => window.storyChecks.check(variant, target),
      [visit, MIN_TARGET] as const,
    );
    if (found.length === 0) passed.push(id);
    else violated.push({ rule: id, impact: 'serious', findings: found.flatMap(elementsOf) });
  }
  return {
    ...run,
    passed: [...run.passed, ...passed],
    violated: [...run.violated, ...violated],
  };
}

function elementsOf({ message, elements }: Finding): RuleFinding['findings'] {
  return elements.map((target) => ({ target, summary: message }));
}

/** The message of a failed test without colours for terminals and without the markup of the page. */
export function plainMessage(message: string): string {
  const [text = ''] = stripVTControlCharacters(message).split('\n\nIgnored nodes:');
  return text.replaceAll(/\s+/g, ' ').trim();
}

type Results = Pick<StoryReport, 'description' | 'german' | 'interaction' | 'runs'>;

/** Opens a story, runs axe and measures in every setting. A story that cannot be shown has failed, like one whose test fails. */
async function resultsOf(page: Page, story: Story): Promise<Results> {
  const [initial] = SETTINGS;
  try {
    if (initial) await setWindow(page, initial);
    const { description, german, a11y } = await openStory(page, story);
    const runs: Run[] = [];
    // Axe takes minutes for a thousand rows; stories with few rows are checked in every setting.
    const settings = isExemptFromAxe(a11y) ? SETTINGS.slice(0, 1) : SETTINGS;
    for (const setting of settings) {
      runs.push(await withMeasurements(page, await runAxe(page, setting)));
    }
    const texts = { description, ...(german ? { german } : {}) };
    return { ...texts, interaction: { result: hasPlay(story) ? 'passed' : 'none' }, runs };
  } catch (error) {
    const message = plainMessage(error instanceof Error ? error.message : String(error));
    return { description: '', interaction: { result: 'failed', message }, runs: [] };
  }
}

/** Opens every story of a built Storybook, runs its interaction test, runs axe and measures in every setting. */
export async function collect(
  storybook: string,
  stories: readonly Story[],
  evidence: InteractionEvidence,
  onStory: (story: StoryReport, done: number) => void,
): Promise<Collected> {
  const reports = new Map<string, StoryReport>();
  const browser = await visitStories(storybook, stories, async (page, story) => {
    const { id, title, name } = story;
    const criteria = evidence[id] ?? [];
    const results = await resultsOf(page, story);
    const report = { id, component: componentOf(title), name, criteria, ...results };
    reports.set(id, report);
    onStory(report, reports.size);
  });
  return { browser, stories: stories.flatMap(({ id }) => reports.get(id) ?? []) };
}
