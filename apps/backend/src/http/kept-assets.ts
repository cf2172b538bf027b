import type { FastifyInstance } from 'fastify';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';

/** Files that no process has had for so many days are removed. */
const KEPT_DAYS = 30;

const DAY_MS = 86_400_000;

/** How the folder of files with a hash in their name is called in a build. */
const ASSETS = 'assets';

/** Removes what no process has marked as its own for a long time. */
function removeOld(target: string, now: Date): void {
  for (const name of readdirSync(target)) {
    const file = join(target, name);
    const markedMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? now.getTime();
    if (now.getTime() - markedMs > KEPT_DAYS * DAY_MS) rmSync(file, { force: true });
  }
}

/**
 * Copies the files of a build that have a hash in their name to a folder that the processes of a machine share. During an upgrade two
 * versions run at once, and a page of one is answered by one process and its scripts by another; pages that are open load further
 * scripts later. Every process answers the files of both (OPS-2).
 *
 * @param folder the built portal
 * @param kept the shared folder; it has the same structure
 * @returns marks the files as those of a running process, and copies what is missing again; once a day is enough
 */
export function keepAssets(folder: string, kept: string, now: Date): (now: Date) => void {
  const [source, target] = [join(folder, ASSETS), join(kept, ASSETS)];
  const names = existsSync(source) ? readdirSync(source) : [];
  const mark = (at: Date): void => {
    mkdirSync(target, { recursive: true });
    for (const name of names) {
      const file = join(target, name);
      if (!existsSync(file)) {
        // The build of another version may have taken the place of this one.
        if (!existsSync(join(source, name))) continue;
        // Another process may answer it, or copy it, at the same time.
        const part = `${file}.${process.pid}.part`;
        copyFileSync(join(source, name), part);
        renameSync(part, file);
      }
      utimesSync(file, at, at);
    }
  };
  mark(now);
  removeOld(target, now);
  return mark;
}

/** {@link keepAssets} at the start of a server, and once a day while it runs. */
export function keepAssetsOf(server: FastifyInstance, folder: string, kept: string): void {
  const mark = keepAssets(folder, kept, new Date());
  const timer = setInterval(() => {
    try {
      mark(new Date());
    } catch (error) {
      server.log.warn({ err: error }, 'files of the portal not kept');
    }
  }, DAY_MS).unref();
  server.addHook('onClose', async () => clearInterval(timer));
}
