import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  MANUAL_CHECKS,
  NAMED_TESTS,
  SCREEN_READER_CHECK,
  type BrowserRun,
  type ManualCheck,
  type NamedTest,
  type ScreenReaderCheck,
  type SpeechRun,
  checkData,
} from './schema.ts';

const pathOf = (file: string) => join(import.meta.dirname, file);
function readJson(path: string) {
  try {
    // Editors of Windows begin a file with a byte order mark.
    return JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Error(`${path} is no JSON`, { cause: error });
  }
}
const read = (file: string) => readJson(pathOf(file));

/** The recorded manual checks. Throws an error if the file violates its schema. */
export function readManualChecks(): readonly ManualCheck[] {
  const file: unknown = read('manual-checks.json');
  checkData(MANUAL_CHECKS, file, 'manual-checks.json');
  return file.checks;
}

/** Tests of the test command that are evidence for criteria. Throws an error if the file violates its schema. */
export function readNamedTests(): readonly NamedTest[] {
  const file: unknown = read('named-tests.json');
  checkData(NAMED_TESTS, file, 'named-tests.json');
  return file.tests;
}

const ROOT = '../../..';

/** The recordings of `pnpm test:full speech`. */
export function readSpeech(): readonly SpeechRun[] {
  const { recordings }: { recordings: readonly SpeechRun[] } = read(
    `${ROOT}/docs/speech/recordings.json`,
  );
  return recordings;
}

/** Journeys in other browsers, as `browser-runs.json` lists them. */
export function readBrowserRuns(): readonly BrowserRun[] {
  const { runs }: { runs: readonly BrowserRun[] } = read('browser-runs.json');
  return runs;
}

/**
 * The checks with a screen reader, one file each.
 *
 * @throws Error if a file is no JSON or violates the schema, or if its name does not end in `.json`, so that no check is overlooked
 */
export function readScreenReaderChecks(
  folder: string = pathOf(`${ROOT}/docs/manual-checks/screen-readers`),
): readonly ScreenReaderCheck[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .toSorted()
    .map((file) => {
      if (!file.endsWith('.json')) throw new Error(`${file}: the name must end in .json`);
      const entry: unknown = readJson(join(folder, file));
      checkData(SCREEN_READER_CHECK, entry, file);
      return entry;
    });
}

/** Criteria to which the interaction test of a story applies, by the id of the story. */
export type InteractionEvidence = Readonly<Record<string, readonly string[]>>;

/** The criteria of all interaction tests. */
export function readInteractionEvidence(): InteractionEvidence {
  return read(`${ROOT}/packages/ui/docs/interaction-evidence.json`);
}
