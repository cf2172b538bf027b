import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import config from './main.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('the pages of the Storybook (LIB-20)', () => {
  it('show three patterns, each with its story and its code', () => {
    const page = read('../packages/ui/docs/patterns/Patterns.mdx');
    const stories = read('../packages/ui/docs/patterns/Patterns.stories.tsx');
    const headings = ['Ask for an address', 'Check answers and send', 'Wait for a result'];
    expect(page.match(/^## .+$/gm)).toEqual(headings.map((heading) => `## ${heading}`));
    expect(headings.filter((heading) => !stories.includes(`name: '${heading}'`))).toEqual([]);
    expect(page.match(/<Canvas of=/g)).toHaveLength(headings.length);
    expect(page.match(/<Source code=/g)).toHaveLength(headings.length);
  });

  it('show every rule of writing with a German and an English example', () => {
    const [, body = ''] = /<tbody>([^]*)<\/tbody>/.exec(read('docs/Writing.mdx')) ?? [];
    const rows = body.split('</tr>').slice(0, -1);
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.filter((row) => row.match(/<td/g)?.length !== 3)).toEqual([]);
    expect(rows.filter((row) => row.match(/<td lang="de"/g)?.length !== 1)).toEqual([]);
  });

  it('come without the steps for those who set Storybook up', () => {
    expect(config.features).toMatchObject({ sidebarOnboardingChecklist: false });
  });
});
