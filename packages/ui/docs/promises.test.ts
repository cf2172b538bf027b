import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import promises from './promises.json' with { type: 'json' };
import { promisesOf } from './promises.ts';

const SOURCE = join(import.meta.dirname, '../src');
const ROOT = join(import.meta.dirname, '../../..');

const read = (file: string): string => readFileSync(join(SOURCE, file), 'utf8');

/** Whether a file, of the package or of the repository, has a story of this name, or a test of this title or case. */
function hasTest(reference: string): boolean {
  const [file = '', ...title] = reference.split(' ');
  const path = [SOURCE, ROOT].map((folder) => join(folder, file)).find((one) => existsSync(one));
  if (!path) return false;
  const name = title.join(' ');
  const text = readFileSync(path, 'utf8');
  return file.endsWith('.stories.tsx')
    ? text.includes(`export const ${name}: Story`)
    : [`it('${name}'`, `test('${name}'`, `['${name}',`].some((start) => text.includes(start));
}

describe('promises of docs pages (LIB-24)', () => {
  it('are sentences that say always, never or a number; advice and examples are not', () => {
    const page = `# Thing\n\nOnly a title.\n\n## When to use\n\nNever.\n\n## Anatomy\n\nA frame. It never moves.\n\n\`\`\`tsx\nconst all = 1;\n\`\`\`\n\nAt most [50](x) rows.\n`;
    expect(promisesOf(page)).toEqual(['It never moves.', 'At most 50 rows.']);
  });

  it.each(Object.entries(promises))('each has a test: %s', (page, tests) => {
    expect(promisesOf(read(`${page}.mdx`)).toSorted()).toEqual(Object.keys(tests).toSorted());
    expect(Object.values<string>(tests).filter((reference) => !hasTest(reference))).toEqual([]);
  });
});
