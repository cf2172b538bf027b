import type { Evidence } from './evidence.ts';
import type { ManualCheck } from './types.ts';

/**
 * What can truthfully be said of a criterion. Only people can say that one is met: `met` and
 * `notApplicable` need a manual record for every component. Machines alone reach `automatic`.
 */
export type Status =
  | 'notMet'
  | 'met'
  | 'notApplicable'
  | 'partlyManual'
  | 'toReview'
  | 'automatic'
  | 'interaction'
  | 'noContent'
  | 'notChecked';

/** Every status, in the order in which an auditor wants to see them. */
export const STATUSES: readonly Status[] = [
  'notMet',
  'toReview',
  'notChecked',
  'noContent',
  'interaction',
  'automatic',
  'partlyManual',
  'notApplicable',
  'met',
];

/** The latest record for a component; a record for all components (`*`) counts for each. */
function latest(checks: readonly ManualCheck[], component: string): ManualCheck | undefined {
  return checks
    .filter((check) => check.component === component || check.component === '*')
    .toSorted((one, other) => other.date.localeCompare(one.date))[0];
}

function manualStatus(checks: readonly ManualCheck[], components: readonly string[]): Status | '' {
  const records = components.map((component) => latest(checks, component));
  if (records.some((record) => record?.result === 'failed')) return 'notMet';
  if (records.every((record) => record === undefined)) return '';
  if (records.includes(undefined)) return 'partlyManual';
  return records.every((record) => record?.result === 'inapplicable') ? 'notApplicable' : 'met';
}

function machineStatus({ counts, interactions }: Evidence): Status {
  if (counts.incomplete > 0) return 'toReview';
  if (counts.passed > 0) return 'automatic';
  if (interactions.length > 0) return 'interaction';
  return counts.inapplicable > 0 ? 'noContent' : 'notChecked';
}

/**
 * The status of a criterion. One violation, one failed interaction test or one failed manual check
 * is enough for `notMet`; nothing that a machine found is ever enough for `met`.
 */
export function statusOf(evidence: Evidence, components: readonly string[]): Status {
  const broken = evidence.interactions.some(({ interaction }) => interaction.result === 'failed');
  if (evidence.counts.violated > 0 || broken) return 'notMet';
  return manualStatus(evidence.manual, components) || machineStatus(evidence);
}
