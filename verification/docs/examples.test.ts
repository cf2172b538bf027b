import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { storyCodes } from '../../.storybook/story-code/story-code.ts';
import { examplesOf } from './examples.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TSC = join(ROOT, 'node_modules/.bin/tsc');
// Inside a workspace package, so that `@portal/*` and React are resolved as by a consumer.
const GENERATED = join(ROOT, 'verification/docs/.examples');

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

const STORIES = /^[^/]+\/[^/.]+\.stories\.tsx$/;

/** The code of every story of a component, as "Copy code" copies it, by file and story. */
function storyCodesByName(): Record<string, string> {
  const components = join(ROOT, 'packages/ui/src');
  const files = readdirSync(components, { recursive: true, encoding: 'utf8' });
  const codes = files
    .filter((file) => STORIES.test(file))
    .map((file) => join(components, file))
    .flatMap((file) =>
      Object.entries(storyCodes(file, readFileSync(file, 'utf8'))).map(
        ([story, code]) => [`${relative(ROOT, file)} ${story}`, code] as const,
      ),
    );
  return Object.fromEntries(codes);
}

/** Writes the examples of pages and other modules as files, runs `tsc` over all and returns its messages by name. */
function compile(
  pages: Readonly<Record<string, string>>,
  modules: Readonly<Record<string, string>> = {},
): string[] {
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
  for (const [module, text] of Object.entries(modules)) {
    const name = `${module.replaceAll(/\W/g, '-')}.tsx`;
    names.set(name, module);
    writeFileSync(join(GENERATED, name), text);
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

describe('examples in documentation pages, and the code of stories (LIB-8)', () => {
  it('compile', { timeout: 240_000 }, () => {
    const pages = FOLDERS.flatMap(pagesIn);
    const texts = pages.map((page) => [page, readFileSync(join(ROOT, page), 'utf8')] as const);
    const codes = storyCodesByName();
    expect(Object.keys(codes).length).toBeGreaterThan(100);
    expect(compile(Object.fromEntries(texts), codes)).toEqual([]);
  });

  it('are reported with page and line if they do not compile', () => {
    const fence = '```';
    const pages = {
      'packages/ui/src/button/Page.mdx': `import { Button } from './index.ts';\n\n# Page\n\n<Button size={3} />\n`,
      'docs/page.md': `# Page\n\n${fence}tsx\nimport { Button } from '@portal/ui/button';\n${fence}\n\n${fence}tsx\n<Button size={3}>Weiter</Button>;\n${fence}\n`,
    };
    const errors = compile(pages, {
      'Button.stories.tsx Primary': 'export const wrong: string = 3;',
    });
    expect(errors).toEqual([
      expect.stringMatching(/^Button\.stories\.tsx Primary\(1,14\): error TS2322/),
      expect.stringMatching(/^docs\/page\.md\(8,9\): error TS2322/),
      expect.stringMatching(/^packages\/ui\/src\/button\/Page\.mdx\(5,13\): error TS2322/),
    ]);
  });
});
