import { describe, expect, it } from 'vitest';
import { createBuildCheck } from './build-check.ts';

const pageWith = (...scripts: readonly string[]): string =>
  scripts.map((script) => `<script type="module" src="${script}"></script>`).join('');

/** React seldom changes; the portal's own script does with every build that changes anything. */
const REACT = './assets/react.js';
const OLD = pageWith(REACT, './assets/first-old.js');
const NEW = pageWith(REACT, './assets/first-new.js');

function windowWith(
  loadPage: () => Promise<string>,
  scripts: readonly string[] = [REACT, './assets/first-old.js'],
) {
  let reloads = 0;
  const renewal = createBuildCheck({
    scripts: () => scripts,
    loadPage,
    reload: () => {
      reloads += 1;
    },
  });
  return { renewal, reloads: () => reloads };
}

describe('a part of the portal that cannot be loaded', () => {
  it('reloads a window that is older than the portal, once', async () => {
    const { renewal, reloads } = windowWith(async () => NEW);
    await Promise.all([renewal.check(), renewal.check()]);
    await renewal.check();
    expect(reloads()).toBe(1);
    expect(renewal.files.get()).toBe('checking');
  });

  it.each([
    ['the portal is the same', async () => OLD],
    ['the network is gone', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is said to be missing when %s', async (_, loadPage) => {
    const { renewal, reloads } = windowWith(loadPage);
    await renewal.check();
    expect(reloads()).toBe(0);
    expect(renewal.files.get()).toBe('missing');
  });

  it('is said to be missing where no script tells the build', async () => {
    const { renewal, reloads } = windowWith(async () => NEW, []);
    await renewal.check();
    expect([reloads(), renewal.files.get()]).toEqual([0, 'missing']);
  });
});
