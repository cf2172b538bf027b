import { fastify } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepAssets } from './kept-assets.ts';
import { servePortal } from './static-files.ts';

const cleanUps: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-assets-'));
  cleanUps.push(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** The built portal of a version; its page names one script, which is there as a compressed file as well. */
function buildOf(version: string): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'index.html'), `<script src="./assets/main-${version}.js"></script>`);
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, `assets/main-${version}.js`), `// ${version}`);
  writeFileSync(join(folder, `assets/main-${version}.js.br`), `compressed ${version}`);
  return folder;
}

describe('two versions at once (OPS-2)', () => {
  it('answer the files of both, while one process after the other is replaced and a link is set in between', async () => {
    const kept = temporaryFolder();
    const current = join(temporaryFolder(), 'current');
    const start = async () => {
      const app = fastify();
      cleanUps.push(() => app.close());
      await servePortal(app, current, kept, [
        { language: 'de', title: '', description: '', contact: { phone: '', email: '' } },
      ]);
      return app;
    };
    symlinkSync(buildOf('old'), current);
    const before = await start();
    unlinkSync(current);
    symlinkSync(buildOf('new'), current);
    const after = await start();
    expect((await before.inject({ url: '/' })).body).toContain('main-old.js');
    expect((await after.inject({ url: '/' })).body).toContain('main-new.js');
    for (const app of [before, after]) {
      for (const version of ['old', 'new']) {
        const url = `/assets/main-${version}.js`;
        const answer = await app.inject({ url });
        expect([url, answer.statusCode, answer.body]).toEqual([url, 200, `// ${version}`]);
        expect(answer.headers['cache-control']).toContain('immutable');
        expect(answer.headers['content-type']).toContain('javascript');
        const small = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
        expect(small.headers['content-encoding']).toBe('br');
      }
    }
  });

  it('are kept in another folder than that of the built portal, which a start says', async () => {
    const folder = buildOf('old');
    const head = { language: 'de', title: '', description: '', contact: { phone: '', email: '' } };
    await expect(servePortal(fastify(), folder, `${folder}/`, [head])).rejects.toThrow(
      /^PORTAL_STATIC is the folder "portal" of PORTAL_DATA/,
    );
  });

  it('answer each file from its copy, so that no answer fails while the link changes (SAFE-4)', async () => {
    const folder = buildOf('old');
    const app = fastify();
    cleanUps.push(() => app.close());
    const head = { language: 'de', title: '', description: '', contact: { phone: '', email: '' } };
    await servePortal(app, folder, temporaryFolder(), [head]);
    writeFileSync(join(folder, 'assets/main-old.js'), '// another build');
    expect((await app.inject({ url: '/assets/main-old.js' })).body).toBe('// old');
  });
});

describe('kept files of the build', () => {
  const DAY_MS = 86_400_000;

  it('are removed when no process has had them for 30 days', () => {
    const kept = temporaryFolder();
    const now = new Date('2026-11-26T12:00:00Z');
    const ageOf = (version: string, days: number) => {
      const then = new Date(now.getTime() - days * DAY_MS);
      for (const end of ['js', 'js.br']) {
        utimesSync(join(kept, 'assets', `main-${version}.${end}`), then, then);
      }
    };
    const versions = {
      first: buildOf('first'),
      second: buildOf('second'),
      third: buildOf('third'),
    };
    for (const folder of Object.values(versions)) keepAssets(folder, kept, now);
    ageOf('first', 31);
    ageOf('second', 29);
    ageOf('third', 31);
    keepAssets(versions.third, kept, now);
    expect(readdirSync(join(kept, 'assets')).toSorted()).toEqual(
      ['second', 'third'].flatMap((version) => [`main-${version}.js`, `main-${version}.js.br`]),
    );
  });

  it('stay while a process has them, which marks them every day', () => {
    const kept = temporaryFolder();
    const start = new Date('2026-01-05T12:00:00Z');
    const later = new Date('2026-11-26T12:00:00Z');
    const builds = [buildOf('old'), buildOf('new')] as const;
    const mark = keepAssets(builds[0], kept, start);
    rmSync(join(kept, 'assets/main-old.js'));
    mark(later);
    keepAssets(builds[1], kept, later);
    expect(readdirSync(join(kept, 'assets'))).toHaveLength(4);
  });

  it('contain nothing else, also when the portal has no such files', () => {
    const folder = temporaryFolder();
    const kept = join(temporaryFolder(), 'portal');
    writeFileSync(join(folder, 'index.html'), '');
    keepAssets(folder, kept, new Date());
    expect(readdirSync(kept)).toEqual(['assets']);
    expect(existsSync(join(kept, 'index.html'))).toBe(false);
  });
});
