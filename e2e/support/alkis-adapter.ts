import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../apps/start/src/testing/launcher.ts';

const MAIN = fileURLToPath(new URL('../../apps/alkis-adapter/src/server.ts', import.meta.url));

/** An adapter that runs; disposing of it ends it. */
export interface RunningAdapter extends AsyncDisposable {
  /** What portal and sandbox need to use it as their cadastre system. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Starts the adapter between a portal and the ALKIS system of a sandbox (REAL-6). */
export async function startAlkisAdapter(
  portalOrigin: string,
  sandbox: string,
): Promise<RunningAdapter> {
  const port = await freePort();
  const [token, password] = [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')];
  const credentials = { CADASTRE_TOKEN: token, CADASTRE_PASSWORD: password };
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      ...credentials,
      ADAPTER_PORT: String(port),
      PORTAL_ORIGIN: portalOrigin,
      ALKIS_URL: `${sandbox}/alkis/nas`,
      ALKIS_USER: 'portal',
      // The sandbox has one token for both of its cadastre systems.
      ALKIS_PASSWORD: token,
      ALKIS_PROFILE: 'ONLINE',
      ALKIS_CRS: '25832',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  // The first line of its log says that it listens.
  await Promise.race([
    once(child.stdout, 'data'),
    ended.then(() => Promise.reject(new Error('The adapter did not start.'))),
  ]);
  child.stdout.resume();
  return {
    environment: { ...credentials, CADASTRE_URL: `http://localhost:${port}` },
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
