import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { descendantsOf, freePort, isRunning, launch } from './testing/launcher.ts';
import { sendAnOrder, ordersOf } from './testing/order.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Building, the demo land and two services take their time on a busy machine. */
const PATIENCE_MS = 240_000;

/** What a launcher that cannot start says at the end, without empty lines. */
const sentencesOf = (words: string): string[] =>
  words
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

describe('the whole', () => {
  it(
    'keeps orders over a restart, refuses a second one on its data, and ends with everything it started',
    async () => {
      const data = join(folder, 'kept');
      const first = await launch(data);
      await first.ready;
      const { session, orderNumber } = await sendAnOrder(first);
      expect(await ordersOf(first, session)).toEqual([orderNumber]);

      const second = await launch(data);
      expect(await second.ended).toBe(1);
      const [sentence] = sentencesOf(second.words()).slice(-1);
      expect(sentence).toContain(data);
      expect(second.words()).not.toMatch(/\n\s+at /);

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
      expect(await ordersOf(again, session)).toEqual([orderNumber]);
      again.process.kill('SIGTERM');
      expect(await again.ended).toBe(0);
    },
    PATIENCE_MS,
  );

  it('does not start on a busy port', async () => {
    const port = await freePort();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
    const launcher = await launch(join(folder, 'busy'), { PORT: String(port) });
    expect(await launcher.ended).toBe(1);
    expect(sentencesOf(launcher.words())).toEqual([
      `Port ${port} is in use by another program. End that one, or choose another port with PORT=….`,
    ]);
    other.close();
  });

  it('does not start on data that cannot be written', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const launcher = await launch(join(file, 'data'));
    expect(await launcher.ended).toBe(1);
    expect(sentencesOf(launcher.words())).toEqual([
      `The data folder ${file}/data cannot be written (ENOTDIR). Set PORTAL_DATA to a folder that can.`,
    ]);
  });

  it('does not start on a port that is none', async () => {
    const launcher = await launch(join(folder, 'none'), { PORT: '80800' });
    expect(await launcher.ended).toBe(1);
    expect(sentencesOf(launcher.words())).toEqual([
      'PORT must be a port between 1 and 65535, but is "80800".',
    ]);
  });
});
