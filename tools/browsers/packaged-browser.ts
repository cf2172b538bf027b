import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { fontSettings } from './font-settings.ts';

const UNPACK = fileURLToPath(new URL('unpack-browser.ts', import.meta.url));
/** Below node_modules, so that it is removed with the packages. */
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/portal-browser', import.meta.url));
/** Written last: the folder is complete. */
const FONT_SETTINGS = 'fonts.conf';

/** Makes the package unpack the shared libraries of Chromium as well. */
const WITH_LIBRARIES = { AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' };

/** Absolute paths of the packaged Chromium and its files. */
export interface PackagedBrowser {
  readonly program: string;
  /** Folder of the shared libraries that a minimal Linux does not have. */
  readonly libraries: string;
  /** Configuration for fontconfig: the fonts of the package, and none of the machine. */
  readonly fontSettings: string;
  /** Folder for files that the browser writes outside its profile. */
  readonly home: string;
}

/** Whether the packaged Chromium runs on this machine: it is built for Linux on x64. */
export function hasPackagedBrowser(): boolean {
  return process.platform === 'linux' && process.arch === 'x64';
}

async function packagedVersion(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const file = join(dirname(entry), '../package.json');
  const { version }: { version: string } = JSON.parse(await readFile(file, 'utf8'));
  return version;
}

/** Unpacks into a temporary folder and renames it, so that concurrent runs never use an incomplete browser. */
async function unpackTo(folder: string): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const unfinished = await mkdtemp(join(CACHE, 'unfinished-'));
  try {
    await promisify(execFile)(process.execPath, [UNPACK], {
      env: { ...WITH_LIBRARIES, PATH: process.env['PATH'], HOME: unfinished, TMPDIR: unfinished },
    });
    await mkdir(join(unfinished, 'home'));
    await writeFile(join(unfinished, FONT_SETTINGS), fontSettings(join(folder, 'fonts/fonts')));
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another run was faster.
    if (!existsSync(join(folder, FONT_SETTINGS))) throw error;
  }
}

/** Unpacks the packaged Chromium, once for each version. */
export async function packagedBrowser(): Promise<PackagedBrowser> {
  const folder = join(CACHE, await packagedVersion());
  if (!existsSync(join(folder, FONT_SETTINGS))) await unpackTo(folder);
  return {
    program: join(folder, 'chromium'),
    libraries: join(folder, 'al2023/lib'),
    fontSettings: join(folder, FONT_SETTINGS),
    home: join(folder, 'home'),
  };
}
