import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createHttpBrowser } from './testing/http-browser.ts';
import { descendantsOf, freePort, isRunning, launch } from './testing/launcher.ts';
import { anyParcel, logIn, ordersOf, pdfOf, sendOrder } from './testing/order.ts';

const ROOT = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'portal-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Time limit in ms for the build, the demo data and two services on a busy machine. */
const START_TIMEOUT_MS = 240_000;

/** The non-empty lines of the output. */
const linesOf = (output: string): string[] =>
  output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

describe('the launcher, started whole', () => {
  it(
    'keeps orders after a restart, rejects a second launcher on the same data, and stops all its processes',
    async () => {
      const data = join(folder, 'kept');
      const first = await launch(data);
      await first.ready;
      const browser = createHttpBrowser(AbortSignal.timeout(START_TIMEOUT_MS));
      const call = await logIn(browser, `http://localhost:${first.port}`);
      const orderNumber = await sendOrder(call, [pdfOf(await anyParcel(first))]);
      expect(await ordersOf(call)).toEqual([orderNumber]);

      const second = await launch(data);
      expect(await second.ended).toBe(1);
      const [lastLine] = linesOf(second.output()).slice(-1);
      expect(lastLine).toContain(data);
      expect(second.output()).not.toMatch(/\n\s+at /);

      const started = descendantsOf(Number(first.process.pid));
      expect(started.length).toBeGreaterThanOrEqual(2);
      first.process.kill('SIGINT');
      expect(await first.ended).toBe(0);
      expect(started.filter(isRunning)).toEqual([]);

      const again = await launch(data, {
        PORT: String(first.port),
        SANDBOX_PORT: String(first.sandboxPort),
      });
      await again.ready;
      expect(await ordersOf(call)).toEqual([orderNumber]);
      again.process.kill('SIGTERM');
      expect(await again.ended).toBe(0);
    },
    START_TIMEOUT_MS,
  );

  it(
    'names in a preview what is wrong with the addresses of a pack (STATE-2)',
    async () => {
      const pack = join(folder, 'pack');
      cpSync(join(ROOT, 'states/nordermarsch'), pack, { recursive: true });
      const state = join(pack, 'state.json');
      const text = readFileSync(state, 'utf8');
      writeFileSync(state, text.replace('"buildings,parcels"', '"buildings,parcel"'));
      const url = `http://127.0.0.1:${await freePort()}`;
      writeFileSync(join(pack, 'cadastre.json'), JSON.stringify({ url }));
      const command = [join(ROOT, 'apps/start/src/state.cli.ts'), 'preview', pack];
      await using launcher = await launch(join(folder, 'preview'), {}, command);
      await expect
        .poll(launcher.output, { timeout: START_TIMEOUT_MS, interval: 200 })
        .toContain('Start the backend …');
      expect(linesOf(launcher.output())).toEqual(
        expect.arrayContaining([
          expect.stringMatching(
            /^maps: state\.json: map\.wms\.0\.layers names parcel, which is no layer of the service; it has /,
          ),
          `cadastre: The cadastre at ${url} does not answer (cadastre.json: url).`,
        ]),
      );
    },
    START_TIMEOUT_MS,
  );
});
