import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Parts of which a reset changes something. */
const PICTURED =
  'Accordion Badge Button Checkbox CopiesInput DescriptionList Heading InlineMessage Link OrderTable Pagination RadioGroup Select Stepper Tabs Text TextArea TextField'.split(
    ' ',
  );

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

  it.each(['all.css', 'unlayered.css'])(
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

  it.each(['all.css', 'unlayered.css'])(
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

  /** Pictures of some parts without and with the styles of a host. */
  async function pictures(file: string, host: string): Promise<readonly [Buffer, Buffer]> {
    const page = await browser.newPage();
    const parts = PICTURED.map((part) => `<div style="padding: 8px">${rendered.alone[part]}</div>`);
    // Nothing is compared in the middle of a transition.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setContent(hostPage(parts.join('')));
    await addStyles(page, stylesheet(file));
    const place = page.locator('[data-portal-theme]');
    const before = await place.screenshot();
    await addStyles(page, host);
    const after = await place.screenshot();
    await page.close();
    return [before, after];
  }

  it.each(Object.entries(HOST_STYLES))(
    'has parts that %s does not change, with unlayered.css (LIB-10)',
    async (_name, host) => {
      const [before, after] = await pictures('unlayered.css', host);
      expect(before.equals(after), 'the picture is the same').toBe(true);
      const [layered, changed] = await pictures('all.css', host);
      expect(layered.equals(changed), 'in layers, it changes them').toBe(false);
    },
  );

  it('overrides a part by a class, with unlayered.css (LIB-3, LIB-10)', async () => {
    const page = await browser.newPage();
    await page.setContent(hostPage(components));
    await addStyles(page, '.probe-Button { margin: 7px } #app .probe-Button { color: red }');
    await addStyles(page, stylesheet('unlayered.css'));
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
