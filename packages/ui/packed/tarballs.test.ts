import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it } from 'vitest';
import { entriesOf } from './support/app.ts';
import { run, runForOutput } from './support/run.ts';
import { PUBLISHED, tarballOf } from './support/tarballs.ts';
import type { Published } from './support/tarballs.ts';

const tools = fileURLToPath(new URL('../../../node_modules/.bin/', import.meta.url));
const newApp = inject('newApp');

const STYLESHEETS = ['all.css', 'themes.css', 'fonts.css', 'reset.css'];

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, unknown>>;
}

function folderOf(name: Published): string {
  return join(newApp, 'node_modules/@portal', name);
}

function manifestOf(name: Published): Manifest {
  return JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'));
}

function filesOf(name: Published): string[] {
  return readdirSync(folderOf(name), { recursive: true, encoding: 'utf8' });
}

/** The application that the starter writes is part of the package as it is; nothing imports it. */
const isTemplate = (file: string): boolean => file.startsWith('starter/template/');

/** Comments may contain examples of imports. */
const COMMENT = /\/\*[\s\S]*?\*\//g;

/** Names of the packages that the shipped modules import. */
function importedBy(name: Published): string[] {
  const found = new Set<string>();
  const modules = filesOf(name).filter((path) => /\.(?:js|d\.ts)$/.test(path));
  for (const file of modules.filter((path) => !isTemplate(path))) {
    const code = readFileSync(join(folderOf(name), file), 'utf8').replaceAll(COMMENT, '');
    for (const [, id = ''] of code.matchAll(
      // Without `#`: a file of the package itself, by its own `imports`.
      /(?:\bfrom|\bimport|\bimport\()\s*["']([^.#"'][^"']*)["']/g,
    )) {
      found.add(
        id
          .split('/')
          .slice(0, id.startsWith('@') ? 2 : 1)
          .join('/'),
      );
    }
  }
  return [...found].filter((id) => !isBuiltin(id));
}

describe.each(PUBLISHED)('@portal/%s (UI-13)', (name) => {
  it('satisfies publint', async () => {
    const report = await run(
      `${tools}publint`,
      ['run', '--strict', tarballOf(name, inject('tarballs'))],
      newApp,
    );
    expect(report).toContain('All good!');
  });

  it('has types that every module resolution finds', async () => {
    const entries = name === 'ui' ? ['--entrypoints', ...entriesOf(newApp), ...STYLESHEETS] : [];
    // Stylesheets and YAML files have no types.
    const others = Object.entries(manifestOf(name).exports).filter(
      ([, target]) => typeof target === 'string' && /\.(?:css|yaml)$/.test(target),
    );
    const without = others.flatMap(([entry]) => ['--exclude-entrypoints', entry]);
    const tarball = tarballOf(name, inject('tarballs'));
    await expect(
      run(
        `${tools}attw`,
        [tarball, '--profile', 'esm-only', '--format', 'ascii', ...entries, ...without],
        newApp,
      ),
    ).resolves.toContain('🟢');
  });

  it('can be published: a dry run has no warning besides the missing login', async () => {
    const { stdout, stderr } = await runForOutput(
      'npm',
      // An unreachable registry: a dry run sends nothing, and the answer of a registry must not matter.
      [
        'publish',
        tarballOf(name, inject('tarballs')),
        '--dry-run',
        '--fetch-retries',
        '0',
        '--registry',
        'http://127.0.0.1:9/',
      ],
      newApp,
    );
    expect(stdout).toContain(`+ @portal/${name}@`);
    expect(stderr).toContain('with tag latest and public access (dry-run)');
    const warnings = stderr.split('\n').filter((line) => line.startsWith('npm warn'));
    // Settings of the machine are not about the package.
    const relevant = warnings.filter((line) => !line.includes('config'));
    expect(relevant).toEqual([expect.stringContaining('requires you to be logged in')]);
  });

  it('contains licence and changelog, and no source or test', () => {
    const files = filesOf(name);
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'CHANGELOG.md']));
    const own = files.filter((file) => !isTemplate(file));
    expect(own.filter((file) => /(?<!\.d)\.tsx?$|\.test\.|\.stories\./.test(file))).toEqual([]);
  });

  it('imports only what it declares', () => {
    const { dependencies, peerDependencies } = manifestOf(name);
    const declared = Object.keys({ ...dependencies, ...peerDependencies });
    expect(declared).toEqual(expect.arrayContaining(importedBy(name)));
  });
});

const dist = join(folderOf('ui'), 'dist');

function firstLine(file: string): string | undefined {
  return readFileSync(join(dist, file), 'utf8').split('\n')[0];
}

describe('@portal/ui', () => {
  it('contains tables of the properties of every component (LIB-19)', () => {
    const tables = readFileSync(join(dist, 'properties.md'), 'utf8');
    expect(tables.match(/^## @portal\/ui\//gm)?.length).toBeGreaterThan(40);
    expect(tables).toContain('### OrderTableProps');
  });

  it('declares its libraries as ranges, and contains none', () => {
    const { dependencies = {}, peerDependencies } = manifestOf('ui');
    expect(importedBy('ui').toSorted()).toEqual(
      Object.keys({ ...dependencies, ...peerDependencies }).toSorted(),
    );
    for (const range of Object.values(dependencies)) expect(range).toMatch(/^[~^]\d/);
    expect(filesOf('ui').filter((file) => /radix|proj4|vendor/.test(file))).toEqual([]);
  });

  it('is listed with Radix by npm in an app that installs it (LIB-2, CODE-8)', async () => {
    const list = await run('npm', ['ls', '--all', '--json', '@radix-ui/react-checkbox'], newApp);
    const { dependencies } = JSON.parse(list);
    expect(dependencies['@portal/ui'].dependencies).toHaveProperty('@radix-ui/react-checkbox');
  });

  it('contains a list of its libraries as CycloneDX, with the one package itself (LIB-19)', () => {
    const { bomFormat, metadata, components } = JSON.parse(
      readFileSync(join(dist, 'sbom.cdx.json'), 'utf8'),
    );
    expect(bomFormat).toBe('CycloneDX');
    expect(metadata.component.purl).toMatch(/^pkg:npm\/%40portal\/ui@/);
    const listed = components.map(({ purl }: { purl: string }) => purl).join('\n');
    for (const name of Object.keys(manifestOf('ui').dependencies ?? {})) {
      expect(listed).toContain(`pkg:npm/${name.replace('@', '%40')}@`);
    }
  });

  it('names no requirement of this project in its docstrings (LIB-19)', () => {
    const files = filesOf('ui').filter((file) => file.endsWith('.d.ts'));
    const named = files.filter((file) =>
      /\b(?!EPSG|WCAG|RFC|BCP|ISO|DIN|EN|UTC|UTF)[A-Z]{2,5}-\d/.test(
        readFileSync(join(folderOf('ui'), file), 'utf8'),
      ),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(named).toEqual([]);
  });

  it('imports only its own styles in each entry', () => {
    const stepper = readdirSync(join(dist, 'stepper')).filter((file) => file.endsWith('.css'));
    expect(stepper).toEqual(['Stepper.css']);
    const code = readFileSync(join(dist, 'stepper/Stepper.css.js'), 'utf8');
    expect([...code.matchAll(/import "(.+\.css)"/g)].map(([, id]) => id)).toEqual([
      '#styles/styles/build/layers.css',
      '#styles/stepper/Stepper.css',
    ]);
  });

  it('marks components as client modules, but not texts', () => {
    expect(firstLine('stepper/Stepper.js')).toBe('"use client";');
    expect(firstLine('provider/context.js')).toBe('"use client";');
    expect(firstLine('stepper/texts.js')).not.toContain('use client');
  });
});
