import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pnpm } from './run.ts';
import { entriesSource, REST_SOURCE } from './sources.ts';
import { PUBLISHED, tarballOf } from './tarballs.ts';

/** A stranger's app: which versions it brings beside our packages. */
export interface AppPlan {
  readonly name: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

const source = fileURLToPath(new URL('../app', import.meta.url));
const workspaceYaml = readFileSync(
  new URL('../../../pnpm-workspace.yaml', import.meta.url),
  'utf8',
);

/** The version of a library that the workspace uses, so that the package store has it already. */
function catalogued(name: string): string {
  const pattern = new RegExp(`^ {2}"?${name.replace('/', '\\/')}"?: (\\S+)$`, 'm');
  const version = pattern.exec(workspaceYaml)?.[1];
  if (!version) throw new Error(`${name} is not in the catalog`);
  return version;
}

/** The optional library that an entry needs. */
const OPTIONAL: ReadonlyMap<string, string> = new Map([['testing', 'axe-core']]);

const types = { '@types/react': '^18.3.0', '@types/react-dom': '^18.3.0' };

/** An app with the newest React and the optional libraries. */
export const NEW_APP: AppPlan = {
  name: 'react-19',
  dependencies: Object.fromEntries(
    ['react', 'react-dom', '@types/react', '@types/react-dom', 'ol', 'axe-core'].map((name) => [
      name,
      catalogued(name),
    ]),
  ),
};

/** An app with the oldest React that is supported, without the optional libraries. */
export const OLD_APP: AppPlan = {
  name: 'react-18',
  dependencies: { react: '18.3.1', 'react-dom': '18.3.1', ...types },
};

/** Entries of the installed `@portal/ui` that this app can use, such as `stepper`. */
export function entriesOf(app: string): string[] {
  const has = (path: string) => existsSync(join(app, 'node_modules', path));
  return readdirSync(join(app, 'node_modules/@portal/ui/dist')).filter(
    (name) =>
      has(`@portal/ui/dist/${name}/index.js`) &&
      has(`${OPTIONAL.get(name) ?? '@portal/ui'}/package.json`),
  );
}

/** Installs the tarballs of `tarballs` into a fresh app below `folder`; gives the app's folder. */
export async function createApp(plan: AppPlan, folder: string, tarballs: string): Promise<string> {
  const app = join(folder, plan.name);
  mkdirSync(app, { recursive: true });
  cpSync(source, app, { recursive: true });
  const ours = PUBLISHED.map((name) => [`@portal/${name}`, `file:${tarballOf(name, tarballs)}`]);
  const manifest = {
    name: plan.name,
    private: true,
    type: 'module',
    dependencies: { ...Object.fromEntries(ours), ...plan.dependencies },
    devDependencies: { typescript: catalogued('typescript'), vite: catalogued('vite') },
  };
  writeFileSync(join(app, 'package.json'), JSON.stringify(manifest, null, 2));
  await pnpm(['install', '--prefer-offline', '--ignore-scripts', '--ignore-workspace'], app);
  writeFileSync(join(app, 'src/entries.ts'), entriesSource(entriesOf(app)));
  writeFileSync(join(app, 'src/rest.ts'), REST_SOURCE);
  return app;
}
