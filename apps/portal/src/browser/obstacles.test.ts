import { describe, expect, it } from 'vitest';
import { keepsCookies, keepsOrder } from './obstacles.ts';
import { safeStorage } from './storage.ts';

/** The cookies of a page; keeps what is set, as a browser does. */
function cookieJar() {
  const kept = new Map<string, string>();
  return {
    kept,
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) kept.delete(name);
      else kept.set(name, value);
    },
  };
}

const refuse = (): never => {
  throw new DOMException('refused', 'SecurityError');
};

/** A storage that takes so many characters. */
function area(capacity: number): globalThis.Storage {
  const entries = new Map<string, string>();
  return {
    length: 0,
    key: () => null,
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => {
      if (key.length + value.length > capacity)
        throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, value);
    },
  };
}

describe('what a browser refuses (FIND-6)', () => {
  it('cookies: seen before the login, and no trace is left where they are kept', () => {
    const jar = cookieJar();
    expect(keepsCookies(jar)).toBe(true);
    expect(jar.kept.size).toBe(0);
    const silent = {
      get cookie() {
        return '';
      },
      set cookie(_text: string) {},
    };
    const sandboxed = {
      get cookie() {
        return refuse();
      },
      set cookie(_text: string) {
        refuse();
      },
    };
    expect([keepsCookies(silent), keepsCookies(sandboxed)]).toEqual([false, false]);
  });

  it('storage: forbidden or full', () => {
    const roomy = area(100);
    expect(keepsOrder(safeStorage(() => roomy))).toBe(true);
    expect(roomy.getItem('portal.probe')).toBeNull();
    expect(keepsOrder(safeStorage(() => area(5)))).toBe(false);
    expect(keepsOrder(safeStorage(refuse))).toBe(false);
  });
});
