import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { freePort, launch } from './testing/launcher.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The non-empty lines of the output. */
const linesOf = (output: string): string[] =>
  output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

describe('the launcher', () => {
  it('rejects a port in use', async () => {
    const port = await freePort();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
    const launcher = await launch(join(folder, 'busy'), { PORT: String(port) });
    expect(await launcher.ended).toBe(1);
    expect(linesOf(launcher.output())).toEqual([
      `Port ${port} is in use by another program. Stop it, or choose another port with PORT=….`,
    ]);
    other.close();
  });

  it('rejects a data folder that is not writable', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const launcher = await launch(join(file, 'data'));
    expect(await launcher.ended).toBe(1);
    expect(linesOf(launcher.output())).toEqual([
      `The data folder ${file}/data cannot be written (ENOTDIR). Set PORTAL_DATA to a writable folder.`,
    ]);
  });

  it('rejects an invalid port', async () => {
    const launcher = await launch(join(folder, 'none'), { PORT: '80800' });
    expect(await launcher.ended).toBe(1);
    expect(linesOf(launcher.output())).toEqual([
      'PORT must be a port between 1 and 65535, but is "80800".',
    ]);
  });
});
