import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { KEYS } from './index.ts';

const COMPONENTS = join(import.meta.dirname, '../../src');
const SECTION = /## Keyboard\n([\s\S]*?)\n## /;

const pages = globSync('*/*.mdx', { cwd: COMPONENTS }).map((page) => {
  const [, section = ''] = SECTION.exec(readFileSync(join(COMPONENTS, page), 'utf8')) ?? [];
  return [dirname(page), section.trim()] as const;
});

const OPPOSITE = [
  ['ArrowUp', 'ArrowDown'],
  ['ArrowLeft', 'ArrowRight'],
  ['Home', 'End'],
  ['PageUp', 'PageDown'],
  ['+', '-'],
] as const;

/** The rows of a key, of all parts: from which state it leads to which result. */
const expectedOf = (key: string): readonly string[] =>
  Object.entries(KEYS).flatMap(([part, { rows }]) =>
    rows
      .filter(({ keys }) => keys.includes(key))
      .map(({ on, before, result }) => JSON.stringify([part, on, before, result])),
  );

describe('the keys on docs pages (LIB-14)', () => {
  it.each(pages)('of %s are those that a test presses, or none', (part, section) => {
    expect(section).toBe(part in KEYS ? `<Keys of="${part}" />` : 'Nothing to operate.');
  });

  it('are shown for every part with keys', () => {
    const parts = pages.map(([part]) => part);
    expect(Object.keys(KEYS).filter((part) => !parts.includes(part))).toEqual([]);
  });

  it('say each action once per part and key', () => {
    for (const { rows } of Object.values(KEYS)) {
      const pressed = rows.flatMap(({ keys, does }) => keys.map((key) => `${key} ${does}`));
      expect(new Set(pressed).size).toBe(pressed.length);
    }
  });

  it.each(OPPOSITE)(
    'tell %s from %s: from the same state they have other results',
    (one, other) => {
      expect(expectedOf(one).filter((row) => expectedOf(other).includes(row))).toEqual([]);
    },
  );
});
