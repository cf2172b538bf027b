import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { freePort, launch } from '../../../apps/start/src/testing/launcher.ts';
import { type Line, openLine } from './line.ts';
import { moveSandbox } from './surroundings.ts';

const CONFIGURATION = new URL('../../../apps/portal/portal.config.json', import.meta.url);

/** Parts of the configuration that a trial sets otherwise, e.g. hours that run out in seconds. */
export type TrialSettings = Readonly<Record<string, unknown>>;

/** A whole portal of its own, beside the one that the other journeys share. */
export interface Trial {
  readonly origin: string;
  /** The backend's line to the systems outside; it can be cut. */
  readonly line: Line;
}

interface Fixtures {
  readonly trial: Trial;
  readonly trialSettings: TrialSettings;
}

/** A journey in a portal of its own: own configuration, own data, and a line to the outside that can be cut. */
export const test = base.extend<object, Fixtures>({
  trialSettings: [{}, { option: true, scope: 'worker' }],
  trial: [
    async ({ trialSettings }, give) => {
      const folder = mkdtempSync(join(tmpdir(), 'portal-trial-'));
      const configFile = join(folder, 'portal.config.json');
      const configuration: object = JSON.parse(readFileSync(CONFIGURATION, 'utf8'));
      writeFileSync(configFile, JSON.stringify({ ...configuration, ...trialSettings }));
      const sandboxPort = await freePort();
      const sandbox = `http://localhost:${sandboxPort}`;
      const line = await openLine(sandbox);
      const launcher = await launch(join(folder, 'data'), {
        SANDBOX_PORT: String(sandboxPort),
        PORTAL_CONFIG: configFile,
        // The line's address stands where the backend would have the sandbox's.
        PAYMENT_URL: line.origin,
        CADASTRE_URL: line.origin,
        MAP_ORIGIN: sandbox,
        PORTAL_DEMO_PARCELS: '3000',
      });
      await launcher.ready;
      const giveBack = moveSandbox(sandbox);
      await give({ origin: `http://localhost:${launcher.port}`, line });
      giveBack();
      launcher.process.kill('SIGTERM');
      await launcher.ended;
      await line.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ trial }, give) => give(trial.origin),
});
