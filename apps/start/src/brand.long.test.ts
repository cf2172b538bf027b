import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { launch } from './testing/launcher.ts';

const ROOT = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'portal-brand-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Time limit in ms for the build, the demo data and two services on a busy machine. */
const START_TIMEOUT_MS = 240_000;

const NOTICE = {
  text: { de: 'Eine offizielle Website des Landes', en: 'An official website of the state' },
};

it(
  'previews a pack into whose brand the folder of KERN was copied (REAL-9, STATE-2)',
  async () => {
    const pack = join(folder, 'pack');
    cpSync(join(ROOT, 'states/lindenmark'), pack, { recursive: true });
    cpSync(join(ROOT, 'states/brands/kern'), join(pack, 'brand'), { recursive: true });
    const state = join(pack, 'state.json');
    const configuration: object = JSON.parse(readFileSync(state, 'utf8'));
    writeFileSync(state, JSON.stringify({ ...configuration, officialNotice: NOTICE }));
    const command = [join(ROOT, 'apps/start/src/state.cli.ts'), 'preview', pack];
    await using launcher = await launch(join(folder, 'data'), {}, command);
    await launcher.ready;
    const load = (path: string) => fetch(`http://localhost:${launcher.port}/${path}`);

    const css = await (await load('state/brand.css')).text();
    expect(css).toContain("--portal-font-body: 'Fira Sans', 'Portal Noto Sans Names', Arial");
    expect(css).toContain('--portal-color-action: #2044aa;');
    for (const [, file] of css.matchAll(/url\('\.\/(.+?)'\)/g)) {
      const font = await load(`state/${file}`);
      expect(font.headers.get('content-type')).toBe('font/woff2');
    }
    expect(await (await load('api/configuration')).json()).toMatchObject({
      officialNotice: NOTICE,
    });
  },
  START_TIMEOUT_MS,
);
