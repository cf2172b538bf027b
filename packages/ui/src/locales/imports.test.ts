import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');

it('no component imports a further language, so that it costs nothing until a page does (LIB-24)', () => {
  const languages = globSync('locales/*/index.ts', { cwd: SOURCE });
  expect(languages.length).toBeGreaterThan(5);
  const importing = globSync('**/*.{ts,tsx}', { cwd: SOURCE })
    .filter((file) => !/^locales\/|\.test\.|\.stories\./.test(file))
    .filter((file) => /locales\/(?!texts-of\.ts)/.test(readFileSync(join(SOURCE, file), 'utf8')));
  expect(importing).toEqual([]);
});

it('a further language has about 5 kB (gzip)', () => {
  const sizes = globSync('locales/*/texts.json', { cwd: SOURCE }).map(
    (file) => gzipSync(readFileSync(join(SOURCE, file))).length,
  );
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.filter((size) => size < 4000 || size > 6000)).toEqual([]);
});
