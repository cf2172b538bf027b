import { describe, expect, it } from 'vitest';
import { nearestTests } from './nearest-tests.ts';

const files = [
  { path: 'packages/ui/src/badge/Badge.tsx', text: '' },
  { path: 'packages/ui/src/badge/index.ts', text: "export * from './Badge.tsx';" },
  { path: 'packages/ui/src/badge/badge.test.ts', text: "import './Badge.tsx';" },
  { path: 'apps/portal/src/page.tsx', text: "import { Badge } from '@portal/ui/badge';" },
  { path: 'apps/portal/src/page.test.tsx', text: "import './page.tsx';" },
  { path: 'apps/portal/src/other.test.ts', text: "import './other.ts';" },
];

describe('nearestTests', () => {
  it('finds tests that import a changed file, the direct ones first', () => {
    expect(nearestTests(files, ['packages/ui/src/badge/Badge.tsx'])).toEqual([
      'packages/ui/src/badge/badge.test.ts',
      'apps/portal/src/page.test.tsx',
    ]);
  });

  it('puts a changed test before all others', () => {
    const changed = ['packages/ui/src/badge/Badge.tsx', 'apps/portal/src/other.test.ts'];
    expect(nearestTests(files, changed)[0]).toBe('apps/portal/src/other.test.ts');
  });

  it('finds none for a file that no test imports', () => {
    expect(nearestTests(files, ['packages/ui/src/badge/Badge.mdx'])).toEqual([]);
  });
});
