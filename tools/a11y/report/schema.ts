import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { THEMES } from '../runner/variants.ts';

/* The data of the report and of the files of its evidence: schemas, and the types that follow from them. */

/** The outcomes of a rule of axe, the worst first. */
export const OUTCOMES = ['violated', 'incomplete', 'passed', 'inapplicable'] as const;

const text = v.string();
const texts = v.array(text);
const filled = v.pipe(text, v.regex(/\S/, 'is empty'));
const DATE_FORM = 'is no date such as 2026-02-28';
const exists = (day: string): boolean =>
  !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
const date = v.pipe(text, v.isoDate(DATE_FORM), v.check(exists, DATE_FORM));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const textAbout = (words: string) => v.pipe(text, v.description(words));
const filledAbout = (words: string) => v.pipe(filled, v.description(words));

const setting = v.strictObject({
  brand: textAbout('Empty for the first brand.'),
  theme: v.picklist(THEMES),
  width: v.pipe(v.number(), v.integer()),
});

const ruleFinding = v.strictObject({
  rule: text,
  impact: text,
  // The elements that violate the rule, or that axe cannot judge.
  findings: v.array(v.strictObject({ target: text, summary: text })),
});

const run = v.pipe(
  v.strictObject({
    setting,
    violated: v.array(ruleFinding),
    incomplete: v.array(ruleFinding),
    passed: texts,
    inapplicable: texts,
  }),
  v.description('One run of axe: a story in one setting. Rules are named by their axe ids.'),
);

const interaction = v.strictObject({
  result: v.pipe(
    v.picklist(['passed', 'failed', 'none']),
    v.description('none: a story without a test'),
  ),
  message: v.exactOptional(textAbout('Why it failed: the message of the test.')),
});

const story = v.strictObject({
  id: text,
  component: text,
  name: text,
  description: textAbout('What the story shows or proves; may be empty.'),
  german: v.exactOptional(filledAbout('The same in German, if the story has a test.')),
  interaction,
  criteria: v.pipe(texts, v.description('Criteria to which the interaction test applies.')),
  runs: v.array(run),
});

const documentReport = v.strictObject({
  name: text,
  violations: v.pipe(texts, v.description('Each begins with the number of its checkpoint.')),
});

const rule = v.strictObject({
  id: text,
  help: text,
  helpUrl: text,
  criteria: v.pipe(
    texts,
    v.description('WCAG criteria at level A or AA; none for best practices.'),
  ),
});

const manualCheck = v.strictObject({
  component: filledAbout('As the report names it, such as Order/Stepper; * for all of them.'),
  criterion: v.pipe(
    text,
    v.regex(/^[1-4]\.[1-5]\.\d{1,2}$/),
    v.description('Number in WCAG 2.2, such as 2.4.7.'),
  ),
  date,
  role: filledAbout("What the person is, not who: such as 'auditor, screen reader user'."),
  result: v.picklist(['passed', 'failed', 'inapplicable']),
  note: textAbout('How it was checked, with which aids.'),
});

const namedTest = v.strictObject({
  file: v.pipe(
    text,
    v.regex(
      /\.test\.tsx?$|^e2e\/(?:journeys|faults|error-catalogue)\/[\w-]+\.spec\.ts$/,
      'must be a file of the test command',
    ),
  ),
  title: filledAbout('As in the code, without the ids of requirements.'),
  criteria: v.pipe(texts, v.minLength(1)),
  de: filledAbout('What the test shows about the criteria, in German.'),
  en: filled,
});

/** A name of something recorded in both languages, or the id of a component. */
const spokenName = v.union([text, v.strictObject({ de: filled, en: filled })]);

const speechRun = v.strictObject({
  name: spokenName,
  browser: textAbout('With version, as is the reader.'),
  reader: text,
  system: text,
  date,
  records: v.array(
    v.strictObject({
      subject: spokenName,
      story: v.exactOptional(textAbout('Id of the story that was shown.')),
      action: spokenName,
      criteria: texts,
      spoken: texts,
      faults: v.pipe(texts, v.description('Broken rules; none if the record passed.')),
    }),
  ),
});

const browserRun = v.strictObject({
  browser: textAbout('With version.'),
  system: text,
  date,
  command: text,
  journeys: v.array(
    v.strictObject({
      title: text,
      de: v.exactOptional(filledAbout('The title in German, without the ids of requirements.')),
      result: v.picklist(['passed', 'failed']),
    }),
  ),
  axe: v.pipe(
    v.strictObject({ pages: count, faults: texts }),
    v.description('How many pages axe checked on the way, and what it found.'),
  ),
});

const screenReaderCheck = v.strictObject({
  $schema: v.exactOptional(text),
  language: v.exactOptional(
    v.pipe(
      v.picklist(['de', 'en']),
      v.description('Language of the texts in this file, also of what was said.'),
    ),
  ),
  date,
  role: filledAbout("What the person is, not who: such as 'screen reader user for ten years'."),
  reader: filledAbout('NVDA, JAWS, VoiceOver, TalkBack, or another.'),
  readerVersion: filled,
  browser: filled,
  browserVersion: filled,
  system: filledAbout("Operating system with version, such as 'Windows 11 24H2'."),
  subject: filledAbout("The page, component or journey, such as 'Parcel step: map'."),
  result: v.pipe(
    v.picklist(['passed', 'failed']),
    v.description('Whether the person could do what they wanted to do.'),
  ),
  spoken: v.pipe(
    v.array(filled),
    v.minLength(1, 'is empty'),
    v.description(
      'What the screen reader said, one utterance each, in the order in which it was said.',
    ),
  ),
  note: v.exactOptional(textAbout('Settings, difficulties, and what was not tried.')),
});

/** `manual-checks.json`. */
export const MANUAL_CHECKS = v.pipe(
  v.strictObject({ $schema: v.exactOptional(text), checks: v.array(manualCheck) }),
  v.title('Manual accessibility checks'),
  v.description('What people checked by hand, one record for each component and criterion.'),
);

/** `named-tests.json`. */
export const NAMED_TESTS = v.strictObject({ tests: v.array(namedTest) });

/** A file in `docs/manual-checks/screen-readers`. */
export const SCREEN_READER_CHECK = v.pipe(
  screenReaderCheck,
  v.title('Check with a screen reader by a person'),
  v.description('One file for each check. The accessibility report shows it.'),
);

/** `report.json`. */
export const REPORT = v.pipe(
  v.strictObject({
    $schema: v.exactOptional(text),
    product: v.strictObject({ name: text, version: text }),
    created: v.pipe(text, v.isoTimestamp()),
    tools: v.strictObject({ axe: text, browser: text }),
    settings: v.array(setting),
    brands: v.pipe(v.record(text, text), v.description('Names of the brands in the settings.')),
    rules: v.array(rule),
    stories: v.array(story),
    documents: v.pipe(
      v.array(documentReport),
      v.description(
        'Violations of PDF/UA-1 in every document; evidence for clause 10 of EN 301 549.',
      ),
    ),
    manualChecks: v.array(manualCheck),
    tests: v.pipe(
      v.array(namedTest),
      v.description('Tests of the test command that this report names but does not run.'),
    ),
    speech: v.pipe(
      v.array(speechRun),
      v.description('Speech of a screen reader, recorded by `pnpm test:full speech`.'),
    ),
    browserRuns: v.pipe(
      v.array(browserRun),
      v.description('Journeys in other browsers than that of the automatic rules.'),
    ),
    screenReaderChecks: v.pipe(
      v.array(screenReaderCheck),
      v.description('What a screen reader said to a person.'),
    ),
  }),
  v.title('Accessibility report'),
  v.description(
    'Results of axe-core, interaction tests and manual checks for every story. Rules are named by their axe ids, ' +
      'criteria by their WCAG 2.2 numbers, widths are CSS pixels.',
  ),
);

type DeepReadonly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
  : Value;

/** What a schema describes. */
export type Data<Schema extends v.GenericSchema> = DeepReadonly<v.InferOutput<Schema>>;

/** The outcome of a rule of axe in one run. */
export type Outcome = (typeof OUTCOMES)[number];
/** The variant in which a story was checked. */
export type Setting = Data<typeof setting>;
/** A rule with its findings. */
export type RuleFinding = Data<typeof ruleFinding>;
/** One run of axe. */
export type Run = Data<typeof run>;
/** One story with its results. */
export type StoryReport = Data<typeof story>;
/** A document with the violations of PDF/UA-1 that a program can find. */
export type DocumentReport = Data<typeof documentReport>;
/** A rule of axe. */
export type Rule = Data<typeof rule>;
/** A manual check by a person. */
export type ManualCheck = Data<typeof manualCheck>;
/** A test of the test command that is evidence for criteria, but that the report does not run. */
export type NamedTest = Data<typeof namedTest>;
/** Speech of a screen reader, recorded by `pnpm test:full speech`. */
export type SpeechRun = Data<typeof speechRun>;
/** Journeys through the portal in a browser other than that of the automatic rules. */
export type BrowserRun = Data<typeof browserRun>;
/** What a screen reader said to a person. */
export type ScreenReaderCheck = Data<typeof screenReaderCheck>;
/** The whole report. */
export type Report = Data<typeof REPORT>;

/** An issue as a sentence. */
function sentenceOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? 'the file';
  if (issue.type === 'strict_object' && issue.expected === 'never') return `${path} is unknown`;
  if (issue.received === 'undefined') return `${path} is missing`;
  return issue.message.startsWith('is ')
    ? `${path} ${issue.message}`
    : `${path} must be ${issue.expected}, not ${issue.received}`;
}

/** Throws an error that lists where a value violates a schema. */
export function checkData<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  file: string,
): asserts value is Data<Schema> {
  const issues = v.safeParse(schema, value).issues ?? [];
  const sentences = new Set(issues.map(sentenceOf));
  if (sentences.size > 0) throw new Error(`${file}: ${[...sentences].join('; ')}`);
}

/** A schema as JSON Schema, for editors and other programs. */
export function jsonSchemaOf(schema: v.GenericSchema): string {
  // JSON Schema has no words for a day that does not exist.
  const { $schema, title: name, ...rest } = toJsonSchema(schema, { ignoreActions: ['check'] });
  return `${JSON.stringify({ $schema, title: name, ...rest }, null, 2)}\n`;
}
