import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { erasePerson, exportPerson } from '../retention/personal-data.ts';
import { answer, ISSUER } from '../saml/testing/answers.ts';
import { beginLogin, openSamlApp } from '../saml/testing/saml-app.ts';
import { person, type TestApp } from '../testing/test-app.ts';

const ACS = '/api/authenticate/assertion-consumer';
const RECIPIENT = `http://localhost:8080${ACS}`;
const KEY = { issuer: ISSUER, subject: 'bpk2-of-erika' };

const folder = mkdtempSync(join(tmpdir(), 'kept-logins-'));
let testApp: TestApp;
beforeAll(async () => {
  testApp = await openSamlApp({ folder });
  for (const subject of [KEY.subject, 'another']) {
    await testApp.login({ ...person(subject), issuer: ISSUER });
  }
  await testApp.app.scheduleJobs();
  await testApp.app.runJobs();
});
afterAll(async () => {
  await testApp.close();
  rmSync(folder, { recursive: true });
});

/** Posts an answer that no browser fetches. */
async function keepAnswer(): Promise<void> {
  const requestId = await beginLogin(testApp);
  const field = await answer({
    requestId,
    recipient: RECIPIENT,
    destination: RECIPIENT,
    issuedAt: testApp.clock.now,
  });
  const { statusCode } = await testApp.app.server.inject({
    method: 'POST',
    url: ACS,
    headers: { host: 'localhost:8080', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ SAMLResponse: field }).toString(),
  });
  expect(statusCode).toBe(303);
  expect(JSON.stringify(await kept())).toContain('HEIDESTRASSE 17');
}

const kept = () =>
  testApp.database.query(
    'select answer::text as answer from login_attempts where answer is not null',
  );

describe('an answer that waits for its browser (SAFE-7)', () => {
  it('is part of the data of its person, without the secrets of the login', async () => {
    await keepAnswer();
    const { logins } = await exportPerson(testApp.database, KEY);
    expect(logins).toEqual([expect.objectContaining({ wanted_level: 'LEVEL_1' })]);
    expect(JSON.stringify(logins)).toContain('HEIDESTRASSE 17');
    expect(JSON.stringify(logins)).not.toMatch(/nonce|verifier|hash/);
    const other = await exportPerson(testApp.database, { ...KEY, subject: 'another' });
    expect(other.logins).toEqual([]);
  });

  it('is deleted before five minutes are over, whatever the hourly purge does', async () => {
    const begun = testApp.clock.now.getTime();
    await keepAnswer();
    for (let seconds = 30; seconds < 300; seconds += 30) {
      testApp.clock.now = new Date(begun + seconds * 1000);
      await testApp.app.runJobs();
    }
    expect(await kept()).toEqual([]);
  });

  it('is deleted by the first jobs after a time without any process', async () => {
    await keepAnswer();
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 3_600_000);
    const stop = await testApp.app.startJobs();
    await expect.poll(kept, { timeout: 5000 }).toEqual([]);
    await stop();
  });

  it('is deleted with the data of the person', async () => {
    await keepAnswer();
    await erasePerson(testApp.database, { ...KEY, subject: 'another' });
    expect(await kept()).toHaveLength(1);
    await erasePerson(testApp.database, KEY);
    expect(await kept()).toEqual([]);
  });
});
