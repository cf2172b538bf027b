import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generateTypes, TYPES_FILE } from './generate.ts';

test('the generated types are current', async () => {
  expect(readFileSync(TYPES_FILE, 'utf8')).toBe(await generateTypes());
});
