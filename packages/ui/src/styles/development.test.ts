import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Development from './development.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

/** The module as a page loads it: anew. */
async function load(mode: string): Promise<typeof Development> {
  vi.resetModules();
  vi.stubEnv('NODE_ENV', mode);
  return import('./development.ts');
}

function stubPage(ink: string): void {
  vi.stubGlobal('matchMedia', () => undefined);
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => ink }));
}

beforeEach(() => {
  warn.mockClear();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('a page without themes (LIB-18)', () => {
  it.each([
    ['development', '', 1],
    ['development', '#000', 0],
    ['production', '', 0],
  ])('in %s, with the colour "%s": %d warnings', async (mode, ink, count) => {
    stubPage(ink);
    const { warnWithoutThemes } = await load(mode);
    for (let component = 0; component < 3; component += 1) warnWithoutThemes();
    vi.runAllTimers();
    expect(warn).toHaveBeenCalledTimes(count);
  });

  it('is not warned of where there are no styles, as on a server', async () => {
    const { warnWithoutThemes } = await load('development');
    warnWithoutThemes();
    vi.runAllTimers();
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('a page without a provider (LIB-18)', () => {
  it.each([
    ['development', 1],
    ['production', 0],
  ])('in %s: %d warnings', async (mode, count) => {
    await load(mode);
    const { createAnnouncer } = await import('../provider/announcer.ts');
    const { announce } = createAnnouncer();
    announce('Saved');
    announce('Sent');
    expect(warn).toHaveBeenCalledTimes(count);
  });
});
