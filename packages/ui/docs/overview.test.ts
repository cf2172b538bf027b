import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { overviewPart, statusOf, versionsOf } from './overview.ts';

const UI = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(UI, path), 'utf8');
const VERSIONS = versionsOf(read('CHANGELOG.md'));
const PAGES = globSync('src/*/*.mdx', { cwd: UI }).toSorted();

describe('the overview of components (LIB-20)', () => {
  it('shows every component with its purpose, a live example and its status', () => {
    const parts = PAGES.map((page) =>
      overviewPart(read(page), read(page.replace('.mdx', '.stories.tsx')), VERSIONS),
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
  const versions = versionsOf(
    '# ui\n\n## 0.2.0\n\n- `Banners` and `Dialog`\n\n## 0.1.0\n\n- `Dialog`, `Checkboxes`\n',
  );

  it.each([
    ['Dialog', { kind: 'stable', since: '0.1.0' }],
    ['Banner', { kind: 'new', since: '0.2.0' }],
    ['Check', { kind: 'new', since: undefined }],
  ])('of %s', (name, status) => {
    expect(statusOf([name], versions)).toEqual(status);
  });

  it('is stable in the first version', () => {
    expect(statusOf(['Dialog'], versions.slice(1))).toEqual({ kind: 'stable', since: '0.1.0' });
  });
});
