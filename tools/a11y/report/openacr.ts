import { stringify } from 'yaml';
import { CRITERIA, clauseOf } from '../../../packages/ui/docs/criteria.ts';
import type { Criterion } from '../../../packages/ui/docs/criteria.ts';
import { componentsOf, evidenceFor, interactionTests } from './evidence.ts';
import type { Evidence } from './evidence.ts';
import { statusOf } from './status.ts';
import type { Status } from './status.ts';
import type { NamedTest, Report } from './schema.ts';

/** The OpenACR catalogue that defines chapters and numbers. */
const CATALOGUE = '2.5-edition-wcag-2.2-508-eu-en';

type Level =
  | 'supports'
  | 'does-not-support'
  | 'partially-supports'
  | 'not-applicable'
  | 'not-evaluated';

/** Only a manual check leads to `supports`; automatic results are in the notes. */
function levelOf(status: Status, { counts }: Evidence): Level {
  if (status === 'notMet') return counts.passed > 0 ? 'partially-supports' : 'does-not-support';
  if (status === 'met') return 'supports';
  return status === 'notApplicable' ? 'not-applicable' : 'not-evaluated';
}

function testText({ file, title, en }: NamedTest): string {
  return `${en} (${file}: "${title}")`;
}

function notesOf(criterion: Criterion, evidence: Evidence): string {
  const { counts, rules, interactions, manual, speech, tests } = evidence;
  const clause = clauseOf(criterion);
  const { passed } = interactionTests(interactions);
  const automatic =
    rules.length === 0
      ? 'No automatic rule covers this criterion.'
      : `Automatic rules (${rules.map(({ rule }) => rule).join(', ')}): ${counts.violated} violated, ` +
        `${counts.incomplete} incomplete, ${counts.passed} passed, ${counts.inapplicable} inapplicable.`;
  return [
    clause ? `EN 301 549 v3.2.1 clause ${clause}.` : 'Not in EN 301 549 v3.2.1 (new in WCAG 2.2).',
    automatic,
    `Interaction tests: ${passed} of ${interactions.length} passed.`,
    ...(tests.length > 0
      ? [`Other tests, not run for this report: ${tests.map(testText).join(' ')}`]
      : []),
    speech.records > 0
      ? `Recorded speech of a screen reader: ${speech.records - speech.failed} of ${speech.records} records passed.`
      : 'No speech of a screen reader recorded.',
    manual.length > 0 ? `Manual checks on record: ${manual.length}.` : 'Not checked manually.',
  ].join(' ');
}

function chapter(report: Report, level: Criterion['level']) {
  const components = componentsOf(report);
  return {
    criteria: CRITERIA.filter((criterion) => criterion.level === level).map((criterion) => {
      const evidence = evidenceFor(criterion, report);
      const status = statusOf(evidence, components);
      const adherence = {
        level: levelOf(status, evidence),
        notes: notesOf(criterion, evidence),
      };
      return { num: criterion.id, components: [{ name: 'web', adherence }] };
    }),
  };
}

/** Who is responsible for the conformance report; OpenACR requires an address. */
export interface Author {
  readonly name: string;
  readonly email: string;
}

/** The conformance table in the format of OpenACR 0.1.0, as YAML. */
export function openAcrOf(report: Report, author: Author): string {
  return stringify(
    {
      title: `${report.product.name} Accessibility Conformance Report`,
      product: { name: report.product.name, version: report.product.version },
      author,
      vendor: author,
      report_date: report.created.slice(0, 10),
      last_modified_date: report.created.slice(0, 10),
      version: 1,
      notes:
        'Components and pages shown by themselves. Clauses 5 to 8 and 10 to 13 of EN 301 549 are not covered.',
      evaluation_methods_used:
        `Automatic: axe-core ${report.tools.axe} in ${report.tools.browser}, ` +
        `${report.stories.length} stories in ${report.settings.length} settings. ` +
        `Interaction tests in the same browser. Manual checks on record: ${report.manualChecks.length}.`,
      license: 'CC-BY-4.0',
      catalog: CATALOGUE,
      chapters: {
        success_criteria_level_a: chapter(report, 'A'),
        success_criteria_level_aa: chapter(report, 'AA'),
      },
    },
    { lineWidth: 100 },
  );
}
