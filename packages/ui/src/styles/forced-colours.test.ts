import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');

/** Styles of elements that can be `aria-disabled`. Browsers make `disabled` elements grey by themselves, but not these. */
const styles = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css.ts'))
  .map((file) => ({ file, code: readFileSync(join(SOURCES, file), 'utf8') }))
  .filter(({ code }) => code.includes('[aria-disabled'));

it('makes aria-disabled elements grey in forced colours', () => {
  expect(styles.length).toBeGreaterThan(3);
  const rule = /forced.?colors[\s\S]*?aria-disabled[\s\S]*?GrayText/i;
  expect(styles.filter(({ code }) => !rule.test(code)).map(({ file }) => file)).toEqual([]);
});
