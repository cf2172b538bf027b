import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LAST_RUN, type LastRun } from './last-run.ts';
import {
  productAccessibility,
  type Sources,
  type UncheckedReasons,
} from './product-accessibility.ts';
import { rulesOfReport } from './rules.ts';
import { checkData } from './schema.ts';
import {
  readBrowserRuns,
  readInteractionEvidence,
  readManualChecks,
  readNamedTests,
  readScreenReaderChecks,
  readSpeech,
} from './stored-evidence.ts';

const pathOf = (file: string): string => join(import.meta.dirname, file);

/** The file of the backend with what is the same in every state. */
export const PRODUCT_FILE: string = pathOf(
  '../../../apps/backend/src/state-pack/product-accessibility.json',
);

/** What the last whole report found; it is there after the first run that was recorded. */
export const LAST_RUN_FILE: string = pathOf('last-run.json');

function readLastRun(): LastRun | null {
  if (!existsSync(LAST_RUN_FILE)) return null;
  const file: unknown = JSON.parse(readFileSync(LAST_RUN_FILE, 'utf8'));
  checkData(LAST_RUN, file, 'last-run.json');
  return file;
}

/** The known barriers of the product: `known-barriers.json`. */
export function readBarriers(): Sources['barriers'] {
  const { barriers }: Pick<Sources, 'barriers'> = JSON.parse(
    readFileSync(pathOf('known-barriers.json'), 'utf8'),
  );
  return barriers;
}

function readReasons(): UncheckedReasons {
  return JSON.parse(readFileSync(pathOf('unchecked-criteria.json'), 'utf8'));
}

/** Everything from which the file of the product is made. Throws an error if a file violates its schema. */
export const readSources = (): Sources => ({
  stored: {
    rules: rulesOfReport(),
    manualChecks: readManualChecks(),
    tests: readNamedTests(),
    speech: readSpeech(),
    browserRuns: readBrowserRuns(),
    screenReaderChecks: readScreenReaderChecks(),
  },
  interactions: readInteractionEvidence(),
  barriers: readBarriers(),
  reasons: readReasons(),
  lastRun: readLastRun(),
});

/** The file of the product as it must be now. */
export const productFile = (sources: Sources): string =>
  `${JSON.stringify(productAccessibility(sources), null, 2)}\n`;
