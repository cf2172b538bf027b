import { appendFileSync, copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it } from 'vitest';
import { run } from './support/run.ts';
import { PUBLISHED, tarballOf } from './support/tarballs.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The lines of the first block for a shell of a document with a checksum. */
function commands(document: string): readonly string[] {
  const text = readFileSync(join(ROOT, document), 'utf8');
  const blocks = [...text.matchAll(/^ *```sh\n([^]*?)^ *```$/gm)].map(([, block = '']) => block);
  const block = blocks.find((lines) => lines.includes('sha256sum')) ?? '';
  return block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /sha256sum|npm install/.test(line));
}

const INSTALL = commands('packages/ui/README.md');
const SUMS = commands('docs/releasing.md');

/** Runs lines of a document in a folder, one after another, until one fails. */
const inShell = (lines: readonly string[], folder: string): Promise<string> =>
  run('sh', ['-ec', lines.join('\n')], folder, { npm_config_prefer_offline: 'true' });

/** A release as its page offers it, with the checksums that `docs/releasing.md` makes, and a project beside it. */
async function download(
  name: string,
): Promise<{ readonly project: string; readonly tarball: string }> {
  const release = join(inject('tarballs'), '..', name);
  mkdirSync(join(release, 'tarballs'), { recursive: true });
  const project = join(release, 'project');
  mkdirSync(project);
  for (const published of PUBLISHED) {
    const tarball = tarballOf(published, inject('tarballs'));
    copyFileSync(tarball, join(release, 'tarballs', basename(tarball)));
  }
  await inShell(SUMS, release);
  const tarball = basename(tarballOf('ui', inject('tarballs')));
  for (const file of [tarball, 'SHA256SUMS']) {
    copyFileSync(join(release, 'tarballs', file), join(project, file));
  }
  return { project, tarball: join(project, tarball) };
}

describe('a release that no registry has (LIB-23)', () => {
  it('is installed by the commands of the README', async () => {
    expect(INSTALL).toHaveLength(2);
    const { project } = await download('release');
    await inShell(INSTALL, project);
    const installed = join(project, 'node_modules/@portal/ui');
    expect(existsSync(join(installed, 'dist/button/index.js'))).toBe(true);
    expect(existsSync(join(project, 'node_modules/@radix-ui/react-checkbox'))).toBe(true);
  });

  it('is refused by them if a byte differs', async () => {
    const { project, tarball } = await download('damaged');
    appendFileSync(tarball, ' ');
    await expect(inShell(INSTALL, project)).rejects.toThrow(/did NOT match/);
    expect(existsSync(join(project, 'node_modules'))).toBe(false);
  });
});
