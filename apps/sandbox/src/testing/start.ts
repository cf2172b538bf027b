import { createServer } from 'node:net';
import { buildSandbox } from '../app.ts';
import type { SandboxEnvironment } from '../environment.ts';
import { createLand } from '../land/index.ts';

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, 'localhost', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('No free port.')),
      );
    });
  });
}

/** Starts a sandbox with a small demo state on a free port, for a portal at the given origin. */
export async function startSandbox(portalOrigin = 'http://localhost:9') {
  const port = await freePort();
  const environment: SandboxEnvironment = {
    port,
    origin: `http://localhost:${port}`,
    portalOrigin,
    sealFolder: null,
    parcels: 600,
    clientId: 'portal',
    clientSecret: 'client-secret',
    paymentToken: 'payment-token',
    paymentSigningKey: 'signing-key',
    cadastreToken: 'cadastre-token',
    deskToken: 'desk-token',
    postboxToken: 'postbox-token',
    accountingToken: 'accounting-token',
    cadastrePassword: 'cadastre-password',
    accountingPassword: 'accounting-password',
    deskPassword: 'desk-password',
  };
  const app = await buildSandbox(environment, createLand({ parcels: environment.parcels }));
  await app.listen({ host: 'localhost', port });
  return { app, environment };
}

/** A minimal browser: stores cookies by path and does not follow redirects. */
export function createBrowser() {
  const jar = new Map<string, { value: string; path: string }>();
  return async (url: string, form?: Record<string, string>): Promise<Response> => {
    const { pathname } = new URL(url);
    const cookies = [...jar].flatMap(([name, { value, path }]) =>
      pathname.startsWith(path) ? [`${name}=${value}`] : [],
    );
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: cookies.join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      const path = attributes.find((one) => one.toLowerCase().startsWith('path='))?.slice(5) ?? '/';
      jar.set(name, { value, path });
    }
    return answer;
  };
}
