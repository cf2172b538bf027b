import withCookies from 'fetch-cookie';
import { createServer } from 'node:net';
import { buildSandbox } from '../app.ts';
import type { SandboxEnvironment } from '../environment.ts';
import { createLand } from '@portal/demo-cadastre/land';

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

/**
 * Starts a sandbox with a small demo state on a free port, for a portal at the given origin.
 *
 * @param dataFolder of stored keys; null keeps them in memory
 * @param origin under which it is reached, if a proxy stands before it
 */
export async function startSandbox(
  portalOrigin = 'http://localhost:9',
  state = 'lindenmark',
  dataFolder: string | null = null,
  origin?: string,
) {
  const port = await freePort();
  const environment: SandboxEnvironment = {
    port,
    host: 'localhost',
    origin: origin ?? `http://localhost:${port}`,
    portalOrigin,
    portalUrl: portalOrigin,
    sealFolder: null,
    dataFolder,
    state,
    parcels: 600,
    clientId: 'portal',
    clientSecret: 'client-secret',
    paymentToken: 'payment-token',
    paymentSigningKey: 'signing-key',
    cadastreToken: 'cadastre-token',
    deskToken: 'desk-token',
    postboxToken: 'postbox-token',
    accountingToken: 'accounting-token',
    ownershipMatchToken: 'ownership-match-token',
    scannerPort: null,
    smtpPort: null,
    cadastrePassword: 'cadastre-password',
    accountingPassword: 'accounting-password',
    deskPassword: 'desk-password',
  };
  const app = await buildSandbox(environment, createLand({ parcels: environment.parcels }));
  await app.listen({ host: environment.host, port });
  return { app, environment };
}

/** A minimal browser: stores cookies and does not follow redirects; with a form it sends a POST. */
export function createBrowser() {
  const browse = withCookies(fetch);
  return (url: string, form?: Record<string, string>): Promise<Response> =>
    browse(url, {
      redirect: 'manual',
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
}
