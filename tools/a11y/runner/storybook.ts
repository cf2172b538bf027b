import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Story } from './story.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Folder of the built Storybook. */
export const STORYBOOK_FOLDER: string = join(ROOT, 'storybook-static');

/** Program and arguments that build Storybook into {@link STORYBOOK_FOLDER}. */
const BUILD_STORYBOOK: readonly [string, ...string[]] = [
  join(ROOT, 'node_modules/.bin/storybook'),
  'build',
  '--quiet',
  '--disable-telemetry',
  '-o',
  STORYBOOK_FOLDER,
];

/** Builds Storybook. @returns its folder @throws Error if the build fails, with its messages */
export async function buildStorybook(): Promise<string> {
  const [program, ...args] = BUILD_STORYBOOK;
  console.log('Building Storybook …');
  await promisify(execFile)(program, args, { cwd: ROOT, maxBuffer: 2 ** 26 });
  return STORYBOOK_FOLDER;
}

/**
 * Lists the stories and docs pages of a built Storybook whose id or title contains `text`, in upper or lower case. Throws
 * an error if there are none.
 */
export function listStories(folder: string, text = ''): readonly Story[] {
  const index: { readonly entries: Readonly<Record<string, Story>> } = JSON.parse(
    readFileSync(join(folder, 'index.json'), 'utf8'),
  );
  const stories = Object.values(index.entries).filter(({ id, title }) =>
    `${id} ${title}`.toLowerCase().includes(text.toLowerCase()),
  );
  if (stories.length === 0) throw new Error(`No story has "${text}" in its id or title.`);
  return stories;
}
