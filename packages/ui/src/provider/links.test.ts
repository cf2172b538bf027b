import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');

/** Components with an `a` of their own. */
function withOwnLinks(): readonly string[] {
  return globSync('*/*.tsx', { cwd: SOURCE })
    .filter((file) => !/\.stories\.|fixtures/.test(file))
    .filter((file) => /<a\s/.test(readFileSync(join(SOURCE, file), 'utf8')))
    .toSorted();
}

it('are rendered by the link of the provider, except those that it says', () => {
  expect(withOwnLinks()).toEqual([
    // To a field of the same page.
    'error-summary/ErrorSummary.tsx',
    // The login, which leaves the application.
    'header/HeaderSession.tsx',
    // A link that opens a new tab.
    'link/Link.tsx',
    // What `link` is by default.
    'provider/PlainLink.tsx',
    'skip-link/SkipLink.tsx',
  ]);
});
