import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generatedFiles } from './generate.ts';

test('the generated files are current', async () => {
  for (const [file, source] of await generatedFiles()) {
    expect(readFileSync(file, 'utf8')).toBe(source);
  }
});
