import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './project-files.ts';

const PAGES = globSync('packages/ui/src/*/*.mdx', { cwd: ROOT });

describe('the docs page of a component (LIB-8)', () => {
  it.each(PAGES)(
    '%s begins with a sentence, the component itself, how to import it and its size (LIB-20)',
    (page) => {
      const folder = basename(dirname(page));
      const text = readFileSync(`${ROOT}/${page}`, 'utf8');
      const start =
        /^(?:# .+|<Title \/>)\n\n[A-Z][^]+?\.\n\n<(?:Canvas of=\{\w+\.\w+\}|Primary) \/>\n\n```sh\nnpm install \.\/portal-ui-\*\.tgz(?: ol)?\n```\n\n```tsx\n/m;
      const [, rest = ''] = text.split(start);
      const [statement, after] = rest.split('\n```\n\n');
      expect(statement).toMatch(
        new RegExp(`^import \\{ [\\w, ]+ \\} from '@portal/ui/${folder}';$`),
      );
      expect(after?.startsWith(`<Size of="${folder}" />`)).toBe(true);
    },
  );

  it.each(PAGES)('%s lists criteria of WCAG and the duties of those who use it', (page) => {
    const text = readFileSync(`${ROOT}/${page}`, 'utf8');
    expect(text).toMatch(/\n## WCAG 2\.2 and EN 301 549\n\n<Criteria\n {2}met=\{\{\n {4}'\d/);
    expect(text).toMatch(/\n## Your duties\n\n[A-Z]/);
  });

  it.each(PAGES)('%s has an example to copy, with its imports', (page) => {
    const text = readFileSync(`${ROOT}/${page}`, 'utf8');
    const [, example = ''] = /\n## Example\n\n```tsx\n(import [^]*?\n)```\n/.exec(text) ?? [];
    expect(example).toContain(` from '@portal/ui/${basename(dirname(page))}';\n`);
    expect(example).toContain('\nexport function Example() {\n');
  });
});

const GROUPS = /^(?:Start|Foundations|Forms|Navigation|Feedback|Data|Map|Patterns|Pages)\//;
const TITLE = /(?:^  title: '|<Meta title=")([^'"]+)/m;

describe('titles of stories and docs pages (LIB-8)', () => {
  const files = globSync('{packages,apps}/*/src/**/*.{stories.tsx,mdx}', { cwd: ROOT });

  it.each(files)('%s is in a group with a standard name', (file) => {
    const title = TITLE.exec(readFileSync(`${ROOT}/${file}`, 'utf8'))?.[1];
    expect(title ?? 'Start/page of its stories').toMatch(GROUPS);
  });
});
