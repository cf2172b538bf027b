import * as v from 'valibot';
import { CRITERIA, clauseOf } from '../../../packages/ui/docs/criteria.ts';
import { componentsOf, evidenceFor } from './evidence.ts';
import type { Data, Report } from './schema.ts';
import { statusOf } from './status.ts';

/** `last-run.json`: what the accessibility statement says of the last whole report. */
export const LAST_RUN = v.strictObject({
  date: v.pipe(v.string(), v.isoDate()),
  stories: v.pipe(v.number(), v.integer()),
  notMet: v.array(v.strictObject({ clause: v.string(), rules: v.array(v.string()) })),
});

/** The last whole report in a few lines. */
export type LastRun = Data<typeof LAST_RUN>;

/** What a report found: the clauses of EN 301 549 that are not met, with the rules and stories that say so. */
export function lastRunOf(report: Report): LastRun {
  const components = componentsOf(report);
  const notMet = CRITERIA.flatMap((criterion) => {
    const clause = clauseOf(criterion);
    const evidence = evidenceFor(criterion, report);
    if (clause === undefined || statusOf(evidence, components) !== 'notMet') return [];
    const rules = evidence.rules.flatMap(({ rule, counts }) => (counts.violated > 0 ? [rule] : []));
    const stories = evidence.interactions.flatMap(({ id, interaction }) =>
      interaction.result === 'failed' ? [id] : [],
    );
    // What only people found is told by their records.
    return rules.length + stories.length > 0 ? [{ clause, rules: [...rules, ...stories] }] : [];
  });
  return { date: report.created.slice(0, 10), stories: report.stories.length, notMet };
}
