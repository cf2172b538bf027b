import { join } from 'node:path';
import { freePort, launch } from '../../apps/start/src/testing/launcher.ts';
import { temporaryFolder } from '../../tools/support/temporary-folder.ts';
import { readCadastreAt, writeIdentity, writeStatePack } from '../../tools/support/state-pack.ts';
import { startAlkisAdapter } from './alkis-adapter.ts';
import { replaceSandboxOrigin } from './demo-data.ts';
import { type FaultProxy, startProxy } from './proxy.ts';
import { test as base } from './test.ts';

/** Parts of the configuration that the portal of a test replaces, e.g. hours that pass in seconds. */
export type PortalSettings = Readonly<Record<string, unknown>>;

/** A portal with its own sandbox and database, beside the one that the other journeys share. */
export interface OwnPortal {
  readonly origin: string;
  /** Between the backend and its external systems. */
  readonly proxy: FaultProxy;
}

interface Fixtures {
  readonly ownPortal: OwnPortal;
  readonly portalSettings: PortalSettings;
  /** The state pack that is copied; by default that of the demo state. */
  readonly statePack: string;
  /** Replaces `identity.json` of the pack; the sandbox is then on another site than the portal. */
  readonly identitySettings: object | null;
  /** Whether extracts are ordered from the ALKIS system of the sandbox, through the adapter. */
  readonly alkisAdapter: boolean;
  /** Path of the portal on its origin, such as `/kataster`; empty at the root. */
  readonly basePath: string;
}

/** A journey in a portal of its own: own configuration, own data, and external systems that can be blocked. */
export const test = base.extend<object, Fixtures>({
  portalSettings: [{}, { option: true, scope: 'worker' }],
  statePack: ['lindenmark', { option: true, scope: 'worker' }],
  identitySettings: [null, { option: true, scope: 'worker' }],
  alkisAdapter: [false, { option: true, scope: 'worker' }],
  basePath: ['', { option: true, scope: 'worker' }],
  ownPortal: [
    async ({ portalSettings, statePack, identitySettings, alkisAdapter, basePath }, provide) => {
      using folder = temporaryFolder('own');
      const sandboxPort = await freePort();
      const port = await freePort();
      const host = identitySettings ? '127.0.0.1' : 'localhost';
      const sandbox = `http://${host}:${sandboxPort}`;
      const pack = writeStatePack(join(folder.path, 'state'), portalSettings, statePack);
      if (identitySettings) writeIdentity(pack, identitySettings);
      await using proxy = await startProxy(sandbox);
      await using adapter = alkisAdapter
        ? await startAlkisAdapter(`http://localhost:${port}`, sandbox)
        : null;
      if (adapter) readCadastreAt(pack, sandbox);
      await using launcher = await launch(join(folder.path, 'data'), {
        PORT: String(port),
        SANDBOX_PORT: String(sandboxPort),
        SANDBOX_HOST: host,
        SANDBOX_ORIGIN: sandbox,
        IDENTITY_ISSUER: `${sandbox}/identity`,
        IDENTITY_SSO_URL: `${sandbox}/identity/saml/sso`,
        ORGANISATION_IDENTITY_ISSUER: `${sandbox}/organisation-identity`,
        ORGANISATION_IDENTITY_SSO_URL: `${sandbox}/organisation-identity/saml/sso`,
        PORTAL_STATE: pack,
        PAYMENT_URL: proxy.origin,
        CADASTRE_URL: proxy.origin,
        OWNERSHIP_MATCH_URL: proxy.origin,
        MAP_ORIGIN: sandbox,
        BASE_PATH: basePath,
        ...adapter?.environment,
      });
      await launcher.ready;
      const restore = replaceSandboxOrigin(sandbox);
      await provide({ origin: `http://localhost:${launcher.port}`, proxy });
      restore();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ ownPortal, basePath }, provide) => provide(`${ownPortal.origin}${basePath}/`),
});
