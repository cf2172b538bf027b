import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANUAL_CHECKS, SCREEN_READER_CHECK, jsonSchemaOf } from './schema.ts';

/* Writes the JSON Schemas of the files that people fill in, for their editors: `pnpm generate`. */

const FILES = [
  ['manual-checks.schema.json', MANUAL_CHECKS],
  ['../../../docs/manual-checks/screen-reader-check.schema.json', SCREEN_READER_CHECK],
] as const;

for (const [file, schema] of FILES) {
  writeFileSync(join(import.meta.dirname, file), jsonSchemaOf(schema));
}
