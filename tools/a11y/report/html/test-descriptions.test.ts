import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import { report, story } from '../fixture.ts';
import { pagesOf } from './pages.ts';

const ROOT = join(import.meta.dirname, '../../../..');

interface InteractionTest {
  readonly name: string;
  readonly description: string;
  readonly isGerman: boolean;
}

/** The text of the comment above a story; empty without one. */
function commentAbove(source: string, name: string): string {
  const [before = ''] = source.split(new RegExp(`^export const ${name}\\b`, 'm'));
  const [, comment = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(before) ?? [];
  return comment.replaceAll(/^\s*\*/gm, '').trim();
}

/** Whether a story has the parameter `german` with a text. */
function hasGerman(source: string, name: string): boolean {
  const [, after = ''] = source.split(new RegExp(`^export const ${name}\\b`, 'm'));
  const [own = ''] = after.split(/^export /m);
  return /\bgerman:\s*['"]./.test(own);
}

/** The stories of a file that have a `play` function, with the comments above them. */
function testsIn(file: string): InteractionTest[] {
  const source = readFileSync(join(ROOT, file), 'utf8');
  if (!/\bplay\b/.test(source)) return [];
  const { indexInputs } = loadCsf(source, {
    fileName: file,
    makeTitle: (title) => title ?? file,
  }).parse();
  return indexInputs.flatMap(({ exportName, tags = [] }) =>
    tags.includes('play-fn') && !tags.includes('nonconforming')
      ? [
          {
            name: `${file} ${exportName}`,
            description: commentAbove(source, exportName),
            isGerman: hasGerman(source, exportName),
          },
        ]
      : [],
  );
}

describe('descriptions of interaction tests (UI-12)', () => {
  const files = globSync('{packages,apps,tools}/*/**/*.stories.tsx', {
    cwd: ROOT,
    exclude: (name) => name.includes('node_modules'),
  });
  const tests = files.filter((file) => !file.includes('nonconforming')).flatMap(testsIn);

  it('exist in English above each story with a test, and in German in it', () => {
    expect(tests.length).toBeGreaterThan(100);
    expect(tests.filter(({ description }) => description === '')).toEqual([]);
    expect(tests.filter(({ isGerman }) => !isGerman)).toEqual([]);
  });
});

describe('the German pages', () => {
  const interaction = { result: 'passed' as const };
  const description = 'Enter and Space\nactivate the button.';
  const german = 'Enter und Leertaste lösen die Schaltfläche aus.';
  const tested = story({ interaction, description, german, criteria: ['2.1.1'] });
  const pages = new Map(
    pagesOf(report({ stories: [tested] })).map(({ path, text }) => [path, text]),
  );

  it.each(['index.html', 'components/form-button.html'])(
    'describe tests in German, and mark their names as English: %s',
    (path) => {
      const page = pages.get(path) ?? '';
      expect(page).toContain(german);
      expect(page).not.toContain('activate the button');
      expect(page).toMatch(/lang="en">(?:Form\/Button: )?Primary</);
    },
  );

  it('show code as code', () => {
    const code = story({ interaction, description: 'The size follows `size`.' });
    const [, component] = pagesOf(report({ stories: [code] }));
    expect(component?.text).toContain('follows <code>size</code>.');
  });

  it('keep English for the English ones', () => {
    expect(pages.get('components/form-button.en.html')).toContain('activate the button');
    expect(pages.get('en.html')).not.toContain(german);
  });
});
