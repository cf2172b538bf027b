import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import promises from './promises.json' with { type: 'json' };
import { promisesOf } from './promises.ts';

const SOURCE = join(import.meta.dirname, '../src');
const ROOT = join(import.meta.dirname, '../../..');

/** Pages of components by their place in `src`, and others by that in the repository, without the ending. */
const FILES: ReadonlyMap<string, string> = new Map(
  [
    ...globSync('*/*.mdx', { cwd: SOURCE }).map((page) => [page, join(SOURCE, page)] as const),
    ...globSync(
      [
        '.storybook/docs/*.mdx',
        'apps/portal/src/stories/*.mdx',
        'packages/ui/README.md',
        'packages/ui/docs/patterns/*.mdx',
      ],
      { cwd: ROOT },
    ).map((page) => [page, join(ROOT, page)] as const),
  ].map(([page, path]) => [page.replace(/\.mdx?$/, ''), path]),
);

const promisesIn = (page: string): readonly string[] =>
  promisesOf(readFileSync(FILES.get(page) ?? page, 'utf8'));

/** Whether a file, of the package or of the repository, has a story of this name, or a test of this title or case. */
function hasTest(reference: string): boolean {
  const [file = '', ...title] = reference.split(' ');
  const path = [SOURCE, ROOT].map((folder) => join(folder, file)).find((one) => existsSync(one));
  if (!path) return false;
  const name = title.join(' ');
  // A title may be in the line after the bracket.
  const text = readFileSync(path, 'utf8').replaceAll(/([([])\s+/g, '$1');
  return file.endsWith('.stories.tsx')
    ? text.includes(`export const ${name}: Story`)
    : [`('${name}'`, `("${name}"`, `['${name}',`].some((start) => text.includes(start));
}

describe('promises of docs pages (LIB-24)', () => {
  it('are sentences that say always, never or a number; advice and examples are not', () => {
    const page = `# Thing\n\nOnly a title.\n\n## When to use\n\nNever.\n\n## Anatomy\n\nA frame. It never moves.\n\n\`\`\`tsx\nconst all = 1;\n\`\`\`\n\nAt most [50](x) rows.\n`;
    expect(promisesOf(page)).toEqual(['It never moves.', 'At most 50 rows.']);
  });

  it('count above the sections of a page that is not of a component, without tags and tables', () => {
    const page = `import { a } from 'b';\n\n<Meta title="All" />\n\n# All\n\nA line\nof no more. Another.\n\n<table>\n  <td>Never</td>\n</table>\n\n| never |\n\n1. Each step.\n`;
    expect(promisesOf(page)).toEqual(['A line of no more.', 'Each step.']);
  });

  it('are on no page without an entry in promises.json', () => {
    const missing = [...FILES.keys()]
      .filter((page) => !(page in promises) && promisesIn(page).length > 0)
      .toSorted();
    expect(missing).toEqual([]);
  });

  it.each(Object.entries(promises))('each has a test: %s', (page, tests) => {
    expect(promisesIn(page).toSorted()).toEqual(Object.keys(tests).toSorted());
    expect(Object.values<string>(tests).filter((reference) => !hasTest(reference))).toEqual([]);
  });
});
