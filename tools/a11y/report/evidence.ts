import type { Criterion } from '../../../packages/ui/docs/criteria.ts';
import { OUTCOMES } from './schema.ts';
import type { ManualCheck, NamedTest, Outcome, Report, Run, StoryReport } from './schema.ts';

/** How often each outcome occurred, in runs: a run is one story in one setting. */
export type Counts = Readonly<Record<Outcome, number>>;

/** The results of one rule in all stories and settings. */
export interface RuleEvidence {
  readonly rule: string;
  readonly counts: Counts;
}

/** The evidence for or against one criterion. */
export interface Evidence {
  readonly rules: readonly RuleEvidence[];
  readonly counts: Counts;
  /** Stories whose interaction test applies to the criterion. */
  readonly interactions: readonly StoryReport[];
  /** Tests that the report does not run. */
  readonly tests: readonly NamedTest[];
  readonly manual: readonly ManualCheck[];
  /** Scenes with a screen reader. */
  readonly speech: { readonly records: number; readonly failed: number };
}

function countEach(count: (outcome: Outcome) => number): Counts {
  const [violated = 0, incomplete = 0, passed = 0, inapplicable = 0] = OUTCOMES.map(count);
  return { violated, incomplete, passed, inapplicable };
}

/** The outcome of a rule in a run; undefined where the rule did not run. */
export function outcomeOf(run: Run, rule: string): Outcome | undefined {
  if (run.violated.some((found) => found.rule === rule)) return 'violated';
  if (run.incomplete.some((found) => found.rule === rule)) return 'incomplete';
  if (run.passed.includes(rule)) return 'passed';
  return run.inapplicable.includes(rule) ? 'inapplicable' : undefined;
}

/** The sum of counts. */
export function sum(counts: readonly Counts[]): Counts {
  return countEach((outcome) => counts.reduce((total, one) => total + one[outcome], 0));
}

/** How many rules had which outcome in one run. */
export function countsOf(run: Run): Counts {
  return countEach((outcome) => run[outcome].length);
}

/** How often a rule had which outcome in these runs. */
export function countsOfRule(runs: readonly Run[], rule: string): Counts {
  const outcomes = runs.map((run) => outcomeOf(run, rule));
  return countEach((outcome) => outcomes.filter((other) => other === outcome).length);
}

/** The names of the components in the report, in order. */
export function componentsOf({ stories }: Pick<Report, 'stories'>): string[] {
  return [...new Set(stories.map(({ component }) => component))];
}

/** Stories that have an interaction test, and how many of the tests passed. */
export function interactionTests(stories: readonly StoryReport[]): {
  readonly tests: readonly StoryReport[];
  readonly passed: number;
} {
  const tests = stories.filter(({ interaction }) => interaction.result !== 'none');
  const passed = tests.filter(({ interaction }) => interaction.result === 'passed');
  return { tests, passed: passed.length };
}

/** All evidence in the report for one criterion. */
export function evidenceFor({ id }: Criterion, report: Report): Evidence {
  const runs = report.stories.flatMap((story) => story.runs);
  const rules = report.rules
    .filter(({ criteria }) => criteria.includes(id))
    .map((rule) => ({ rule: rule.id, counts: countsOfRule(runs, rule.id) }));
  const { tests } = interactionTests(report.stories);
  const records = report.speech
    .flatMap((recording) => recording.records)
    .filter(({ criteria }) => criteria.includes(id));
  return {
    speech: {
      records: records.length,
      failed: records.filter(({ faults }) => faults.length > 0).length,
    },
    rules,
    counts: sum(rules.map(({ counts }) => counts)),
    interactions: tests.filter(({ criteria }) => criteria.includes(id)),
    tests: report.tests.filter(({ criteria }) => criteria.includes(id)),
    manual: report.manualChecks.filter(({ criterion }) => criterion === id),
  };
}
