import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pnpm } from './run.ts';
import { entriesSource, REST_SOURCE } from './sources.ts';
import { PUBLISHED, tarballOf } from './tarballs.ts';

/** An app outside the workspace: its name and its dependencies besides the packages. */
export interface AppPlan {
  readonly name: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

const source = fileURLToPath(new URL('../app', import.meta.url));
const workspaceYaml = readFileSync(
  new URL('../../../../pnpm-workspace.yaml', import.meta.url),
  'utf8',
);

/** The version of a library in the workspace's catalog, which the package store already contains. */
export function catalogVersion(name: string): string {
  const pattern = new RegExp(`^ {2}"?${name.replace('/', '\\/')}"?: (\\S+)$`, 'm');
  const version = pattern.exec(workspaceYaml)?.[1];
  if (!version) throw new Error(`${name} is not in the catalog`);
  return version;
}

const types = { '@types/react': '^18.3.0', '@types/react-dom': '^18.3.0' };

const NEWEST = [
  'react',
  'react-dom',
  '@types/react',
  '@types/react-dom',
  'ol',
  'axe-core',
  'vitest',
] as const;

/** What adopters test with; the workspace itself tests in browsers. */
const ADOPTERS_TESTS = {
  '@testing-library/dom': '10.4.2',
  '@testing-library/react': '16.3.3',
  jsdom: '31.0.1',
} as const;

/** An app with the newest React, the optional libraries, and those of tests in jsdom. */
export const NEW_APP: AppPlan = {
  name: 'react-19',
  dependencies: {
    ...Object.fromEntries(NEWEST.map((name) => [name, catalogVersion(name)])),
    ...ADOPTERS_TESTS,
  },
};

/** An app with the oldest React that is supported, without the optional libraries. */
export const OLD_APP: AppPlan = {
  name: 'react-18',
  dependencies: { react: '18.3.1', 'react-dom': '18.3.1', ...types },
};

/** An app with the lowest version of OpenLayers that works; see `peerDependencies`. */
export const LOW_MAP_APP: AppPlan = {
  name: 'lowest-map',
  dependencies: { ...OLD_APP.dependencies, ol: '10.6.0' },
};

/** Entries of the installed `@portal/ui`, such as `stepper`. */
export function entriesOf(app: string): string[] {
  const modules = join(app, 'node_modules');
  const { exports }: { readonly exports: Readonly<Record<string, unknown>> } = JSON.parse(
    readFileSync(join(modules, '@portal/ui/package.json'), 'utf8'),
  );
  return Object.keys(exports)
    .filter((name) => !/\.(?:css|json)$/.test(name))
    .map((name) => name.replace('./', ''));
}

/** Installs the packed packages in a new app below `folder`. @returns the app's folder */
export async function createApp(plan: AppPlan, folder: string, tarballs: string): Promise<string> {
  const app = join(folder, plan.name);
  mkdirSync(app, { recursive: true });
  cpSync(source, app, { recursive: true });
  const packages = PUBLISHED.map((name) => [
    `@portal/${name}`,
    `file:${tarballOf(name, tarballs)}`,
  ]);
  const manifest = {
    name: plan.name,
    private: true,
    type: 'module',
    dependencies: { ...Object.fromEntries(packages), ...plan.dependencies },
    devDependencies: { typescript: catalogVersion('typescript'), vite: catalogVersion('vite') },
  };
  writeFileSync(join(app, 'package.json'), JSON.stringify(manifest, null, 2));
  await pnpm(['install', '--prefer-offline', '--ignore-scripts', '--ignore-workspace'], app);
  writeFileSync(join(app, 'src/entries.ts'), entriesSource(entriesOf(app)));
  writeFileSync(join(app, 'src/rest.ts'), REST_SOURCE);
  return app;
}
