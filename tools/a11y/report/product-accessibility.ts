import type { LocalizedText } from '@portal/api';
import { CRITERIA, clauseOf } from '../../../packages/ui/docs/criteria.ts';
import type { ProductAccessibility } from '../../../apps/backend/src/state-pack/product-accessibility.ts';
import { documentCriteria } from './documents.ts';
import { componentsOf, evidenceFor } from './evidence.ts';
import { hasFailed } from './html/other-browsers.ts';
import type { LastRun } from './last-run.ts';
import type { ManualCheck, Report } from './schema.ts';
import { statusOf } from './status.ts';
import type { InteractionEvidence } from './stored-evidence.ts';

type Evaluation = ProductAccessibility['evaluation'];
type Finding = Evaluation['findings'][number];

/** The evidence in files, without the results of stories, which take minutes. */
export type StoredEvidence = Pick<
  Report,
  'rules' | 'manualChecks' | 'tests' | 'speech' | 'browserRuns' | 'screenReaderChecks'
>;

/** Why criteria are not checked: `unchecked-criteria.json`. */
export interface UncheckedReasons {
  /** Clauses of chapter 9. */
  readonly web: readonly Omit<Finding, 'status'>[];
  /** The clauses of chapter 10 without evidence. */
  readonly documents: LocalizedText;
}

/** What the data of the product are made of. */
export interface Sources {
  readonly stored: StoredEvidence;
  readonly interactions: InteractionEvidence;
  readonly barriers: ProductAccessibility['barriers'];
  readonly reasons: UncheckedReasons;
  /** What the last whole report found; null if none is on record. */
  readonly lastRun: LastRun | null;
}

/** The report of these files; its stories are those of the last run only in `lastRun`. */
const reportOf = (stored: StoredEvidence): Report => ({
  product: { name: '', version: '' },
  created: new Date(0).toISOString(),
  tools: { axe: '', browser: '' },
  settings: [],
  brands: {},
  stories: [],
  documents: [],
  ...stored,
});

/** The check by a person that failed and that no later one of the same component replaces. */
const latestFailed = (checks: readonly ManualCheck[]): ManualCheck | undefined =>
  checks.find(
    ({ component, date, result }) =>
      result === 'failed' &&
      !checks.some(
        (other) => (other.component === component || other.component === '*') && other.date > date,
      ),
  );

/** The criteria of EN 301 549 whose status follows from files. */
function webCriteria({ stored, interactions }: Sources) {
  const report = reportOf(stored);
  const inStories = new Set(Object.values(interactions).flat());
  return CRITERIA.flatMap((criterion) => {
    const clause = clauseOf(criterion);
    if (clause === undefined) return [];
    const evidence = evidenceFor(criterion, report);
    const hasCheck =
      evidence.rules.length > 0 || inStories.has(criterion.id) || evidence.speech.records > 0;
    const status = statusOf(evidence, componentsOf(report));
    const failed = latestFailed(evidence.manual);
    return [
      { id: criterion.id, clause, status, isChecked: hasCheck || status !== 'notChecked', failed },
    ];
  });
}

/**
 * Clauses of chapter 9 that nothing has checked, with their reasons.
 *
 * @throws Error if a clause lacks a reason, or has one although it is checked
 */
function uncheckedOf(sources: Sources): readonly Finding[] {
  const { web, documents } = sources.reasons;
  const unchecked = webCriteria(sources).flatMap(({ clause, isChecked }) =>
    isChecked ? [] : [clause],
  );
  const named = web.flatMap(({ criteria }) => criteria);
  const silent = unchecked.filter((clause) => !named.includes(clause));
  const checked = named.filter((clause) => !unchecked.includes(clause));
  if (silent.length > 0 || checked.length > 0) {
    throw new Error(
      `unchecked-criteria.json lacks a reason for: ${silent.join(', ') || 'none'}; names although it is checked: ${checked.join(', ') || 'none'}`,
    );
  }
  const sample = [{ name: 'sample', violations: [] }];
  const ofDocuments = documentCriteria(sample).filter(
    ({ checkpoints }) => checkpoints.length === 0,
  );
  return [
    ...web.map(({ criteria, reason }): Finding => ({ status: 'NOT_CHECKED', criteria, reason })),
    {
      status: 'NOT_CHECKED',
      criteria: ofDocuments.map(({ clause }) => clause),
      reason: documents,
    },
  ];
}

/** Clauses that the last run, or the latest check by a person, found not met. */
function notMetOf(sources: Sources): readonly Finding[] {
  const byPeople = webCriteria(sources).flatMap(({ clause, failed }): Finding[] =>
    failed
      ? [
          {
            status: 'NOT_MET',
            criteria: [clause],
            reason: {
              de: `Ein Mensch hat am ${germanDay(failed.date)} einen Fehler gefunden: ${failed.component}.`,
              en: `A person found a fault on ${failed.date}: ${failed.component}.`,
            },
          },
        ]
      : [],
  );
  const byRun = (sources.lastRun?.notMet ?? []).map(
    ({ clause, rules }): Finding => ({
      status: 'NOT_MET',
      criteria: [clause],
      reason: {
        de: `Die Prüfung der Bausteine hat Verstöße gefunden: ${rules.join(', ')}.`,
        en: `The check of the components found violations: ${rules.join(', ')}.`,
      },
    }),
  );
  return [...byPeople, ...byRun];
}

/** A day such as 2026-11-28 in German. */
const germanDay = (day: string): string => day.split('-').toReversed().join('.');

/** The newest day of all records. */
function newestDay({ stored, lastRun }: Sources): string {
  const { speech, browserRuns, manualChecks, screenReaderChecks } = stored;
  const days = [...speech, ...browserRuns, ...manualChecks, ...screenReaderChecks].map(
    ({ date }) => date,
  );
  return [...days, ...(lastRun ? [lastRun.date] : [])].toSorted().at(-1) ?? '';
}

/** The names of what was used, each once. */
const once = (names: readonly string[]): string => [...new Set(names)].join(', ');

/** What was evaluated and how, with numbers. */
function textOf(sources: Sources): LocalizedText {
  const { stored, interactions, lastRun } = sources;
  const web = webCriteria(sources);
  const checked = web.filter(({ isChecked }) => isChecked).length;
  const rules = stored.rules.filter(({ criteria }) => criteria.length > 0).length;
  const stories = Object.keys(interactions).length;
  const records = stored.speech.flatMap((run) => run.records).length;
  const readers = once(stored.speech.map(({ reader }) => reader));
  const journeys = stored.browserRuns.flatMap((run) => run.journeys).length;
  const browsers = once(stored.browserRuns.map(({ browser }) => browser));
  const byPeople = stored.manualChecks.length + stored.screenReaderChecks.length;
  const broken = stored.browserRuns.filter(hasFailed).length;
  const de = [
    `Das Projekt hat die Software selbst bewertet. Für ${checked} von ${web.length} Abschnitten des Kapitels 9 der EN 301 549 gibt es Prüfungen:`,
    `- ${rules} Regeln von axe-core und eigene Messungen, an jedem Baustein und jeder Seite,`,
    `- ${stories} Interaktionstests der Bausteine,`,
    `- ${stored.tests.length} benannte Tests, darunter ganze Bestellungen mit der Tastatur,`,
    `- ${records} Aufnahmen mit dem Screenreader ${readers},`,
    `- ${journeys} Abläufe in ${browsers}${broken > 0 ? `, ${broken} davon mit Fehlern` : ''},`,
    `- ${byPeople > 0 ? byPeople : 'keine'} aufgezeichneten Prüfungen einzelner Abschnitte durch Menschen.`,
  ];
  const en = [
    `The project has evaluated the software itself. For ${checked} of ${web.length} clauses in chapter 9 of EN 301 549 there are checks:`,
    `- ${rules} rules of axe-core and measurements of our own, on every component and page,`,
    `- ${stories} interaction tests of components,`,
    `- ${stored.tests.length} named tests, among them whole orders by keyboard,`,
    `- ${records} recordings with the screen reader ${readers},`,
    `- ${journeys} journeys in ${browsers}${broken > 0 ? `, of which ${broken} runs have faults` : ''},`,
    `- ${byPeople > 0 ? byPeople : 'no'} recorded checks of single clauses by people.`,
  ];
  if (lastRun) {
    de.push(
      '',
      `Der letzte ganze Bericht ist vom ${germanDay(lastRun.date)}, über ${lastRun.stories} Beispiele.`,
    );
    en.push('', `The last whole report is of ${lastRun.date}, about ${lastRun.stories} stories.`);
  }
  return { de: de.join('\n'), en: en.join('\n') };
}

/** The part of the accessibility statement that is the same in every state (LAW-1). Throws an error if a reason is missing. */
export function productAccessibility(sources: Sources): ProductAccessibility {
  const findings = [...notMetOf(sources), ...uncheckedOf(sources)];
  const isOpen =
    findings.length > 0 || sources.barriers.some(({ reason }) => reason !== 'OUT_OF_SCOPE');
  return {
    conformity: isOpen ? 'PARTIAL' : 'FULL',
    method: {
      type: 'PRODUCT_EVALUATION',
      text: {
        de: 'Ihr Ergebnis steht im Abschnitt „Prüfung der Software“.',
        en: 'Its result is in the section “Evaluation of the software”.',
      },
    },
    evaluation: { evaluatedOn: newestDay(sources), text: textOf(sources), findings },
    barriers: sources.barriers,
  };
}
