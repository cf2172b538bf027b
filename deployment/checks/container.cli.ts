import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkCompose } from './compose-checks.ts';
import { findCompose, findRuntime, outputOf } from './container-runtime.ts';
import { checkImage } from './image-checks.ts';
import { step } from './steps.ts';

/*
 * `pnpm test:full container`: builds the image, runs it alone, then with the compose file. `--image <name>` checks an image that
 * exists already; `--only image` leaves the compose file out, `--only compose` the rest.
 */

const ROOT = join(import.meta.dirname, '../..');

const { values: options } = parseArgs({
  options: { image: { type: 'string' }, only: { type: 'string' } },
});

const runtime = findRuntime();
if (runtime === null) {
  console.error('The container files are not checked: neither docker nor podman works here.');
  process.exit(1);
}
const compose = options.only === 'image' ? [] : findCompose(runtime);
if (compose === null) {
  console.error(`The container files are not checked: ${runtime} has no compose here.`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'portal-container-'));
try {
  console.log(await outputOf([runtime, '--version']));
  const image = options.image ?? 'portal';
  if (!options.image) {
    await step('The image is built', () =>
      outputOf([runtime, 'build', '--file', 'deployment/Containerfile', '--tag', image, '.'], {
        cwd: ROOT,
        isShown: true,
      }),
    );
  }
  if (options.only !== 'compose') await checkImage(runtime, image, folder);
  if (compose.length > 0) await checkCompose(runtime, compose, image, folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
