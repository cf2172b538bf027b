import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, inject, it } from 'vitest';
import { entriesOf } from './support/app.ts';
import { run } from './support/run.ts';

interface Rendered {
  readonly html: string;
  readonly names: Readonly<Record<string, readonly string[]>>;
  readonly other: Readonly<Record<string, unknown>>;
}

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' });
}

function readAll(folder: string, suffix: string): string {
  return files(folder)
    .filter((file) => file.endsWith(suffix))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

/** Renders in a process of its own: Node loads the package as it is installed, and has no DOM. */
async function renderInNode(app: string): Promise<Rendered> {
  await run(
    'node_modules/.bin/vite',
    ['build', '--ssr', 'src/server.tsx', '--outDir', 'server'],
    app,
  );
  const url = pathToFileURL(join(app, 'server/server.js')).href;
  const script = `import(${JSON.stringify(url)}).then((m) => console.log(JSON.stringify(m.render())))`;
  return JSON.parse(await run('node', ['--input-type=module', '--eval', script], app));
}

describe.each(['newApp', 'oldApp'] as const)('%s', (key) => {
  const app = inject(key);

  it('type-checks strictly, the declarations of the package included', async () => {
    await expect(run('node_modules/.bin/tsc', ['-p', '.'], app)).resolves.toBe('');
  });

  it('builds, with styles and fonts and no foreign address', async () => {
    await run('node_modules/.bin/vite', ['build'], app);
    const css = readAll(join(app, 'dist'), '.css');
    const layers = new Set(css.match(/(?<=@layer )[\w.]+/g));
    expect([...layers]).toEqual(['portal.reset', 'portal.tokens', 'portal.components']);
    expect(css).toContain('Atkinson Hyperlegible Next Variable');
    expect(css).not.toMatch(/https?:|url\(["']?\/\//);
    expect(files(join(app, 'dist')).filter((file) => file.endsWith('.woff2'))).toHaveLength(4);
  });

  it('renders every part without a DOM', async () => {
    const { html, names, other } = await renderInNode(app);
    expect(Object.keys(names).toSorted()).toEqual(entriesOf(app).toSorted());
    for (const words of [
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
      expect(html).toContain(words);
    }
    expect(other).toMatchObject({ ink: 'var(--portal-color-ink)', timeout: 120_000 });
    expect(other['calls']).toBeGreaterThan(10);
  });
});
