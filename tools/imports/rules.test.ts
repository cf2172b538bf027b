import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../repository/project-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { LAYERS, PACKAGES } from './rules.ts';

interface Import {
  readonly from: string;
  readonly to: string;
  readonly forbidden: boolean;
}

const packages = Object.keys(PACKAGES);

/** An import of every package by every other, by its name in source and test, and by a path. */
const betweenPackages: readonly Import[] = packages.flatMap((from) =>
  packages
    .filter((to) => to !== from)
    .flatMap((to) => {
      const forbidden = PACKAGES[from]?.includes(to) !== true;
      const name = `@portal/${posix.basename(to)}`;
      return [
        { from: `${from}/src/a.ts`, to: name, forbidden },
        { from: `${from}/src/a.test.ts`, to: name, forbidden },
        {
          from: `${from}/src/a.ts`,
          to: posix.relative(`${from}/src`, `${to}/src/b.ts`),
          forbidden,
        },
      ];
    }),
);

const pathBetween = (from: string, to: string) => posix.relative(from, `${to}/b.ts`);

/** An import between each layer and the next one, in both directions, and the forbidden one in a test. */
const betweenLayers: readonly Import[] = Object.entries(LAYERS).flatMap(([source, layers]) =>
  layers.slice(1).flatMap(([high = ''], index) => {
    const [low = ''] = layers[index] ?? [];
    return [
      { from: `${source}/${low}/a.ts`, to: pathBetween(low, high), forbidden: true },
      { from: `${source}/${low}/a.test.ts`, to: pathBetween(low, high), forbidden: false },
      { from: `${source}/${high}/a.ts`, to: pathBetween(high, low), forbidden: false },
    ];
  }),
);

const ofFiles: readonly Import[] = [
  { from: 'apps/backend/src/errors.ts', to: './http/bind.ts', forbidden: true },
  { from: 'apps/backend/src/jobs/job-queue.ts', to: '../orders/order-store.ts', forbidden: true },
  { from: 'apps/portal/src/stores/store.ts', to: '../draft/DraftPage.tsx', forbidden: true },
  { from: 'apps/portal/src/services/a.ts', to: '../draft/store/draft-store.ts', forbidden: false },
  { from: 'apps/backend/src/orders/order-store.ts', to: '../http/bind.ts', forbidden: true },
  { from: 'apps/backend/src/jobs/a.ts', to: './routes.ts', forbidden: true },
  { from: 'apps/backend/src/orders/routes.ts', to: '../http/bind.ts', forbidden: false },
  { from: 'packages/order-flow/src/draft/model/a.ts', to: 'react', forbidden: true },
  { from: 'packages/ui/src/a.test.ts', to: '../packed/support/app.ts', forbidden: true },
  { from: 'packages/ui/packed/a.test.ts', to: '@portal/backend', forbidden: false },
  { from: 'tools/a.ts', to: '../apps/backend/src/a.ts', forbidden: false },
  ...['bench', 'e2e', 'tools', 'deployment/checks', 'packages/ui/packed'].map((folder) => ({
    from: 'apps/start/src/a.ts',
    to: `../../../${folder}/a.ts`,
    forbidden: true,
  })),
];

interface Diagnostic {
  readonly code: string;
  readonly filename: string;
  readonly labels: readonly { readonly span: { readonly line: number } }[];
}

const text = ({ from, to }: Import) => `${from} → ${to}`;

/** The imports that the linter refuses, of files that have a line for each of their imports. */
function refused(imports: readonly Import[]): readonly string[] {
  using folder = temporaryFolder('imports');
  const config = JSON.stringify(join(ROOT, 'oxlint.config.ts'));
  writeFileSync(join(folder.path, 'oxlint.config.ts'), `export { default } from ${config};\n`);
  const files = Map.groupBy(imports, ({ from }) => from);
  for (const [file, entries] of files) {
    const path = join(folder.path, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(
      path,
      entries.map(({ to }, index) => `export type { A as A${index} } from '${to}';\n`).join(''),
    );
  }
  const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), ['--format', 'json'], {
    cwd: folder.path,
    encoding: 'utf8',
  });
  const { diagnostics }: { diagnostics: readonly Diagnostic[] } = JSON.parse(stdout);
  return diagnostics
    .filter(({ code }) => code === 'eslint(no-restricted-imports)')
    .flatMap(({ filename, labels: [label] }) => {
      const entry = files.get(filename)?.[(label?.span.line ?? 0) - 1];
      return entry ? [text(entry)] : [];
    });
}

describe('the rules of imports', () => {
  const imports = [...betweenPackages, ...betweenLayers, ...ofFiles];
  const expected = imports.filter(({ forbidden }) => forbidden).map(text);

  it('refuse each import that is not allowed, and no other (CODE-3, CODE-4, CODE-7)', () => {
    expect(expected.length).toBeGreaterThan(250);
    expect(refused(imports).toSorted()).toEqual(expected.toSorted());
  });

  it('name folders and files that exist', () => {
    const layers = Object.entries(LAYERS).flatMap(([source, entries]) =>
      entries.flat().map((name) => `${source}/${name}`),
    );
    const missing = [...packages, ...layers].filter(
      (path) => globSync(`${path}{,.ts,.tsx}`, { cwd: ROOT }).length === 0,
    );
    expect(missing).toEqual([]);
  });
});
