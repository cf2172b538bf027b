import { loadContract } from '@portal/api/contract';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { packFileSchemas } from './pack-schemas.ts';

/* Writes the JSON Schemas of the files of a state pack to `states/schema`: `pnpm generate`. */

const FOLDER = new URL('../../../../states/schema/', import.meta.url);

function contentOf(file: URL): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

mkdirSync(FOLDER, { recursive: true });
for (const [name, source] of packFileSchemas(loadContract())) {
  const file = new URL(name, FOLDER);
  if (contentOf(file) === source) continue;
  writeFileSync(file, source);
  process.stdout.write(`Wrote states/schema/${name}\n`);
}
