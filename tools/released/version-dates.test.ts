import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { withDates } from './version-dates.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FILES = globSync('{tokens,packages/*}/CHANGELOG.md', { cwd: ROOT });

describe('changelogs of the published packages (LIB-20)', () => {
  it.each(FILES)('%s has the date of every version', (file) => {
    const changelog = readFileSync(ROOT + file, 'utf8');
    expect(withDates(changelog, '2000-01-01')).toBe(changelog);
    expect(changelog).toMatch(/^## \d/m);
  });

  it('get the date of a new version only', () => {
    const old = '## 0.1.0\n\n2026-11-23\n\nFirst release.\n';
    expect(withDates(`# ui\n\n## 0.2.0\n\n### Minor Changes\n\n${old}`, '2026-12-01')).toBe(
      `# ui\n\n## 0.2.0\n\n2026-12-01\n\n### Minor Changes\n\n${old}`,
    );
  });
});
