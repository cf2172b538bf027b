import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { gapsOf } from './roadmap.ts';

it('the roadmap names what is missing in every requirement that is met in part (LIB-20)', () => {
  const file = new URL('../../../docs/requirements.md', import.meta.url);
  const requirements = readFileSync(file, 'utf8');
  const partly = requirements.match(/^\| LIB-.* \| partly \|$/gm) ?? [];
  expect(gapsOf(requirements)).toHaveLength(partly.length);
  expect(gapsOf('| LIB-1 | A `Map` works. Missing: keys, and names. | partly |')).toEqual([
    { works: 'A `Map` works.', missing: 'Keys, and names' },
  ]);
  expect(gapsOf('| LIB-1 | All of it works. | built |')).toEqual([]);
});
