import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { ROOT } from './project-files.ts';

const ASSISTIVE = 'packages/ui/src/assistive';

describe('libraries (CODE-8)', () => {
  it('are used as published, but for the one that drives Firefox without a download', () => {
    const workspace: { patchedDependencies?: Readonly<Record<string, string>> } = parse(
      readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8'),
    );
    const names = Object.keys(workspace.patchedDependencies ?? {});
    expect(names.map((name) => name.replace(/@[\d.]+$/, ''))).toEqual(['playwright-core']);
  });
});

describe('workarounds for one screen reader (CODE-9)', () => {
  it.each(readdirSync(join(ROOT, ASSISTIVE)))(
    '%s names reader with version, departure from a standard, and the date of the next look',
    (file) => {
      const source = readFileSync(join(ROOT, ASSISTIVE, file), 'utf8');
      expect(source).toMatch(/\* - Reader: \w+/);
      expect(source).toMatch(/\* - Departs from: \w+/);
      expect(source).toMatch(/\* - Next look: \d{4}-\d{2}-\d{2}\.\n/);
    },
  );
});
