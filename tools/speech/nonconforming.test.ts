import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { NONCONFORMING_PAGES } from './nonconforming-pages.ts';

/** The first column of the table of announcements in `docs/accessibility.md`. */
function policyRows(): readonly string[] {
  const page = readFileSync(new URL('../../docs/accessibility.md', import.meta.url), 'utf8');
  const section = /## Announcements\n([^]*?)\n## /.exec(page)?.[1] ?? '';
  return [...section.matchAll(/^\| ([^|]+?) \|/gm)]
    .map(([, cell = '']) => cell)
    .filter((cell) => cell !== 'what' && cell !== '---');
}

it('every row of the table of announcements has a nonconforming page (EYE-2)', () => {
  const rows = new Set(NONCONFORMING_PAGES.flatMap(({ row }) => row ?? []));
  expect([...rows].toSorted()).toEqual([...policyRows()].toSorted());
});
