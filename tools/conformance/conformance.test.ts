import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { employee, organisation } from '../../apps/backend/src/testing/organisation-profile.ts';
import { startProgram } from '../../apps/backend/src/testing/programs.ts';
import { type TestApp, openTestApp, person } from '../../apps/backend/src/testing/test-app.ts';
import { readCadastreSettings } from '../../apps/backend/src/config/cadastre-settings.ts';
import { startSandbox } from '../../apps/sandbox/src/testing/start.ts';
import {
  checkAccounting,
  checkCadastre,
  checkDesk,
  checkIdentity,
  checkPostbox,
} from './adapters.ts';
import { checkOwnership } from './ownership.ts';
import { checkPayment } from './payment.ts';
import { checkBackend } from './backend.ts';
import { type Finding, tableOf } from './finding.ts';

const listening = (server: Server): string =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

let testApp: TestApp;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let wrong: Server;
let backend = '';
let wrongAddress = '';
beforeAll(async () => {
  testApp = await openTestApp();
  sandbox = await startSandbox();
  await testApp.app.server.listen({ host: '127.0.0.1', port: 0 });
  backend = listening(testApp.app.server.server);
  // Answers everything, with success and without content: what an integrator begins with.
  wrong = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => wrong.listen(0, '127.0.0.1', resolve));
  wrongAddress = listening(wrong);
});
afterAll(async () => {
  wrong.close();
  await sandbox.app.close();
  await testApp.close();
});

const violated = (findings: readonly Finding[]): readonly string[] =>
  findings
    .filter(({ outcome }) => outcome === 'violated')
    .map(({ call, rule, reason }) => `${call}: ${rule}: ${reason}`);

const cadastreOf = (address: string) =>
  readCadastreSettings(
    join(import.meta.dirname, '../../states/lindenmark/cadastre.json'),
    { CADASTRE_URL: address },
    { landCode: '12', map: { projection: 'EPSG:25833', extent: [0, 0, 1, 1] } },
  );

/** All checks of external systems. */
const systems = async (address: string, issuer: string) => [
  ...(await checkPayment({ address, token: 'payment-token', portal: 'http://localhost:9' })),
  ...(await checkIdentity(issuer)),
  ...(await checkDesk(address, 'desk-token')),
  ...(await checkPostbox(address, 'postbox-token')),
  ...(await checkAccounting(address, 'accounting-token')),
  ...(await checkOwnership(address, 'ownership-match-token')),
  ...(await checkCadastre(address, cadastreOf(address), 'cadastre-token')),
];

describe('the conformance kit (STATE-7, BEY-11)', () => {
  it('finds that this backend honours the contract', async () => {
    const token = await testApp.app.services.sessions.start(person('conformance'));
    const findings = await checkBackend({
      address: backend,
      cookie: `portal_session=${token}`,
      program: (await startProgram(testApp, employee('conformance', organisation('Conformance'))))
        .token,
      monitoring: 'monitoring:monitoring-password',
      accounting: 'accounting:accounting-password',
      desk: 'desk:desk-password',
    });
    expect(violated(findings)).toEqual([]);
    expect(findings.length).toBeGreaterThan(60);
  });

  it('finds that the sandbox honours the protocols', async () => {
    const { origin } = sandbox.environment;
    const findings = await systems(origin, `${origin}/identity`);
    expect(violated(findings)).toEqual([]);
  });

  it('names every call that a wrong backend does not honour', async () => {
    const findings = await checkBackend({ address: wrongAddress });
    const names = violated(findings);
    expect(names).toContain(
      'createOrder: is refused without a credential: status 200 without a credential, not 401 or 403',
    );
    expect(names.some((name) => name.startsWith('getConfiguration: answers as declared'))).toBe(
      true,
    );
    expect(names).toContain(
      'GET /api/no-such-call: is answered with a problem: status 200, not 404',
    );
    expect(tableOf(findings)).toMatch(/\d+ honoured, \d+ violated, \d+ skipped$/);
  });

  it('names what a wrong system does not honour, and one that does not answer', async () => {
    const names = violated(await systems(wrongAddress, wrongAddress));
    expect(names).toContain(
      'POST /desk/api/reviews: is refused without the token: status 200, not 401',
    );
    expect(names).toContain(
      'POST /payment/api/transactions: opens a transaction: status 200, not 201',
    );
    expect(names.some((name) => name.includes('supports PKCE with S256'))).toBe(true);
    expect(names.some((name) => name.includes('returns usable parcels'))).toBe(true);
    const [silent] = await checkDesk('http://127.0.0.1:9');
    expect(silent).toMatchObject({ outcome: 'violated', reason: 'no answer' });
  });
});
