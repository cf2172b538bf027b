import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FULL } from './parts.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Parts that a definition does not run, with its reason beside them there. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  '.gitlab-ci.yml': ['cluster', 'container'],
  '.github/workflows/checks.yml': [],
};

describe.each(Object.entries(LEFT_OUT))('%s', (file, leftOut) => {
  it.each(FULL.map(({ name }) => name).filter((name) => !leftOut.includes(name)))(
    'runs the part %s every night (CODE-6)',
    (name) => {
      const listed = new RegExp(`(?:^ +|part: |PART: |test:full )(?:- )?${name},?$`, 'im');
      expect(readFileSync(join(ROOT, file), 'utf8')).toMatch(listed);
    },
  );
});
