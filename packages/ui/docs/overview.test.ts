import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { overviewPart, statusOf } from './overview.ts';

const UI = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(UI, path), 'utf8');
const RELEASED = JSON.parse(read('released-api.json'));
const PAGES = globSync('src/*/*.mdx', { cwd: UI }).toSorted();

describe('the overview of components (LIB-20)', () => {
  it('shows every component with its purpose, a live example and its status', () => {
    const parts = PAGES.map((page) =>
      overviewPart(read(page), read(page.replace('.mdx', '.stories.tsx')), RELEASED),
    );
    expect(parts.map(({ folder }) => folder)).toEqual(PAGES.map((page) => page.split('/')[1]));
    const withoutStory = parts.filter(({ story, folder }, at) => {
      const stories = read((PAGES[at] ?? folder).replace('.mdx', '.stories.tsx'));
      return !stories.includes(`export const ${story}: Story`);
    });
    expect(withoutStory).toEqual([]);
    expect(parts.find(({ folder }) => folder === 'button')).toEqual({
      folder: 'button',
      title: 'Forms/Button',
      purpose: 'Triggers an action on the page or submits a form.',
      story: 'Primary',
      status: { kind: 'stable', since: '0.1.0' },
    });
  });

  it.each(PAGES)('%s has a live example above everything else', (page) => {
    const [, content = ''] = read(page).split('<Meta of={', 2);
    const live = content.search(/<Primary|<Canvas/);
    expect(live).toBeGreaterThan(0);
    expect(content.slice(0, live)).not.toMatch(/^```|^## /m);
  });
});

describe('the status of a component', () => {
  const released = {
    version: '0.3.0',
    since: { './page FootStep': '0.2.0', './page Drawer': '0.3.0' },
    api: {
      './page Page': '',
      './page FootStep': '',
      './page Drawer': '',
      './page ROLE.row': '',
      './other Menu': '',
    },
  };

  it.each([
    ['page', ['Page'], { kind: 'stable', since: '0.1.0' }],
    ['page', ['FootStep', 'Page'], { kind: 'stable', since: '0.1.0' }],
    ['page', ['FootStep'], { kind: 'stable', since: '0.2.0' }],
    ['page', ['Drawer'], { kind: 'new', since: '0.3.0' }],
    ['page', ['ROLE'], { kind: 'stable', since: '0.1.0' }],
    ['page', ['Menu'], { kind: 'new', since: undefined }],
  ])('of the folder %s with %j', (folder, names, status) => {
    expect(statusOf(folder, names, released)).toEqual(status);
  });

  it('is stable in the first version', () => {
    expect(statusOf('page', ['Page'], { ...released, version: '0.1.0' })).toEqual({
      kind: 'stable',
      since: '0.1.0',
    });
  });
});
