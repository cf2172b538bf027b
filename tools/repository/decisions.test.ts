import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './project-files.ts';

const FOLDER = join(ROOT, 'docs/decisions');
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.md'));

it('numbers the decisions from 1, each once, as their headings do', () => {
  expect(files.length).toBeGreaterThan(20);
  expect(files.map((file) => Number(file.slice(0, 4)))).toEqual(files.map((_, index) => index + 1));
  const headings = files.map((file) => readFileSync(join(FOLDER, file), 'utf8').split('. ')[0]);
  expect(headings).toEqual(files.map((_, index) => `# ${index + 1}`));
});
