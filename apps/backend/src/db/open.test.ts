import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { acquireLock } from './lock-file.ts';
import { openDatabase } from './open.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('lock file', () => {
  const file = join(folder, 'db.lock');

  it('names the holder and can be released', async () => {
    const release = await acquireLock(file);
    await expect(acquireLock(file)).rejects.toThrow(`process ${process.pid}`);
    release();
    (await acquireLock(file))();
  });

  it('is taken over when the holder has died or its process id was reused', async () => {
    for (const holder of ['999999999 1', `${process.pid} 1`, '', '1 1 db.lock.dead']) {
      writeFileSync(file, holder);
      const release = await acquireLock(file);
      expect(readFileSync(file, 'utf8')).toContain(String(process.pid));
      release();
    }
  });

  it('is respected when the holder runs in another container, with the same process id', async () => {
    const holder = createServer().listen(join(folder, 'db.lock.other'));
    await once(holder, 'listening');
    writeFileSync(file, `${process.pid} 1 db.lock.other`);
    await expect(acquireLock(file)).rejects.toThrow('already used');
    holder.close();
    rmSync(file);
  });
});

describe('data folder', () => {
  it('keeps data across a restart', async () => {
    const settings = { databaseUrl: null, dataFolder: join(folder, 'restart') };
    const first = await openDatabase(settings, () => undefined);
    await first.query(`create table kept as select 'yes' as value`);
    await first.close();
    const second = await openDatabase(settings, () => undefined);
    expect(await second.query('select value from kept')).toEqual([{ value: 'yes' }]);
    await second.close();
  });

  it('is named in the error when it cannot be used', async () => {
    writeFileSync(join(folder, 'file'), '');
    const settings = { databaseUrl: null, dataFolder: join(folder, 'file') };
    await expect(openDatabase(settings, () => undefined)).rejects.toThrow('PORTAL_DATA');
  });
});

it.each([
  'postgres://portal:secret@10.0.0.11:5432,10.0.0.12:5432/portal?target_session_attrs=read-write',
  'postgres://portal:secret@db1,db2/portal',
])(
  'refuses an address with several hosts without repeating it: %s (OPS-12)',
  async (databaseUrl) => {
    const opening = openDatabase({ databaseUrl, dataFolder: folder }, () => undefined);
    await expect(opening).rejects.toThrow(/^DATABASE_URL names several hosts, .*HAProxy/);
  },
);
