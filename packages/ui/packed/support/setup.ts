import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createApp, LOW_MAP_APP, NEW_APP, OLD_APP } from './app.ts';
import { packInto } from './tarballs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder with the packed packages. */
    tarballs: string;
    /** The apps that a test project installs. */
    installed: readonly (keyof typeof PLANS)[];
    /** Those of them that `apps.test.ts` builds and visits. */
    apps: readonly (keyof typeof PLANS)[];
    /** App with React 19 and `ol`. */
    newApp: string;
    /** App with React 18 and without `ol`. */
    oldApp: string;
    /** App with React 18 and the lowest `ol`. */
    lowMapApp: string;
  }
}

const PLANS = { newApp: NEW_APP, oldApp: OLD_APP, lowMapApp: LOW_MAP_APP } as const;

/** Packs the packages once and installs them in the apps of a test project, outside the workspace. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-package-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const tarballs = join(folder, 'tarballs');
    mkdirSync(tarballs);
    await packInto(tarballs);
    project.provide('tarballs', tarballs);
    const { installed = [] } = project.config.provide;
    for (const app of installed)
      project.provide(app, await createApp(PLANS[app], folder, tarballs));
    return remove;
  } catch (error) {
    remove();
    throw error;
  }
}
