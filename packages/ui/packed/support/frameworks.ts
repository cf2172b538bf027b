import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pnpm, run } from './run.ts';
import { tarballOf } from './tarballs.ts';

const fixtures = fileURLToPath(new URL('../frameworks', import.meta.url));

/** A framework that builds static pages, and the folder to which it writes them. */
export const FRAMEWORKS = {
  next: 'out',
  astro: 'dist',
  'react-router': 'build/client',
  parcel: 'dist',
} as const;

/** An app of a framework outside the workspace. */
export interface FrameworkApp {
  /** Folder of the built pages. */
  readonly pages: string;
  readonly remove: () => void;
}

/**
 * Installs a framework with the versions of its lockfile, adds the packed package, and builds the app. The lockfile lacks the
 * package, because the checksum of its tarball changes with every commit.
 */
export async function buildFrameworkApp(
  name: keyof typeof FRAMEWORKS,
  tarballs: string,
): Promise<FrameworkApp> {
  const app = mkdtempSync(join(tmpdir(), `portal-${name}-`));
  const remove = () => rmSync(app, { recursive: true, force: true });
  try {
    cpSync(join(fixtures, name), app, { recursive: true });
    cpSync(join(fixtures, 'Sample.jsx'), join(app, 'Sample.jsx'));
    const options = ['--prefer-offline', '--ignore-scripts', '--ignore-workspace'];
    await pnpm(['install', '--frozen-lockfile', ...options], app);
    await pnpm(['add', `file:${tarballOf('ui', tarballs)}`, ...options], app);
    await run(`node_modules/.bin/${name}`, ['build'], app, {
      NEXT_TELEMETRY_DISABLED: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
    });
    return { pages: join(app, FRAMEWORKS[name]), remove };
  } catch (error) {
    remove();
    throw error;
  }
}
