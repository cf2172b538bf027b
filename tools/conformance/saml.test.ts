import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox } from '../../apps/sandbox/src/testing/start.ts';
import { writeStatePack } from '../support/state-pack.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { addressOf, type Change, closeServers, startDouble, status } from './double.ts';
import { checkSaml } from './saml.ts';

/** Of persons, and of organisations (ORG-1). */
const PROVIDERS = ['/identity/saml', '/organisation-identity/saml'] as const;

const folder = temporaryFolder('saml-conformance');
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let portal: Server;
beforeAll(async () => {
  // A portal without metadata: its requests are refused, signed or not.
  portal = createServer((_request, response) => response.end('<x/>'));
  await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve));
  const state = writeStatePack(join(folder.path, 'state'));
  writeFileSync(join(state, 'identity.json'), JSON.stringify({ protocol: 'saml' }));
  sandbox = await startSandbox(addressOf(portal), state);
});
afterEach(closeServers);
afterAll(async () => {
  await sandbox.app.close();
  portal.close();
  folder[Symbol.dispose]();
});

const withoutMatch =
  (pattern: RegExp): Change =>
  ({ body }) => ({ body: body.replace(pattern, '') });

describe.each(PROVIDERS)(
  'the checks of the identity service %s with SAML (STATE-7, REAL-8, ORG-1)',
  (path) => {
    const METADATA = `${path}/metadata`;

    it('find that the sandbox honours the protocol', async () => {
      const findings = await checkSaml(`${sandbox.environment.origin}${METADATA}`);
      expect(findings.map(({ outcome, reason }) => [outcome, reason])).toEqual(
        findings.map(() => ['honoured', '']),
      );
      expect(findings).toHaveLength(4);
    });

    it.each<[string, string, Change]>([
      ['status 404, not 200', `GET ${METADATA}`, status(404)],
      ['there is no entityID', `GET ${METADATA}`, withoutMatch(/ entityID="[^"]*"/)],
      [
        'there is not one IDPSSODescriptor',
        `GET ${METADATA}`,
        ({ body }) => ({ body: body.replaceAll('IDPSSO', 'SPSSO') }),
      ],
      [
        'there is no address with the binding',
        `GET ${METADATA}`,
        withoutMatch(/<md:SingleSignOn.*>/),
      ],
      [
        'there is no certificate',
        `GET ${METADATA}`,
        withoutMatch(/<md:KeyDescriptor[^]*KeyDescriptor>/),
      ],
      ['status 200', `POST ${path}/sso`, status(200)],
    ])('find the double: %s', async (reason, call, change) => {
      const address = await startDouble(sandbox.environment.origin, { [call]: change });
      const findings = await checkSaml(`${address}${METADATA}`);
      const violated = findings.filter(({ outcome }) => outcome === 'violated');
      expect(violated.map((finding) => finding.reason).join('\n')).toContain(reason);
    });
  },
);
