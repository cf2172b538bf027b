import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createApp, NEW_APP, OLD_APP } from './app.ts';
import { packInto } from './tarballs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder with the packed packages. */
    tarballs: string;
    /** App with React 19 and `ol`. */
    newApp: string;
    /** App with React 18 and without `ol`. */
    oldApp: string;
  }
}

/** Packs the packages once and installs them in two apps outside the workspace. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-package-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const tarballs = join(folder, 'tarballs');
    mkdirSync(tarballs);
    await packInto(tarballs);
    project.provide('tarballs', tarballs);
    const [newApp, oldApp] = await Promise.all([
      createApp(NEW_APP, folder, tarballs),
      createApp(OLD_APP, folder, tarballs),
    ]);
    project.provide('newApp', newApp);
    project.provide('oldApp', oldApp);
    return remove;
  } catch (error) {
    remove();
    throw error;
  }
}
