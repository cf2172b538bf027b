import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from '../../../tools/browsers/browser.ts';
import { HOST_STYLES } from './support/host-styles.ts';
import { renderInNode } from './support/render.ts';
import type { Rendered } from './support/render.ts';

/** A page of a consumer, with elements that a reset would change, beside every component. */
const hostPage = (components: string): string => `<!doctype html><html lang="de"><body>
  <main data-host style="position: absolute; inline-size: 40rem">
    <h1>Überschrift</h1><h2>Zweite</h2><h3>Dritte</h3><p>Ein <a href="#a">Link</a>, <code>Code</code>.</p>
    <ul><li>Eins</li></ul><ol><li>Zwei</li></ol><dl><dt>Wort</dt><dd>Erklärung</dd></dl>
    <figure><svg width="10" height="10"></svg></figure><table><tr><th>A</th><td>B</td></tr></table>
    <form><fieldset><legend>Legende</legend><input /><select><option>A</option></select>
    <textarea></textarea><button>Knopf</button></fieldset></form>
  </main>
  <div data-portal-theme="light" style="position: absolute; inset-block-start: 100rem">${components}</div>
</body></html>`;

/** Where a picture of all parts in the styles of each host is written. */
const PICTURES = fileURLToPath(new URL('../../../reports/hosts', import.meta.url));

/** What no picture of a page shows; and `Field`, whose control is one of the host. */
const NOT_PICTURED = new Set([
  'Dialog',
  'MapPreview',
  'ParcelPickerMap',
  'VisuallyHidden',
  'Field',
]);

/** Every part in a box of its own, on a page without other content. */
function partsPage(parts: Readonly<Record<string, string>>): string {
  const boxes = Object.entries(parts)
    .filter(([name]) => !NOT_PICTURED.has(name))
    // Of a fixed size: a part that grows does not move the others.
    .map(
      ([name, html]) =>
        `<div data-part="${name}" style="box-sizing: border-box; height: 240px; padding: 8px; overflow: hidden">${html}</div>`,
    );
  return `<!doctype html><html lang="de"><body style="margin: 0; font: 16px/1.5 sans-serif; color: black">
    <div data-portal-theme="light" style="display: grid; grid-template-columns: 1fr 1fr 1fr">${boxes.join('')}</div></body></html>`;
}

const toUrl = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`;

/** Names of the parts whose boxes differ between two pictures of the page; runs in the page. */
async function differentParts(urls: string[]): Promise<string[]> {
  const pictures = await Promise.all(
    urls.map(async (url) => createImageBitmap(await (await fetch(url)).blob())),
  );
  const contexts = pictures.map((picture) => {
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    context?.drawImage(picture, 0, 0);
    return context;
  });
  const parts = [...document.querySelectorAll<HTMLElement>('[data-part]')].filter((box) => {
    const { x, y, width, height } = box.getBoundingClientRect();
    const [before, after] = contexts.map((context) =>
      context?.getImageData(x, y + scrollY, width, height).data.join(),
    );
    return before !== after;
  });
  return parts.map((box) => box.dataset['part'] ?? '');
}

/** The computed style of the document, of the body and of every element of the host. */
function computedStyles(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(
      ['html', 'body', '[data-host]', '[data-host] *'].flatMap((selector) =>
        [...document.querySelectorAll(selector)].flatMap((element, index) => {
          const style = getComputedStyle(element);
          return (
            [...style]
              // Our variables are inherited, but change nothing that does not refer to them. The themes set the
              // colour scheme `light`, which is what browsers use for `normal`.
              .filter((property) => !property.startsWith('--') && property !== 'color-scheme')
              .map((property) => [
                `${selector} ${index} ${element.localName} ${property}`,
                style.getPropertyValue(property),
              ])
          );
        }),
      ),
    ),
  );
}

/** Puts three pictures of the host into an element. @returns what a reset would change of each; runs in the page */
function addPictures(place: Element) {
  place.innerHTML =
    '<img width="20" height="20"><svg width="20" height="20"></svg><canvas width="2000" height="20"></canvas>';
  return [...place.children].map((element) => {
    const style = getComputedStyle(element);
    const { display, boxSizing, maxWidth, maxHeight, width, height, verticalAlign } = style;
    return { display, boxSizing, maxWidth, maxHeight, width, height, verticalAlign };
  });
}

async function addStyles(page: Page, css: string): Promise<void> {
  await page.addStyleTag({ content: css });
}

describe('a page of a consumer (LIB-1)', () => {
  const app = inject('newApp');
  const stylesheet = (file: string): string =>
    readFileSync(join(app, 'node_modules/@portal/ui/dist', file), 'utf8');
  let components = '';
  let rendered: Rendered;
  let browser: Browser;

  beforeAll(async () => {
    rendered = await renderInNode(app);
    components = Object.values(rendered.alone).join('\n');
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it.each(['all.css', 'layered.css'])(
    'keeps its own styles beside every component in %s (LIB-1)',
    async (file) => {
      const page = await browser.newPage();
      await page.setContent(hostPage(components));
      const host = page.locator('[data-host]');
      const before = { styles: await computedStyles(page), picture: await host.screenshot() };
      await addStyles(page, stylesheet(file));
      expect(await computedStyles(page)).toEqual(before.styles);
      expect(before.picture.equals(await host.screenshot()), 'the picture is the same').toBe(true);
      const field = page.getByRole('textbox', { name: 'A' }).first();
      expect(await field.evaluate((input) => getComputedStyle(input).boxSizing)).toBe('border-box');
      await page.close();
    },
  );

  it.each(['all.css', 'layered.css'])(
    'keeps its pictures, drawings and canvases within a component in %s (SCREEN-1)',
    async (file) => {
      const page = await browser.newPage();
      await page.setContent(hostPage(components));
      await addStyles(page, stylesheet(file));
      const [within, beside] = await Promise.all(
        ['.probe-Text', '[data-host] p'].map((place) => page.locator(place).evaluate(addPictures)),
      );
      expect(within).toHaveLength(3);
      expect(within).toEqual(beside);
      await page.close();
    },
  );

  const pictures = new Map<string, Buffer>();

  /** Names of the parts that look different with the styles of a host. */
  async function changed(file: string, host: string, name: string): Promise<readonly string[]> {
    const page = await browser.newPage({ viewport: { width: 1000, height: 800 } });
    // Nothing is compared in the middle of a transition.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setContent(partsPage(rendered.alone));
    await addStyles(page, stylesheet(file));
    const before = pictures.get(file) ?? (await page.screenshot({ fullPage: true }));
    pictures.set(file, before);
    await addStyles(page, host);
    const after = await page.screenshot({ fullPage: true, path: join(PICTURES, `${name}.png`) });
    const names = before.equals(after)
      ? []
      : await page.evaluate(differentParts, [before, after].map(toUrl));
    await page.close();
    return names;
  }

  it.each(Object.entries(HOST_STYLES))(
    'has parts that %s does not change, each in a picture (LIB-10)',
    // Beside other programs, a browser sometimes cannot make a picture.
    { retry: 2 },
    async (name, host) => {
      expect(await changed('all.css', host, name)).toEqual([]);
    },
  );

  it('has parts that the theme of a CMS changes in layered.css (LIB-10)', async () => {
    const theme = HOST_STYLES['theme of a CMS'] ?? '';
    expect(await changed('layered.css', theme, 'in layers')).not.toEqual([]);
  });

  it('overrides a part by a class (LIB-3, LIB-10)', async () => {
    const page = await browser.newPage();
    await page.setContent(hostPage(components));
    await addStyles(page, '.probe-Button { margin: 7px } #app .probe-Button { color: red }');
    await addStyles(page, stylesheet('all.css'));
    await page.evaluate(() => {
      document.body.id = 'app';
    });
    const style = await page.locator('.probe-Button').evaluate((button) => {
      const { marginTop, color } = getComputedStyle(button);
      return { marginTop, color };
    });
    expect(style).toEqual({ marginTop: '7px', color: 'rgb(255, 0, 0)' });
    await page.close();
  });

  it('is reset as a whole by reset.css', async () => {
    const page = await browser.newPage();
    await page.setContent(hostPage(''));
    await addStyles(page, stylesheet('styles/reset.css'));
    const list = page.locator('main ul');
    expect(await list.evaluate((element) => getComputedStyle(element).listStyleType)).toBe('none');
    await page.close();
  });
});
