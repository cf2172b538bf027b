import { mkdirSync, writeFileSync } from 'node:fs';
import { generatedFiles } from './files.ts';

const folder = new URL('../generated/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, content] of generatedFiles()) {
  writeFileSync(new URL(name, folder), content);
  console.log(`Wrote generated/${name}`);
}
