import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { generatedFiles } from './files.ts';

const folder = new URL('../generated/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, content] of generatedFiles()) {
  const file = new URL(name, folder);
  if (existsSync(file) && readFileSync(file, 'utf8') === content) continue;
  writeFileSync(file, content);
  console.log(`Wrote tokens/generated/${name}`);
}
