import { describe, expect, it } from 'vitest';
import { checkImports } from './check.ts';
import { ALLOWED, cycles, forbiddenImports, importsBetweenFolders, importsOf } from './imports.ts';

const imported = (text: string, path = 'apps/portal/src/a.ts') =>
  importsOf({ path, text }).map(({ to }) => to);

const forbidden = (path: string, text: string) =>
  forbiddenImports(importsOf({ path, text })).length > 0;

const folderImport = (from: string, to: string) =>
  importsBetweenFolders([{ from, to }]).map((entry) => `${entry.from} → ${entry.to}`);

describe('the imports of the project', () => {
  it('are allowed, and without cycles between files and between folders (CODE-3, CODE-4)', () => {
    expect(checkImports()).toEqual([]);
  });
});

describe('allowed imports', () => {
  it('have no cycle between folders', () => {
    const between = Object.entries(ALLOWED).flatMap(([from, allowed]) =>
      allowed.map((to) => ({ from, to })),
    );
    expect(cycles(between)).toEqual([]);
  });

  it('never lead to verification (CODE-3)', () => {
    expect(Object.values(ALLOWED).flat()).not.toContain('verification');
  });
});

describe('imports of a file', () => {
  it.each([
    ["import { b } from './b.ts';", 'apps/portal/src/b.ts'],
    ["import type { B } from '../b.ts';", 'apps/portal/b.ts'],
    ["export * from './b.ts';", 'apps/portal/src/b.ts'],
    ["import './b.css';", 'apps/portal/src/b.css'],
    ["const b = await import('./b.tsx');", 'apps/portal/src/b.tsx'],
    ["import { Button } from '@portal/ui/button';", 'packages/ui'],
  ])('finds %s', (text, path) => {
    expect(imported(text)).toEqual([path]);
  });

  it('ignores packages of others', () => {
    expect(imported("import { useState } from 'react';")).toEqual([]);
  });
});

describe('forbidden imports', () => {
  it('are imports by name and by path that are not allowed', () => {
    expect(forbidden('packages/ui/src/a.ts', "import '@portal/order-flow';")).toBe(true);
    expect(forbidden('apps/backend/src/a.ts', "import '../../sandbox/src/b.ts';")).toBe(true);
    expect(forbidden('.storybook/a.ts', "import '../verification/b.ts';")).toBe(true);
  });

  it('are not those within a folder and those that are allowed', () => {
    expect(forbidden('packages/ui/src/a.ts', "import '../docs/b.ts';")).toBe(false);
    expect(forbidden('apps/portal/src/a.ts', "import '@portal/ui';")).toBe(false);
    expect(forbidden('verification/a.ts', "import '../apps/start/src/b.ts';")).toBe(false);
  });
});

describe('imports between folders', () => {
  it('lead from the folder or file in the first folder that contains both', () => {
    expect(folderImport('a/src/http/guard.ts', 'a/src/login/routes.ts')).toEqual([
      'a/src/http → a/src/login',
    ]);
    expect(folderImport('a/src/app.ts', 'a/src/login/routes.ts')).toEqual([
      'a/src/app.ts → a/src/login',
    ]);
    expect(
      folderImport('verification/stories/gate/a.ts', 'verification/stories/runner/b.ts'),
    ).toEqual(['verification/stories/gate → verification/stories/runner']);
  });

  it('are not those of tests and stories of the product', () => {
    expect(folderImport('a/src/link/Link.stories.tsx', 'a/src/button/index.ts')).toEqual([]);
    expect(folderImport('a/src/db/database.test.ts', 'a/src/testing/test-app.ts')).toEqual([]);
    expect(
      folderImport('verification/docs/docs.test.ts', 'verification/support/a.ts'),
    ).toHaveLength(1);
  });
});

describe('cycles', () => {
  it('are found once, with the path along them', () => {
    const imports = [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c' },
      { from: 'c', to: 'b' },
      { from: 'd', to: 'b' },
    ];
    expect(cycles(imports)).toEqual([['b', 'c', 'b']]);
  });

  it('are not found in a graph without any', () => {
    expect(
      cycles([
        { from: 'a', to: 'b' },
        { from: 'a', to: 'c' },
        { from: 'b', to: 'c' },
      ]),
    ).toEqual([]);
  });
});
