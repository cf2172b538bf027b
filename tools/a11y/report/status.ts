import type { Evidence } from './evidence.ts';
import type { ManualCheck } from './schema.ts';

/** The possible statuses of a criterion, in the order in which an auditor needs them. */
export const STATUSES = [
  'notMet',
  'toReview',
  'notChecked',
  'noContent',
  'namedTest',
  'interaction',
  'automatic',
  'partlyManual',
  'notApplicable',
  'met',
] as const;

/**
 * The status of a criterion. `met` and `notApplicable` need a manual check of every component; automatic results alone
 * reach `automatic` at best.
 */
export type Status = (typeof STATUSES)[number];

/** The latest manual check of a component; a check of all components (`*`) counts for each. */
function latest(checks: readonly ManualCheck[], component: string): ManualCheck | undefined {
  return checks
    .filter((check) => check.component === component || check.component === '*')
    .toSorted((one, other) => other.date.localeCompare(one.date))[0];
}

function manualStatus(
  checks: readonly ManualCheck[],
  components: readonly string[],
): Status | undefined {
  const results = components.map((component) => latest(checks, component)?.result);
  if (results.includes('failed')) return 'notMet';
  if (results.every((result) => result === undefined)) return undefined;
  if (results.includes(undefined)) return 'partlyManual';
  return results.every((result) => result === 'inapplicable') ? 'notApplicable' : 'met';
}

function automaticStatus({ counts, interactions, speech, tests }: Evidence): Status {
  if (counts.incomplete > 0 || speech.failed > 0) return 'toReview';
  if (counts.passed > 0) return 'automatic';
  if (interactions.length > 0) return 'interaction';
  if (tests.length > 0) return 'namedTest';
  return counts.inapplicable > 0 ? 'noContent' : 'notChecked';
}

/**
 * The status that follows from the evidence. One violation, one failed interaction test or one failed manual check makes it
 * `notMet`. A record of speech that breaks its rules is an open case; records that pass raise no status.
 * A named test that the report does not run leads to `namedTest` at best, which says only that it exists.
 */
export function statusOf(evidence: Evidence, components: readonly string[]): Status {
  const hasFailed = evidence.interactions.some(
    ({ interaction }) => interaction.result === 'failed',
  );
  if (evidence.counts.violated > 0 || hasFailed) return 'notMet';
  return manualStatus(evidence.manual, components) ?? automaticStatus(evidence);
}
