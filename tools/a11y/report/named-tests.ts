import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NamedTest } from './schema.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Whether a source has a test of this title, which is not skipped; ids of requirements may follow the title. */
export function hasTest(source: string, title: string): boolean {
  const start = /(?:\b(?<![.\w])(?:it|test)|\))\(\s*(?<quote>['"`])/g;
  return [...source.matchAll(start)].some(({ 0: call, index, groups }) => {
    const text = source.slice(index + call.length);
    const after = text.slice(title.length);
    return (
      text.startsWith(title) &&
      (after.startsWith(groups?.['quote'] ?? '') || /^ \([A-Z]/.test(after))
    );
  });
}

/** Named tests that do not exist, for example after a test was renamed. */
export function missingTests(tests: readonly NamedTest[]): string[] {
  return tests
    .filter(({ file, title }) => {
      const path = join(ROOT, file);
      return !existsSync(path) || !hasTest(readFileSync(path, 'utf8'), title);
    })
    .map(({ file, title }) => `${file}: ${title}`);
}
