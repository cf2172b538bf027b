import { versionClass } from '../build/versions.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { entriesOf } from './support/app.ts';
import { visit } from './support/browser.ts';
import { renderInNode } from './support/render.ts';
import type { Rendered } from './support/render.ts';
import { run } from './support/run.ts';

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' });
}

function readAll(folder: string, suffix: string): string {
  return files(folder)
    .filter((file) => file.endsWith(suffix))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

describe.each(inject('apps'))('%s', (key) => {
  const app = inject(key);
  let rendered: Rendered;

  beforeAll(async () => {
    // Vitest sets it to `test`, and Vite keeps it.
    await run('node_modules/.bin/vite', ['build'], app, { NODE_ENV: 'production' });
    rendered = await renderInNode(app);
  });

  it('type-checks strictly, the declarations of the package included', async () => {
    await expect(run('node_modules/.bin/tsc', ['-p', '.'], app)).resolves.toBe('');
  });

  it('type-checks with the module resolution of Node (LIB-2)', async () => {
    await expect(run('node_modules/.bin/tsc', ['-p', 'tsconfig.node16.json'], app)).resolves.toBe(
      '',
    );
  });

  it('builds with styles and fonts, and without external addresses', () => {
    const css = readAll(join(app, 'dist'), '.css');
    const layers = new Set(css.match(/(?<=@layer )[\w.]+(?=\s*\{)/g));
    // The reset of the whole page and the themes; the parts withstand rules outside of layers (LIB-10).
    expect([...layers]).toEqual(['portal.reset', 'portal.tokens']);
    expect(css).toContain('Portal Noto Sans');
    expect(css).not.toMatch(/https?:|url\(["']?\/\//);
    expect(files(join(app, 'dist')).filter((file) => file.endsWith('.woff2'))).toHaveLength(6);
  });

  it('builds with the parts in layers by a condition (LIB-10)', async () => {
    const args = ['build', '--config', 'layered.config.js', '--outDir', 'dist-layered'];
    await run('node_modules/.bin/vite', args, app);
    const css = readAll(join(app, 'dist-layered'), '.css');
    expect(css).toMatch(/@layer portal\.components\s*\{/);
    expect(css).not.toContain(':not(x x');
    expect(readAll(join(app, 'dist'), '.css')).toContain(':not(x x');
  });

  it('has no warnings of development in production (LIB-18)', () => {
    expect(readAll(join(app, 'node_modules/@portal/ui/dist'), '.js')).toContain(
      'the page has no themes',
    );
    expect(readAll(join(app, 'dist'), '.js')).not.toMatch(
      /the page has no themes|announcement for screen readers was lost/,
    );
  });

  it('renders every component without a DOM (UI-13)', () => {
    const { html, names, other } = rendered;
    expect(Object.keys(names).toSorted()).toEqual(entriesOf(app).toSorted());
    for (const text of [
      'aria-label="Weg der Bestellung"',
      'aria-current="step"',
      'Wartung am Abend',
      'role="tablist"',
      'role="radiogroup"',
      'role="combobox"',
      'role="spinbutton"',
      'Auszüge im Warenkorb',
      '<figure',
    ]) {
      expect(html).toContain(text);
    }
    expect(other).toMatchObject({ ink: 'var(--portal-color-ink)', timeout: 120_000 });
    expect(other['calls']).toBeGreaterThan(10);
  });

  it('renders every component with its class name and attributes', () => {
    const components = Object.values(rendered.names)
      .flat()
      .filter(
        (name) => /^[A-Z][a-z]/.test(name) && !/Error$|^PortalProvider$|^TestPortal$/.test(name),
      );
    expect(Object.keys(rendered.alone).toSorted()).toEqual(
      [...components, 'FieldError'].toSorted(),
    );
    for (const [name, html] of Object.entries(rendered.alone)) {
      expect(html).toContain(`data-probe="${name}"`);
      expect(html).toMatch(new RegExp(`class="[^"]*\\bprobe-${name}\\b`));
    }
  });

  it('renders the documented classes only (LIB-3)', () => {
    const parts: Readonly<Record<string, { readonly parts: readonly string[] }>> = JSON.parse(
      readFileSync(new URL('../docs/parts.json', import.meta.url), 'utf8'),
    );
    const { version }: { readonly version: string } = JSON.parse(
      readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
    );
    const documented = new Set([
      'portal-scope__scope',
      versionClass(version),
      ...Object.entries(parts).flatMap(([component, entry]) =>
        entry.parts.map((part) => `portal-${component}__${part}`),
      ),
    ]);
    const html = [rendered.html, ...Object.values(rendered.alone)].join('');
    const classes = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    const own = new Set(classes.filter((name) => !name.startsWith('probe-')));
    expect(own.size).toBeGreaterThan(150);
    expect([...own].filter((name) => !documented.has(name))).toEqual([]);
  });

  it('renders no inline styles', () => {
    expect(rendered.html).not.toMatch(/<style|\sstyle=/);
    const styled = Object.entries(rendered.alone).filter(([, html]) =>
      /<style|\sstyle=/.test(html),
    );
    expect(styled).toEqual([]);
  });

  it("hydrates in a browser, with its styles and without errors, under style-src 'self' (UI-13, LIB-19)", async () => {
    await visit({ folder: join(app, 'dist'), html: rendered.html }, async (page) => {
      const paper = page.getByRole('checkbox', { name: 'Papier' });
      expect(await paper.isChecked()).toBe(false);
      await paper.click();
      expect(await paper.isChecked()).toBe(true);
      await page.getByRole('tab', { name: 'Karte' }).click();
      await page.getByRole('button', { name: 'Hilfe' }).click();
      await page.getByRole('button', { name: 'Abbrechen' }).click();
      await page.getByRole('dialog', { name: 'Abbrechen?' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      expect(await page.locator('style').count()).toBe(0);
      const next = page.getByRole('button', { name: 'Weiter' });
      const background = await next.evaluate((button) => getComputedStyle(button).backgroundColor);
      expect(background).toMatch(/^oklch\(0\.42 /);
      if (key !== 'oldApp') return page.locator('figure canvas').first().waitFor();
      // Without the map library the app still builds, and shows why there is no map.
      const map = page.locator('figure');
      await map.getByText('Karte nicht verfügbar').waitFor();
      expect(await map.getByRole('status').ariaSnapshot()).toContain('Karte nicht verfügbar');
      expect(await map.textContent()).toContain('„ol“');
      expect(await map.locator('svg path').count()).toBeGreaterThan(0);
    });
  });
});
