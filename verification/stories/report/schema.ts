import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import type { BrowserRun, ManualCheck, Report, ScreenReaderCheck, SpeechRun } from './types.ts';

const pathOf = (file: string) => join(import.meta.dirname, file);
const read = (file: string) => JSON.parse(readFileSync(pathOf(file), 'utf8'));

/** Path of the JSON schema of `report.json`. */
export const REPORT_SCHEMA: string = pathOf('report.schema.json');

function check(schema: string, value: unknown, message: string): void {
  const ajv = new Ajv({ allErrors: true });
  addFormats.default(ajv);
  const validate = ajv.compile(read(schema));
  if (!validate(value)) throw new Error(`${message}: ${ajv.errorsText(validate.errors)}`);
}

/** Throws an error that lists where a report violates its published schema. */
export function checkReport(report: Report): void {
  check('report.schema.json', report, 'The report violates its schema');
}

/** Throws an error if a list of manual checks violates its schema. */
export function checkManualChecks(value: unknown): void {
  check('manual-checks.schema.json', value, 'manual-checks.json');
}

/** The recorded manual checks. Throws an error if the file violates its schema. */
export function readManualChecks(): readonly ManualCheck[] {
  const file: { checks: readonly ManualCheck[] } = read('manual-checks.json');
  checkManualChecks(file);
  return file.checks;
}

const ROOT = '../../..';

/** The recordings of `pnpm test:speech`; none before its first run. */
export function readSpeech(): readonly SpeechRun[] {
  return ['docs/speech/recordings.json', 'packages/ui/docs/speech.json'].flatMap((file) => {
    const { recordings }: { recordings: readonly SpeechRun[] } = read(`${ROOT}/${file}`);
    return recordings;
  });
}

/** Journeys in other browsers, as `browser-runs.json` lists them. */
export function readBrowserRuns(): readonly BrowserRun[] {
  const { runs }: { runs: readonly BrowserRun[] } = read('browser-runs.json');
  return runs;
}

const MANUAL_CHECKS = `${ROOT}/docs/manual-checks`;

/** Throws an error if a check with a screen reader violates its schema. */
function checkScreenReaderCheck(value: unknown, file: string): void {
  check(`${MANUAL_CHECKS}/screen-reader-check.schema.json`, value, file);
}

/** The checks with a screen reader, one file each. Throws an error if a file violates the schema. */
export function readScreenReaderChecks(
  folder: string = pathOf(MANUAL_CHECKS),
): readonly ScreenReaderCheck[] {
  return globSync('*/*.json', { cwd: folder })
    .toSorted()
    .map((file) => {
      const entry: ScreenReaderCheck = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      checkScreenReaderCheck(entry, file);
      return entry;
    });
}

/** Criteria to which the interaction test of a story applies, by the id of the story. */
export type InteractionEvidence = Readonly<Record<string, readonly string[]>>;

/** The criteria of all interaction tests. */
export function readInteractionEvidence(): InteractionEvidence {
  return read('../../../packages/ui/docs/interaction-evidence.json');
}
