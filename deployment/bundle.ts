import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { thirdPartyNotices } from '../apps/portal/build/third-party-notices.ts';
import { dataFiles } from './data-files.ts';

/** Files of the embedded database that a server loads; its package has the same code in other formats, and extensions. */
const DATABASE_FILE =
  /^(package\.json|LICENSE|dist|dist\/fs|dist\/(fs\/)?[\w-]+\.js|dist\/(pglite\.wasm|pglite\.data|initdb\.wasm))$/;

const DATABASE = '@electric-sql/pglite';

function databaseFolder(root: string): string {
  const require = createRequire(join(root, 'apps/backend/package.json'));
  return dirname(dirname(require.resolve(DATABASE)));
}

/** Package of the font of the documents. */
const FONT = '@expo-google-fonts/noto-sans';

/** The font of the documents that the backend writes, which are read as files. */
function fontFolder(root: string): string {
  const require = createRequire(join(root, 'packages/tagged-pdf/package.json'));
  return dirname(require.resolve(`${FONT}/package.json`));
}

/** Copies the embedded database, which finds its WebAssembly files beside its own modules. */
function copyDatabase(root: string, out: string): void {
  const folder = databaseFolder(root);
  cpSync(folder, join(out, 'node_modules', DATABASE), {
    recursive: true,
    dereference: true,
    filter: (file) => file === folder || DATABASE_FILE.test(file.slice(folder.length + 1)),
  });
}

/** Programs of the bundle. The packages of the first are part of the last, which writes the licences of all. */
const PROGRAMS = [
  { file: 'person.js', program: 'person-program.js', source: 'person.cli.ts' },
  { file: 'saml-metadata.js', program: 'saml-metadata-program.js', source: 'saml-metadata.cli.ts' },
  { file: 'server.js', program: 'server-program.js', source: 'server.ts' },
] as const;

/** The oldest version of Node that runs the bundle. */
const NODE = 22;

/** Starts a program, or says which Node it needs; older versions fail while they read the program itself. */
const starterOf = (program: string): string => `const [major] = process.versions.node.split('.');
if (Number(major) < ${NODE}) {
  process.stderr.write(\`The portal needs Node ${NODE} or newer, but this is \${process.version}.\\n\`);
  process.exit(1);
}
await import('./${program}');
`;

/** The commit of a checkout; builds without Git name it in PORTAL_COMMIT. */
function commitOf(root: string): string | null {
  const named = process.env['PORTAL_COMMIT'];
  if (named) return named;
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}

/** Bundles a program of the backend and its dependencies into one file. */
async function bundleProgram(
  root: string,
  out: string,
  { program, source }: (typeof PROGRAMS)[number],
): Promise<void> {
  await build({
    configFile: false,
    root: join(root, 'apps/backend'),
    logLevel: 'warn',
    plugins: [dataFiles(out), thirdPartyNotices([databaseFolder(root), fontFolder(root)])],
    ssr: { noExternal: true, external: [DATABASE] },
    build: {
      ssr: join(root, 'apps/backend/src', source),
      outDir: out,
      emptyOutDir: false,
      target: 'node22',
      minify: false,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: program } },
    },
  });
}

/**
 * Writes a folder that a server runs with Node alone (STATE-8): `node server.js`. It contains the backend with its
 * dependencies, the operator's commands `person.js` and `saml-metadata.js`, the embedded database, the built portal and the licences of all of them.
 *
 * @param root the repository, with a built portal
 * @param out the folder; it is replaced
 */
export async function bundleServer(root: string, out: string): Promise<void> {
  const portal = join(root, 'apps/portal/dist');
  if (!existsSync(join(portal, 'index.html'))) {
    throw new Error('The portal is not built: run `pnpm --filter @portal/portal build` first.');
  }
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  for (const one of PROGRAMS) {
    await bundleProgram(root, out, one);
    writeFileSync(join(out, one.file), starterOf(one.program));
  }
  copyDatabase(root, out);
  cpSync(portal, join(out, 'portal'), { recursive: true });
  cpSync(join(root, 'LICENSE'), join(out, 'LICENSE'));
  const { version } = JSON.parse(readFileSync(join(root, 'apps/backend/package.json'), 'utf8'));
  const manifest = {
    name: 'portal-server',
    private: true,
    version,
    license: 'EUPL-1.2',
    type: 'module',
    scripts: { start: 'node server.js' },
    engines: { node: `>=${NODE}` },
  };
  // The programs read version and commit here.
  const named = { version, commit: commitOf(root) };
  writeFileSync(join(out, 'data/package.json'), `${JSON.stringify(named)}\n`);
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
