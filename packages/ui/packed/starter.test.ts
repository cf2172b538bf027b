import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { catalogVersion } from './support/app.ts';
import { pnpm, run } from './support/run.ts';
import { tarballOf } from './support/tarballs.ts';

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const STARTER = fileURLToPath(new URL('../starter/', import.meta.url));

/** The command of the README that writes an application. */
const [COMMAND = ''] = /npm exec .*portal-ui-starter.*/.exec(README) ?? [];

/** Runs the command in a folder that has the tarball. */
const start = (folder: string): Promise<string> =>
  run('sh', ['-ec', COMMAND], folder, {
    npm_config_prefer_offline: 'true',
    npm_config_yes: 'true',
  });

describe('a new application (LIB-24)', () => {
  const folder = join(inject('tarballs'), '..', 'starter');
  const app = join(folder, 'my-service');

  beforeAll(async () => {
    mkdirSync(folder);
    const tarball = tarballOf('ui', inject('tarballs'));
    writeFileSync(join(folder, basename(tarball)), readFileSync(tarball));
    await start(folder);
    await pnpm(['install', '--prefer-offline', '--ignore-scripts', '--ignore-workspace'], app);
  });

  it('is written by the command of the README, with the tarball as a part of it', () => {
    const manifest = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'));
    expect(manifest.name).toBe('my-service');
    const tarball = manifest.dependencies['@portal/ui'].replace('file:', '');
    expect(existsSync(join(app, tarball))).toBe(true);
    expect(readFileSync(join(app, '.gitignore'), 'utf8')).toContain('node_modules');
  });

  it('has no file that git ignores, which another checkout would lack', async () => {
    const ignored = ['ls-files', '--others', '--ignored', '--exclude-standard', '.'];
    expect(await run('git', ignored, STARTER)).toBe('');
  });

  it('passes its own tests, and builds', async () => {
    const output = await run('npm', ['test'], app, { NO_COLOR: '1' });
    expect(output).toMatch(/Tests {2}5 passed/);
    await run('npm', ['run', 'build'], app, { NODE_ENV: 'production' });
    expect(readFileSync(join(app, 'dist/index.html'), 'utf8')).toContain('<script type="module"');
  });

  it('does not overwrite a folder, and names what is wrong', async () => {
    await expect(start(folder)).rejects.toThrow(/my-service is not empty/);
    const program = join(STARTER, 'create.js');
    await expect(run('node', [program], folder)).rejects.toThrow(/Usage/);
    await expect(run('node', [program, 'Mein Dienst'], folder)).rejects.toThrow(/small letters/);
  });

  it('has the versions with which the package is tested', () => {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(STARTER, 'template/package.json'), 'utf8'),
    );
    const { version } = JSON.parse(
      readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
    );
    expect(dependencies['@portal/ui']).toBe(version);
    for (const name of ['ol', 'react', 'react-dom']) {
      expect(dependencies[name]).toBe(catalogVersion(name));
    }
    for (const name of ['typescript', 'vite', 'vitest']) {
      expect(devDependencies[name]).toBe(catalogVersion(name));
    }
  });
});
