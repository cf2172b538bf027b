import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pnpm, run } from '../../packages/ui/packed/support/run.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The release that upgrades start from: its tag, or its commit as long as none is tagged (SAFE-4). `docs/releasing.md` says when to change it. */
const LAST_RELEASE = '49a95d2fdf62d608e88ec019528f3f132d0b69dc';

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim();

const commitOf = (name: string): string =>
  git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);

/** @throws Error when the clone does not have the release and cannot fetch it */
function commitOfRelease(): string {
  try {
    return commitOf(LAST_RELEASE);
  } catch {
    // A shallow clone, or one without tags.
  }
  try {
    git('fetch', '--quiet', '--depth=1', 'origin', LAST_RELEASE);
    return commitOf('FETCH_HEAD');
  } catch (error) {
    throw new Error(
      `The last release, ${LAST_RELEASE}, is not in this clone and could not be fetched from origin: an upgrade from it cannot be tested.`,
      { cause: error },
    );
  }
}

/** What an operator of the last release has. */
interface Release {
  /** The bundle. */
  readonly bundle: string;
  /** The folder of its state packs. */
  readonly packs: string;
  /** The example of its settings. */
  readonly settings: string;
}

/**
 * The last release, built from its sources with its own dependencies; a second run uses that of the first.
 *
 * @returns its folders, which must not be changed
 * @throws Error when the sources cannot be fetched, or the build fails
 */
export async function lastRelease(): Promise<Release> {
  const commit = commitOfRelease();
  const kept = join(ROOT, 'node_modules/.cache/releases', commit);
  const release = {
    bundle: join(kept, 'portal-server'),
    packs: join(kept, 'states'),
    settings: join(kept, 'deployment/settings.example.env'),
  };
  if (existsSync(kept)) return release;
  const sources = mkdtempSync(join(tmpdir(), 'portal-release-'));
  try {
    const archive = join(sources, 'sources.tar');
    git('archive', '--output', archive, commit);
    await run('tar', ['-xf', archive], sources);
    await pnpm(['install', '--frozen-lockfile', '--prefer-offline'], sources);
    const variables = { PORTAL_COMMIT: commit, INIT_CWD: sources };
    await run(process.execPath, ['deployment/bundle.cli.ts'], sources, variables);
    for (const name of ['portal-server', 'states', 'deployment/settings.example.env']) {
      cpSync(join(sources, name), join(`${kept}.part`, name), { recursive: true });
    }
    renameSync(`${kept}.part`, kept);
    return release;
  } finally {
    rmSync(sources, { recursive: true, force: true });
  }
}
