import { toJsonSchema } from '@valibot/to-json-schema';
import {
  array,
  description,
  exactOptional,
  getDotPath,
  integer,
  isoDate,
  isoTimestamp,
  minLength,
  minValue,
  nonEmpty,
  number,
  picklist,
  pipe,
  record,
  regex,
  safeParse,
  strictObject,
  string,
  title,
  type GenericSchema,
  type InferOutput,
} from 'valibot';
import { THEMES } from '../runner/variants.ts';

/* The data of the report and of the files of its evidence: schemas, and the types that follow from them. */

/** The outcomes of a rule of axe, the worst first. */
export const OUTCOMES = ['violated', 'incomplete', 'passed', 'inapplicable'] as const;

const text = string();
const texts = array(text);
const filled = pipe(text, nonEmpty());
const date = pipe(text, isoDate());
const count = pipe(number(), integer(), minValue(0));
const about = (words: string) => pipe(filled, description(words));

const setting = strictObject({
  brand: pipe(text, description('Empty for the first brand.')),
  theme: picklist(THEMES),
  width: pipe(number(), integer()),
});

const ruleFinding = strictObject({
  rule: text,
  impact: text,
  // The elements that violate the rule, or that axe cannot judge.
  findings: array(strictObject({ target: text, summary: text })),
});

const run = pipe(
  strictObject({
    setting,
    violated: array(ruleFinding),
    incomplete: array(ruleFinding),
    passed: texts,
    inapplicable: texts,
  }),
  description('One run of axe: a story in one setting. Rules are named by their axe ids.'),
);

const interaction = strictObject({
  result: pipe(picklist(['passed', 'failed', 'none']), description('none: a story without a test')),
  message: exactOptional(pipe(text, description('Why it failed: the message of the test.'))),
});

const story = strictObject({
  id: text,
  component: text,
  name: text,
  description: pipe(text, description('What the story shows or proves; may be empty.')),
  interaction,
  criteria: pipe(texts, description('Criteria to which the interaction test applies.')),
  runs: array(run),
});

const documentReport = strictObject({
  name: text,
  violations: pipe(texts, description('Each begins with the number of its checkpoint.')),
});

const rule = strictObject({
  id: text,
  help: text,
  helpUrl: text,
  criteria: pipe(texts, description('WCAG criteria at level A or AA; none for best practices.')),
});

const manualCheck = strictObject({
  component: about('As the report names it, such as Order/Stepper; * for all of them.'),
  criterion: pipe(
    text,
    regex(/^[1-4]\.[1-5]\.\d{1,2}$/),
    description('Number in WCAG 2.2, such as 2.4.7.'),
  ),
  date,
  role: about("What the person is, not who: such as 'auditor, screen reader user'."),
  result: picklist(['passed', 'failed', 'inapplicable']),
  note: pipe(text, description('How it was checked, with which aids.')),
});

const speechRun = strictObject({
  name: text,
  browser: pipe(text, description('With version, as is the reader.')),
  reader: text,
  system: text,
  date,
  records: array(
    strictObject({
      subject: text,
      story: exactOptional(pipe(text, description('Id of the story that was shown.'))),
      action: text,
      criteria: texts,
      spoken: texts,
      faults: pipe(texts, description('Broken rules; none if the record passed.')),
    }),
  ),
});

const browserRun = strictObject({
  browser: pipe(text, description('With version.')),
  system: text,
  date,
  command: text,
  passed: count,
  failed: count,
});

const screenReaderCheck = strictObject({
  $schema: exactOptional(text),
  date,
  role: about("What the person is, not who: such as 'screen reader user for ten years'."),
  reader: about('NVDA, JAWS, VoiceOver, TalkBack, or another.'),
  readerVersion: filled,
  browser: filled,
  browserVersion: filled,
  system: about("Operating system with version, such as 'Windows 11 24H2'."),
  subject: about("The page, component or journey, such as 'Parcel step: map'."),
  result: pipe(
    picklist(['passed', 'failed']),
    description('Whether the person could do what they wanted to do.'),
  ),
  spoken: pipe(
    array(filled),
    minLength(1),
    description(
      'What the screen reader said, one utterance each, in the order in which it was said.',
    ),
  ),
  note: exactOptional(pipe(text, description('Settings, difficulties, and what was not tried.'))),
});

/** `manual-checks.json`. */
export const MANUAL_CHECKS = pipe(
  strictObject({ $schema: exactOptional(text), checks: array(manualCheck) }),
  title('Manual accessibility checks'),
  description('What people checked by hand, one record for each component and criterion.'),
);

/** A file in `docs/manual-checks/screen-readers`. */
export const SCREEN_READER_CHECK = pipe(
  screenReaderCheck,
  title('Check with a screen reader by a person'),
  description('One file for each check. The accessibility report shows it.'),
);

/** `report.json`. */
export const REPORT = pipe(
  strictObject({
    $schema: exactOptional(text),
    product: strictObject({ name: text, version: text }),
    created: pipe(text, isoTimestamp()),
    tools: strictObject({ axe: text, browser: text }),
    settings: array(setting),
    brands: pipe(record(text, text), description('Names of the brands in the settings.')),
    rules: array(rule),
    stories: array(story),
    documents: pipe(
      array(documentReport),
      description(
        'Violations of PDF/UA-1 in every document; evidence for clause 10 of EN 301 549.',
      ),
    ),
    manualChecks: array(manualCheck),
    speech: pipe(
      array(speechRun),
      description('Speech of a screen reader, recorded by `pnpm test:speech`.'),
    ),
    browserRuns: pipe(
      array(browserRun),
      description('Journeys in other browsers than that of the automatic rules.'),
    ),
    screenReaderChecks: pipe(
      array(screenReaderCheck),
      description('What a screen reader said to a person.'),
    ),
  }),
  title('Accessibility report'),
  description(
    'Results of axe-core, interaction tests and manual checks for every story. Rules are named by their axe ids, ' +
      'criteria by their WCAG 2.2 numbers, widths are CSS pixels.',
  ),
);

type DeepReadonly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
  : Value;

type Data<Schema extends GenericSchema> = DeepReadonly<InferOutput<Schema>>;

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
/** Speech of a screen reader, recorded by `pnpm test:speech`. */
export type SpeechRun = Data<typeof speechRun>;
/** Journeys through the portal in a browser other than that of the automatic rules. */
export type BrowserRun = Data<typeof browserRun>;
/** What a screen reader said to a person. */
export type ScreenReaderCheck = Data<typeof screenReaderCheck>;
/** The whole report. */
export type Report = Data<typeof REPORT>;

/** Throws an error that lists where a value violates a schema. */
export function checkData<Schema extends GenericSchema>(
  schema: Schema,
  value: unknown,
  file: string,
): asserts value is Data<Schema> {
  const issues = safeParse(schema, value).issues ?? [];
  const faults = issues.map((issue) => `${getDotPath(issue)}: ${issue.message}`);
  if (faults.length > 0) throw new Error(`${file} violates its schema: ${faults.join('; ')}`);
}

/** A schema as JSON Schema, for editors and other programs. */
export function jsonSchemaOf(schema: GenericSchema): string {
  const { $schema, title: name, ...rest } = toJsonSchema(schema);
  return `${JSON.stringify({ $schema, title: name, ...rest }, null, 2)}\n`;
}
