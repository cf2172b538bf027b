import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CRITERIA } from '../packages/ui/docs/criteria.ts';
import { testsOf } from '../packages/ui/docs/evidence.ts';
import config from './main.ts';
import { globalTypes } from './toolbar.ts';

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

  it('show the components in every language that has texts (LIB-24)', () => {
    const sets = globSync('packages/ui/src/locales/*/texts.json', {
      cwd: new URL('..', import.meta.url),
    });
    const languages = sets.map((file) => file.split('/').at(-2) ?? '');
    const offered = globalTypes.language.toolbar.items.map(({ value }) => value);
    expect(offered.toSorted()).toEqual(['de', 'en', ...languages].toSorted());
    const shown = /new Map\(\[([^]*?)\n\]\)/.exec(read('Page.tsx'))?.[1] ?? '';
    expect([...shown.matchAll(/\['(\w+)', /g)].map(([, name]) => name).toSorted()).toEqual(
      offered.toSorted(),
    );
  });

  it('come without the steps for those who set Storybook up', () => {
    expect(config.features).toMatchObject({ sidebarOnboardingChecklist: false });
  });
});

/** The headings of all pages, as the search of Storybook reads them, with the pages. */
const headings = globSync(['.storybook/docs/*.mdx', 'packages/ui/src/*/*.mdx'], {
  cwd: new URL('..', import.meta.url),
}).flatMap((page) =>
  (read(`../${page}`).match(/^#{1,4} .+$/gm) ?? []).map((heading) => ({ page, heading })),
);

/** The pages with a heading in which a word begins with the searched one, in any case. */
const pagesWith = (word: string): readonly string[] =>
  headings
    .filter(({ heading }) =>
      heading
        .toLowerCase()
        .split(/ +/)
        .some((part) => part.startsWith(word.toLowerCase())),
    )
    .map(({ page }) => page);

describe('the search of the Storybook (LIB-24)', () => {
  it('reads the headings of pages', () => {
    expect(config.features).toMatchObject({ experimentalSearchDocsHeadings: true });
  });

  it.each([
    ['modal', 'packages/ui/src/dialog/Dialog.mdx'],
    ['toast', 'packages/ui/src/notification-stack/NotificationStack.mdx'],
    ['upload', 'packages/ui/src/file-upload/FileUpload.mdx'],
    ['tooltip', 'packages/ui/src/toggletip/Toggletip.mdx'],
    ['date', 'packages/ui/src/date-picker/DatePicker.mdx'],
    ['wcag', '.storybook/docs/Criteria.mdx'],
    ['contrast', '.storybook/docs/Colour.mdx'],
    ['4.1.2', '.storybook/docs/Criteria.mdx'],
    ['Kombinationsfeld', 'packages/ui/src/combobox/Combobox.mdx'],
  ])('finds "%s"', (word, page) => {
    expect(pagesWith(word)).toContain(page);
  });

  it('finds every component by other names, in German, too', () => {
    const pages = globSync('packages/ui/src/*/*.mdx', { cwd: new URL('..', import.meta.url) });
    const named = headings.filter(({ heading }) =>
      /^## Also called: (?:.+, ){2,}.+$/.test(heading),
    );
    expect(named.map(({ page }) => page).toSorted()).toEqual(pages.toSorted());
  });

  it('finds every criterion of WCAG 2.2, with the tests that show it', () => {
    const found = read('docs/Criteria.mdx').match(/^### .+\n\n<CriterionTests of="[\d.]+" \/>$/gm);
    const expected = CRITERIA.map(
      ({ id, en }) => `### ${id} ${en}\n\n<CriterionTests of="${id}" />`,
    );
    expect(found?.toSorted()).toEqual(expected.toSorted());
    // Below the principles of WCAG: no level of headings is left out (1.3.1).
    expect(read('docs/Criteria.mdx').match(/^## .+$/gm)).toHaveLength(4);
    expect(testsOf('4.1.2').length).toBeGreaterThan(10);
    expect(testsOf('4.1.1')).toEqual([]);
  });
});

describe('the sidebar of the Storybook (LIB-24)', () => {
  it('leaves out the stories that test a behaviour, until its filter shows them', () => {
    expect(config.tags).toMatchObject({ behaviour: { defaultFilterSelection: 'exclude' } });
    const untagged = globSync('{packages/ui,tools,apps/portal}/**/*.behaviour.stories.tsx', {
      cwd: new URL('..', import.meta.url),
      exclude: ['**/node_modules/**'],
    }).filter((file) => !/^ {2}tags: \[.*'behaviour'.*\],$/m.test(read(`../${file}`)));
    expect(untagged).toEqual([]);
  });
});
