import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../apps/start/src/testing/launcher.ts';
import { writeStatePack } from '../../tools/support/state-pack.ts';
import { outcomeOf, outputOf, type Runtime, waitUntilHealthy } from './container-runtime.ts';
import { exampleSettings, toFile } from './example-settings.ts';
import { check, step } from './steps.ts';

/** Nothing listens here: the portal starts without its external systems. */
const NOWHERE = 'http://localhost:9';

/** The runtime kills a container that has not ended after so many seconds. */
const STOP_SECONDS = 10;

/** How long the second container may take until it ends, in ms. */
const REFUSAL_MS = 120_000;

const TITLE = 'A state pack outside of the image';

async function statusOf(address: string): Promise<number> {
  const { status, body } = await fetch(address);
  await body?.cancel();
  return status;
}

/**
 * Runs an image with the embedded database and a mounted state pack.
 *
 * @param folder for temporary files
 */
export async function checkImage(runtime: Runtime, image: string, folder: string): Promise<void> {
  const name = `portal-check-${process.pid}`;
  const second = `${name}-second`;
  const run = (...args: readonly string[]): Promise<string> => outputOf([runtime, ...args]);
  const inspect = (container: string, format: string): Promise<string> =>
    run('inspect', '--format', format, container);

  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const settings = join(folder, 'image.env');
  writeFileSync(settings, toFile({ ...exampleSettings(NOWHERE), PORTAL_ORIGIN: origin }));
  const pack = writeStatePack(join(folder, 'state'), { title: { de: TITLE, en: TITLE } });
  const options = ['--env-file', settings, '--volume', `${name}:/data`];
  const mounted = ['--env', 'PORTAL_STATE=/state', '--volume', `${pack}:/state:ro`];

  const start = async (): Promise<void> => {
    await run('start', name);
    await waitUntilHealthy(runtime, name);
  };

  const bytes = Number(await inspect(image, '{{.Size}}'));
  console.log(`The image has ${Math.round(bytes / 1e6)} MB, its base included.`);

  await step('A missing setting stops it with one sentence', async () => {
    const { code, stderr } = await outcomeOf([runtime, 'run', '--rm', image]);
    // The runtime may write lines of its own before.
    const sentence = stderr.trim().split('\n').at(-1) ?? '';
    check(
      code === 1 && /^[A-Z_]+ is not set\.$/.test(sentence) && !/^ +at /m.test(stderr),
      `It ended with ${code}: ${stderr}`,
    );
  });

  try {
    const published = ['--publish', `127.0.0.1:${port}:8080`];
    await run('create', '--name', name, ...options, ...mounted, ...published, image);
    await step('It starts, and its health check succeeds', start);
    await step('Page and health call answer, with the mounted state pack', async () => {
      check((await statusOf(`${origin}/`)) === 200, 'The page does not answer.');
      check((await statusOf(`${origin}/api/health`)) === 200, 'The health call does not answer.');
      const configuration = await (await fetch(`${origin}/api/configuration`)).text();
      check(configuration.includes(TITLE), 'The mounted state pack is not used.');
    });
    await step('It runs as the user node, who may write /data only', async () => {
      check((await run('exec', name, 'id', '-un')) === 'node', 'It runs as another user.');
      await run('exec', name, 'sh', '-c', 'touch /data/probe && rm /data/probe');
      const { code } = await outcomeOf([runtime, 'exec', name, 'touch', '/portal-server/probe']);
      check(code !== 0, 'It can change its own program.');
    });
    await step('A second container over the same data is refused', async () => {
      const { code, stderr } = await outcomeOf(
        [runtime, 'run', '--name', second, ...options, image],
        { timeoutMs: REFUSAL_MS },
      );
      check(
        code === 1 && stderr.includes('is already used by'),
        `It ended with ${code}: ${stderr}`,
      );
    });
    await step('SIGTERM ends it with exit code 0', async () => {
      const begin = performance.now();
      await run('stop', '--time', String(STOP_SECONDS), name);
      console.log(`  after ${((performance.now() - begin) / 1000).toFixed(1)} s`);
      const code = await inspect(name, '{{.State.ExitCode}}');
      check(code === '0', `The exit code is ${code}.`);
    });
    await step('It starts again over the same data, also after it was killed', async () => {
      await start();
      await run('kill', name);
      await start();
      check((await statusOf(`${origin}/`)) === 200, 'The page does not answer.');
    });
  } finally {
    await outcomeOf([runtime, 'rm', '--force', name, second]);
    await outcomeOf([runtime, 'volume', 'rm', '--force', name]);
  }
}
