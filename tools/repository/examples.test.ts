import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { examplesOf } from './examples.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TSC = join(ROOT, 'node_modules/.bin/tsc');
// Inside a workspace package, so that `@portal/*` and React are resolved as by a consumer.
const GENERATED = join(ROOT, 'tools/repository/.examples');

/** Folders with documentation pages; `packages` includes their README.md. */
const FOLDERS = ['docs', 'packages', 'tokens', '.storybook', 'apps/portal/src'];

function pagesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file))
    .map((file) => join(folder, file));
}

/** Relative imports of a page, as seen from the folder of the generated files. */
function rebase(source: string, page: string): string {
  const folder = relative(GENERATED, join(ROOT, dirname(page)));
  return source.replaceAll(/(\bfrom |\bimport )'(\.\.?\/[^']+)'/g, (_, keyword, path) => {
    return `${keyword}'${join(folder, path)}'`;
  });
}

/** Writes the examples of pages as files, runs `tsc` over all and returns its messages by name. */
function compile(pages: Readonly<Record<string, string>>): string[] {
  rmSync(GENERATED, { recursive: true, force: true });
  mkdirSync(GENERATED, { recursive: true });
  const names = new Map<string, string>();
  for (const [page, text] of Object.entries(pages)) {
    for (const { source, line } of examplesOf(page, text)) {
      const name = `${page.replaceAll(/\W/g, '-')}-${line}.tsx`;
      names.set(name, page);
      writeFileSync(join(GENERATED, name), rebase(source, page));
    }
  }
  // What Storybook's bundler imports besides code: texts of files, pictures.
  writeFileSync(join(GENERATED, 'bundler.d.ts'), '/// <reference types="vite/client" />\n');
  const config = {
    extends: '../../../tsconfig.json',
    compilerOptions: {
      noUncheckedSideEffectImports: false,
      // A library of examples that is a dependency of packages/ui only.
      paths: { 'react-hook-form': ['../../../packages/ui/node_modules/react-hook-form'] },
    },
    include: ['*.tsx', 'bundler.d.ts'],
    exclude: [],
  };
  writeFileSync(join(GENERATED, 'tsconfig.json'), JSON.stringify(config));
  const { stdout } = spawnSync(TSC, ['--noEmit', '--pretty', 'false', '-p', GENERATED], {
    encoding: 'utf8',
    cwd: GENERATED,
  });
  return stdout
    .split('\n')
    .filter((line) => /error TS\d+/.test(line))
    .map((line) => line.replace(/^[^(]+/, (file) => names.get(file) ?? file));
}

afterAll(() => rmSync(GENERATED, { recursive: true, force: true }));

describe('examples in documentation pages (LIB-8)', () => {
  it('compile; two wrong ones are reported with page and line', { timeout: 240_000 }, () => {
    const pages = FOLDERS.flatMap(pagesIn);
    const texts = pages.map((page) => [page, readFileSync(join(ROOT, page), 'utf8')] as const);
    expect(texts.length).toBeGreaterThan(50);
    const fence = '```';
    const wrong = {
      'packages/ui/src/button/Page.mdx': `import { Button } from './index.ts';\n\n# Page\n\n<Button size={3} />\n`,
      'docs/page.md': `# Page\n\n${fence}tsx\nimport { Button } from '@portal/ui/button';\n${fence}\n\n${fence}tsx\n<Button size={3}>Weiter</Button>;\n${fence}\n`,
    };
    expect(compile({ ...Object.fromEntries(texts), ...wrong })).toEqual([
      expect.stringMatching(/^docs\/page\.md\(8,9\): error TS2322/),
      expect.stringMatching(/^packages\/ui\/src\/button\/Page\.mdx\(5,13\): error TS2322/),
    ]);
  });
});
