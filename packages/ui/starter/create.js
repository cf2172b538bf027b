#!/usr/bin/env node
// Writes a new application into a folder: `portal-ui-starter my-service` (LIB-24).
import {
  copyFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const TEMPLATE = fileURLToPath(new URL('template', import.meta.url));
const { name: PACKAGE, version } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

/** Ends with a sentence and exit code 1. */
function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const [target, ...others] = process.argv.slice(2);
if (!target || target.startsWith('-') || others.length > 0) {
  stop('Usage: portal-ui-starter <folder>');
}
const folder = resolve(target);
const name = basename(folder);
if (!/^[a-z0-9][a-z0-9._-]*$/.test(name)) {
  stop(`A package cannot be called ${name}. Use small letters, digits and hyphens.`);
}
if (existsSync(folder) && readdirSync(folder).length > 0) {
  stop(`The folder ${target} is not empty. Nothing was written.`);
}

cpSync(TEMPLATE, folder, { recursive: true });
// npm leaves a file with this name out of a package.
renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'));

// As long as no registry has the package, its tarball becomes a part of the application.
const tarball = `${PACKAGE.replace('@', '').replace('/', '-')}-${version}.tgz`;
const hasTarball = existsSync(tarball);
if (hasTarball) copyFileSync(tarball, join(folder, tarball));
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
manifest.name = name;
// That of the template; the application has the one that its authors choose.
delete manifest.license;
manifest.dependencies[PACKAGE] = hasTarball ? `file:${tarball}` : version;
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);

process.stdout.write(`${target} is ready:

  cd ${target}
  npm install
  npm run dev
`);
