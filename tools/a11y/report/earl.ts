import { outcomeOf } from './evidence.ts';
import { OUTCOMES } from './schema.ts';
import type { NamedTest, Outcome, Report, Rule, Run, StoryReport } from './schema.ts';

const EARL_OUTCOME: Readonly<Record<Outcome, string>> = {
  violated: 'earl:failed',
  incomplete: 'earl:cantTell',
  passed: 'earl:passed',
  inapplicable: 'earl:inapplicable',
};

const CONTEXT = {
  earl: 'http://www.w3.org/ns/earl#',
  doap: 'http://usefulinc.com/ns/doap#',
  dct: 'http://purl.org/dc/terms/',
  assertedBy: { '@id': 'earl:assertedBy', '@type': '@id' },
  subject: { '@id': 'earl:subject', '@type': '@id' },
  test: { '@id': 'earl:test', '@type': '@id' },
  mode: { '@id': 'earl:mode', '@type': '@id' },
  result: 'earl:result',
  outcome: { '@id': 'earl:outcome', '@type': '@id' },
  info: 'earl:info',
  title: 'dct:title',
  description: 'dct:description',
  date: { '@id': 'dct:date', '@type': 'http://www.w3.org/2001/XMLSchema#dateTime' },
  isPartOf: { '@id': 'dct:isPartOf', '@type': '@id' },
  hasVersion: 'dct:hasVersion',
};

/** One node of the EARL graph. */
export type EarlNode = Readonly<Record<string, unknown>>;

const PRODUCT = 'urn:portal:product';
const subjectOf = (story: StoryReport) => `urn:portal:story:${story.id}`;
const axeOf = (report: Report) => `urn:axe-core:${report.tools.axe}`;
const testOf = (rule: string) => `urn:axe-core:rule:${rule}`;

function settingText({ setting }: Run): string {
  return [setting.brand, setting.theme, `${setting.width} px`].filter(Boolean).join(' ');
}

function findingText(run: Run, rule: string): string {
  const found = [...run.violated, ...run.incomplete].find((entry) => entry.rule === rule);
  const elements = found?.findings.map(({ target }) => target).join(', ');
  return `${settingText(run)}${elements ? `: ${elements}` : ''}`;
}

/** The assertor of what is measured besides axe. */
const MEASURED_BY = 'urn:portal:measurements';

/** The assertion for a story, a rule and an outcome; `info` lists the settings in which it occurred. */
function assertion(report: Report, story: StoryReport, rule: Rule, outcome: Outcome): EarlNode[] {
  const runs = story.runs.filter((run) => outcomeOf(run, rule.id) === outcome);
  if (runs.length === 0) return [];
  const everywhere = runs.length === story.runs.length && /^(passed|inapplicable)$/.test(outcome);
  return [
    {
      '@type': 'earl:Assertion',
      assertedBy: rule.id.startsWith('portal-') ? MEASURED_BY : axeOf(report),
      subject: subjectOf(story),
      test: testOf(rule.id),
      mode: 'earl:automatic',
      result: {
        '@type': 'earl:TestResult',
        outcome: EARL_OUTCOME[outcome],
        date: report.created,
        info: everywhere
          ? `in all ${runs.length} settings`
          : runs.map((run) => findingText(run, rule.id)).join('; '),
      },
    },
  ];
}

/** The assertor of tests that the report names but does not run. */
const TEST_COMMAND = 'urn:portal:test-command';

const testIdOf = ({ file }: NamedTest, at: number) => `urn:portal:test:${at + 1}:${file}`;

/** Nothing was found out by naming a test: its outcome is `untested`. */
function namedTests({ tests, created }: Report): EarlNode[] {
  if (tests.length === 0) return [];
  return [
    {
      '@id': TEST_COMMAND,
      '@type': ['earl:Assertor', 'earl:Software'],
      title: 'Test command of the portal',
    },
    ...tests.flatMap((test, at): EarlNode[] => [
      {
        '@id': testIdOf(test, at),
        '@type': 'earl:TestCase',
        title: test.title,
        description: test.en,
        isPartOf: test.criteria.map((id) => `urn:wcag:${id}`),
        'dct:source': test.file,
      },
      {
        '@type': 'earl:Assertion',
        assertedBy: TEST_COMMAND,
        subject: PRODUCT,
        test: testIdOf(test, at),
        mode: 'earl:automatic',
        result: {
          '@type': 'earl:TestResult',
          outcome: 'earl:untested',
          date: created,
          info: 'The test exists; this report has not run it',
        },
      },
    ]),
  ];
}

function actors(report: Report): EarlNode[] {
  return [
    {
      '@id': axeOf(report),
      '@type': ['earl:Assertor', 'earl:Software'],
      title: 'axe-core',
      hasVersion: report.tools.axe,
      description: `Run in ${report.tools.browser}`,
    },
    {
      '@id': MEASURED_BY,
      '@type': ['earl:Assertor', 'earl:Software'],
      title: 'Measurements of @portal/ui',
      description: `Run in ${report.tools.browser}`,
    },
    {
      '@id': PRODUCT,
      '@type': ['earl:TestSubject', 'doap:Project'],
      title: report.product.name,
      hasVersion: report.product.version,
    },
    ...report.rules.map((rule) => ({
      '@id': testOf(rule.id),
      '@type': rule.criteria.length > 0 ? 'earl:TestRequirement' : 'earl:TestCase',
      title: rule.help,
      isPartOf: rule.criteria.map((id) => `urn:wcag:${id}`),
      'dct:source': rule.helpUrl,
    })),
    ...report.stories.map((story) => ({
      '@id': subjectOf(story),
      '@type': 'earl:TestSubject',
      title: `${story.component}: ${story.name}`,
      description: story.description,
      isPartOf: PRODUCT,
    })),
  ];
}

/**
 * The automatic results as EARL 1.0 in JSON-LD: axe-core and our measurements as assertors, each story a test subject,
 * each rule a test, and one assertion for every outcome of a rule in a story. Named tests are `untested`.
 */
export function earlOf(report: Report): { '@context': EarlNode; '@graph': readonly EarlNode[] } {
  const assertions = report.stories.flatMap((story) =>
    report.rules.flatMap((rule) =>
      OUTCOMES.flatMap((outcome) => assertion(report, story, rule, outcome)),
    ),
  );
  return {
    '@context': CONTEXT,
    '@graph': [...actors(report), ...assertions, ...namedTests(report)],
  };
}
