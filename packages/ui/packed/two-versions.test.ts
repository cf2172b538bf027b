import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from '../../../tools/browsers/browser.ts';
import { renderInNode } from './support/render.ts';

/** Style sheets of one version. */
interface Sheets {
  readonly themes: string;
  readonly parts: string;
}

/** What another version could change of each rule. */
const CHANGES =
  'margin: 7px; letter-spacing: 3px; border: 5px dotted rgb(1 2 3); text-indent: 2px;';

/**
 * Another version of the package, which has the same parts and another style: each rule and each theme differs. Its classes and
 * attributes have another number in place of `own`.
 */
function otherVersion({ themes, parts }: Sheets, renamed: (text: string) => string): Sheets {
  let isStep = false;
  const lines = parts.split('\n').map((line) => {
    const text = line.trim();
    if (text.startsWith('@keyframes ')) isStep = true;
    else if (line === '}') isStep = false;
    // An open dialog stops the scrolling of the page, which is of both versions.
    const isRule = text.endsWith('{') && !/^(?:@|html:has)/.test(text) && !isStep;
    return isRule ? `${line} ${CHANGES}` : line;
  });
  const dotted = themes
    .replaceAll(/: (\d+)px;/g, (_all, size: string) => `: ${Number(size) + 3}px;`)
    .replaceAll(/oklch\([^)]*\)/g, 'rgb(9 8 7)');
  return { themes: renamed(dotted), parts: renamed(lines.join('\n')) };
}

/** The computed style of every element in a half of the page, variables included. Runs in the page. */
function stylesIn(half: string): Record<string, string> {
  const root = document.querySelector(half);
  if (!root) throw new Error(`There is no ${half}`);
  return Object.fromEntries(
    [root, ...root.querySelectorAll('*')].flatMap((element, index) =>
      ['', '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        // Variables included, which come in any order.
        const values = [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return [`${index} ${element.localName}${pseudo}`, values.toSorted().join('; ')];
      }),
    ),
  );
}

const numberOf = (record: object): number => Object.keys(record).length;

/** Whether a style is of the other version. */
const isChanged = (style: string): boolean => style.includes('letter-spacing: 3px');

/** The elements whose styles differ, each with the first difference. */
const changed = (before: Record<string, string>, after: Record<string, string>): string[] =>
  Object.entries(before).flatMap(([name, style]) => {
    const others = after[name]?.split('; ') ?? [];
    const at = style.split('; ').findIndex((part, index) => part !== others[index]);
    return at < 0 ? [] : [`${name} | ${style.split('; ')[at] ?? ''} | ${others[at] ?? ''}`];
  });

/** Half of the window with every component of a version, in the element that names it. */
const half = (id: string, version: string, content: string): string =>
  `<div id="${id}" data-portal-version="${version}" data-portal-theme="light" style="position: absolute; inline-size: 400px; inset-inline-start: ${id === 'own' ? 0 : 500}px">${content}</div>`;

/** Names of the animations that a version defines. */
const animations = ({ parts }: Sheets): readonly string[] =>
  [...parts.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = '']) => name);

describe('two versions of the package on one page (LIB-22)', () => {
  const app = inject('newApp');
  const stylesheet = (file: string): string =>
    readFileSync(join(app, 'node_modules/@portal/ui/dist', file), 'utf8');
  const manifest: { readonly version: string } = JSON.parse(
    readFileSync(join(app, 'node_modules/@portal/ui/package.json'), 'utf8'),
  );
  const [major = '', minor = ''] = manifest.version.split('.');
  const line = major === '0' ? `0.${minor}` : major;
  const renamed = (text: string): string =>
    text
      .replaceAll(`portal-${line.replace('.', '-')}`, 'portal-9-9')
      .replaceAll(`'${line}'`, "'9.9'");

  let browser: Browser;
  let components = '';

  beforeAll(async () => {
    components = Object.values((await renderInNode(app)).alone).join('\n');
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  const sheetsOf = (file: string): Sheets => {
    const all = stylesheet(file);
    const parts = all.slice(stylesheet('themes.css').length);
    return { themes: stylesheet('scoped-themes.css'), parts };
  };

  /** A page with every component of both versions, each in half of the window. */
  async function open(sheets: readonly Sheets[]): Promise<Page> {
    const page = await browser.newPage({ viewport: { width: 1000, height: 800 } });
    // Nothing is read in the middle of a transition.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const css = sheets.map(({ themes, parts }) => `<style>${themes}${parts}</style>`).join('');
    const halves = half('own', line, components) + half('other', '9.9', renamed(components));
    await page.setContent(
      `<!doctype html><html lang="de"><head>${css}</head><body>${halves}</body></html>`,
    );
    return page;
  }

  const read = async (sheets: readonly Sheets[], place: string) => {
    const page = await open(sheets);
    const styles = await page.evaluate(stylesIn, place);
    await page.close();
    return styles;
  };

  it('are named by a class of every part', () => {
    const parts = [...components.matchAll(/class="([^"]*portal-[a-z-]+__[^"]*)"/g)];
    expect(parts.length).toBeGreaterThan(300);
    const name = `portal-${line.replace('.', '-')}`;
    expect(parts.filter(([, names = '']) => !names.split(' ').includes(name))).toEqual([]);
  });

  it.each(['all.css', 'layered.css'])(
    'do not restyle each other in %s, in whichever order they are loaded',
    // Some hundred thousand values are read eight times.
    { timeout: 300_000 },
    async (file) => {
      const own = sheetsOf(file);
      const other = otherVersion(own, renamed);
      const alone = { own: await read([own], '#own'), other: await read([other], '#other') };
      expect(numberOf(alone.own)).toBeGreaterThan(1000);
      expect(Object.values(alone.own).some(isChanged)).toBe(false);
      expect(Object.values(alone.other).filter(isChanged).length).toBeGreaterThan(500);
      for (const both of [
        [own, other],
        [other, own],
      ]) {
        expect(changed(alone.own, await read(both, '#own'))).toEqual([]);
        expect(changed(alone.other, await read(both, '#other'))).toEqual([]);
      }
    },
  );

  it.each(['all.css', 'layered.css'])('have animations of their own in %s', (file) => {
    const own = sheetsOf(file);
    const ofOther = new Set(animations(otherVersion(own, renamed)));
    expect(animations(own).length).toBeGreaterThan(1);
    expect(animations(own).filter((name) => ofOther.has(name))).toEqual([]);
    for (const name of animations(own)) expect(own.parts).toMatch(new RegExp(`: [^:]*${name}\\b`));
  });

  it('keep the classes that a page uses for styles of its own', async () => {
    const own = sheetsOf('all.css');
    const page = await open([own, otherVersion(own, renamed)]);
    await page.addStyleTag({
      content: '#own .portal-button__button, #other .portal-button__button { color: rgb(1 1 1) }',
    });
    const colors = await page
      .locator('.portal-button__button')
      .evaluateAll((buttons) => [
        ...new Set(buttons.map((button) => getComputedStyle(button).color)),
      ]);
    expect(colors).toEqual(['rgb(1, 1, 1)']);
    await page.close();
  });
});
