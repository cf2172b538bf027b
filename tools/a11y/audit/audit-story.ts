import type { Page } from 'playwright';
import type { Finding } from '../../../packages/ui/src/testing/index.ts';
import { isExemptFromAxe, withoutAxe } from '../runner/exempt.ts';
import { openStory } from '../runner/open-story.ts';
import { hasPlay, isPage } from '../runner/story.ts';
import type { Story } from '../runner/story.ts';
import { INITIAL_VARIANT, NARROW, WIDE, setWindow } from '../runner/variants.ts';
import type { Variant } from '../runner/variants.ts';
import type { Visit } from '../runner/visit.ts';
import { docsVisits, withEnglish } from './visits.ts';

/** What a story violates in one variant. */
export interface VisitResult {
  readonly story: Story;
  readonly variant: Variant;
  readonly findings: readonly Finding[];
}

/** What the audit checks in every story. */
export interface AuditPlan {
  readonly visits: readonly Visit[];
  /** Smallest side of a target, in px. */
  readonly target: number;
}

/** Shifts of a page, whose answers take time, are measured in the running portal; what a `play` function does may shift. */
const mustNotShift = (story: Story) => story.type === 'story' && !hasPlay(story) && !isPage(story);

/** A `play` function expects a wide window. */
const openingVariant = (story: Story): Variant => ({
  ...INITIAL_VARIANT,
  width: hasPlay(story) ? WIDE : NARROW,
});

async function runChecks(page: Page, story: Story, plan: AuditPlan): Promise<VisitResult[]> {
  const opening = openingVariant(story);
  await setWindow(page, opening);
  const { a11y } = await openStory(page, story);
  const own = isPage(story) ? withEnglish(plan.visits) : plan.visits;
  const visits = isExemptFromAxe(a11y) ? withoutAxe(own) : own;
  const results: VisitResult[] = [];
  if (mustNotShift(story)) {
    const findings = await page.evaluate(() => window.storyChecks.findLayoutShiftOnMount());
    results.push({ story, variant: opening, findings });
  }
  for (const visit of story.type === 'docs' ? docsVisits : visits) {
    await setWindow(page, visit);
    if (visit.prefersDark) await openStory(page, story);
    const findings = await page.evaluate(
      ([variant, target]) => window.storyChecks.check(variant, target),
      [visit, plan.target] as const,
    );
    results.push({ story, variant: visit, findings });
  }
  return results;
}

/** Opens a story and checks it in every variant. A story that cannot be shown, or whose `play` function fails, is a finding. */
export async function auditStory(
  page: Page,
  story: Story,
  plan: AuditPlan,
): Promise<readonly VisitResult[]> {
  try {
    return await runChecks(page, story, plan);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const findings = [{ rule: 'broken', message, elements: [] }];
    return [{ story, variant: openingVariant(story), findings }];
  }
}
