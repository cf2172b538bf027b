import type { Criterion } from '../../../packages/ui/docs/criteria.ts';
import type { ManualCheck, Outcome, Report, Run, StoryReport } from './types.ts';

/** How often each outcome came up, in runs: a run is one story in one setting. */
export type Counts = Readonly<Record<Outcome, number>>;

/** What one rule found, over all stories and settings. */
export interface RuleEvidence {
  readonly rule: string;
  readonly counts: Counts;
}

/** All that speaks for or against one criterion. */
export interface Evidence {
  readonly rules: readonly RuleEvidence[];
  readonly counts: Counts;
  /** Stories whose interaction test bears on the criterion. */
  readonly interactions: readonly StoryReport[];
  readonly manual: readonly ManualCheck[];
}

/** No outcome at all. */
const NOTHING: Counts = { violated: 0, incomplete: 0, passed: 0, inapplicable: 0 };

/** What a run says of a rule; undefined where the rule was not asked. */
export function outcomeOf(run: Run, rule: string): Outcome | undefined {
  if (run.violated.some((found) => found.rule === rule)) return 'violated';
  if (run.incomplete.some((found) => found.rule === rule)) return 'incomplete';
  if (run.passed.includes(rule)) return 'passed';
  return run.inapplicable.includes(rule) ? 'inapplicable' : undefined;
}

/** Adds counts up. */
export function sum(counts: readonly Counts[]): Counts {
  return counts.reduce(
    (one, other) => ({
      violated: one.violated + other.violated,
      incomplete: one.incomplete + other.incomplete,
      passed: one.passed + other.passed,
      inapplicable: one.inapplicable + other.inapplicable,
    }),
    NOTHING,
  );
}

/** How many rules came to which outcome in one run. */
export function countsOf(run: Run): Counts {
  return {
    violated: run.violated.length,
    incomplete: run.incomplete.length,
    passed: run.passed.length,
    inapplicable: run.inapplicable.length,
  };
}

/** How often a rule came to which outcome in these runs. */
export function countsOfRule(runs: readonly Run[], rule: string): Counts {
  const counts = { ...NOTHING };
  for (const run of runs) {
    const outcome = outcomeOf(run, rule);
    if (outcome) counts[outcome] += 1;
  }
  return counts;
}

/** The names of the components that the report covers, in order. */
export function componentsOf({ stories }: Pick<Report, 'stories'>): string[] {
  return [...new Set(stories.map(({ component }) => component))];
}

/** Gathers what the report holds on one criterion. */
export function evidenceFor({ id }: Criterion, report: Report): Evidence {
  const runs = report.stories.flatMap((story) => story.runs);
  const rules = report.rules
    .filter(({ criteria }) => criteria.includes(id))
    .map((rule) => ({ rule: rule.id, counts: countsOfRule(runs, rule.id) }));
  return {
    rules,
    counts: sum(rules.map(({ counts }) => counts)),
    interactions: report.stories.filter(
      ({ criteria, interaction }) => interaction.result !== 'none' && criteria.includes(id),
    ),
    manual: report.manualChecks.filter(({ criterion }) => criterion === id),
  };
}
