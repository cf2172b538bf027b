import { describe, expect, it } from 'vitest';
import { createBuildCheck } from './build-check.ts';

const pageWith = (...scripts: readonly string[]): string =>
  scripts.map((script) => `<script type="module" src="${script}"></script>`).join('');

/** React's file seldom changes; the portal's own file changes with every build. */
const REACT = './assets/react.js';
const OLD = pageWith(REACT, './assets/first-old.js');
const NEW = pageWith(REACT, './assets/first-new.js');

function windowWith(
  loadPage: () => Promise<string>,
  scripts: readonly string[] = [REACT, './assets/first-old.js'],
) {
  let reloads = 0;
  const check = createBuildCheck({
    scripts: () => scripts,
    loadPage,
    reload: () => {
      reloads += 1;
    },
  });
  return { check, reloads: () => reloads };
}

describe('a file of the portal that cannot be loaded (ERR-2)', () => {
  it('reloads a window of an older build once', async () => {
    const { check, reloads } = windowWith(async () => NEW);
    await Promise.all([check.check(), check.check()]);
    await check.check();
    expect(reloads()).toBe(1);
    expect(check.files.get()).toBe('checking');
  });

  it.each([
    ['the build is the same', async () => OLD],
    ['the network is gone', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is missing when %s', async (_, loadPage) => {
    const { check, reloads } = windowWith(loadPage);
    await check.check();
    expect(reloads()).toBe(0);
    expect(check.files.get()).toBe('missing');
  });

  it('is missing when the page names no scripts', async () => {
    const { check, reloads } = windowWith(async () => NEW, []);
    await check.check();
    expect([reloads(), check.files.get()]).toEqual([0, 'missing']);
  });
});
