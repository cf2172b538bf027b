import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type Change,
  closeServers,
  first,
  members,
  second,
  startDouble,
  startFailing,
  status,
} from './double.ts';
import { checkFitConnect } from './fit-connect.ts';
import { CALLS, type FitConnectSandbox, startFitConnect } from './fit-connect-setup.ts';
import type { Finding } from './finding.ts';

/* The checks of FIT-Connect: the sandbox honours them, and each is made to fail by a double. */

let sandbox: FitConnectSandbox;
beforeAll(async () => {
  sandbox = await startFitConnect();
}, 120_000);
afterEach(closeServers);
afterAll(() => sandbox.close());

const run = (address: string): Promise<readonly Finding[]> =>
  checkFitConnect(sandbox.settingsAt(address));

const sentences = (findings: readonly Finding[]): readonly string[] =>
  findings
    .filter(({ outcome }) => outcome === 'violated')
    .map(({ call, rule, reason }) => `${call.split(' ')[0]}: ${rule}: ${reason}`);

const withoutToken = (call: string): string => call.replace(/ \+$/, '');

/** Changes the list of events. */
const log =
  (edit: (events: readonly string[]) => readonly string[]): Change =>
  ({ body }) => {
    const { eventLog } = Object(JSON.parse(body));
    return { body: JSON.stringify({ eventLog: edit(eventLog) }) };
  };

/** Signs the last event with another signature. */
const forged = (events: readonly string[]): readonly string[] =>
  events.map((one) => one.replace(/\.[\w-]{8}(?=[\w-]*$)/, '.AAAAAAAA'));

const { token, keys, announce, upload, submit, events } = CALLS;

describe('the checks of FIT-Connect (STATE-7, REAL-8)', () => {
  it('are honoured by the sandbox', async () => {
    const findings = await run(sandbox.origin);
    expect(sentences(findings)).toEqual([]);
    expect(findings).toHaveLength(15);
  });

  it.each<[string, string, Change]>([
    ['POST: refuses a wrong secret: status 200, not 400 or 401', token, status(200)],
    [
      'POST: refuses a wrong secret: the error is denied, not invalid_client',
      token,
      first(members({ error: 'denied' })),
    ],
    ['POST: gives a token: status 500, not 200', token, status(500)],
    ['POST: gives a token: no access_token', token, second(members({ access_token: '' }))],
    [
      'POST: gives a token: the token_type is mac, not Bearer',
      token,
      second(members({ token_type: 'mac' })),
    ],
    [
      'GET: is refused without the token: status 200, not 401 or 403',
      withoutToken(keys),
      status(200),
    ],
    ['GET: publishes a key for RSA-OAEP-256: status 404, not 200', keys, status(404)],
    [
      'GET: publishes a key for RSA-OAEP-256: The destination publishes no key for RSA-OAEP-256.',
      keys,
      ({ body }) => ({ body: body.replaceAll('RSA-OAEP-256', 'RSA1_5') }),
    ],
    [
      'POST: is refused without the token: status 201, not 401 or 403',
      withoutToken(announce),
      status(201),
    ],
    [
      'POST: refuses an unknown destination: status 201, not 400 or 404 or 422',
      announce,
      first(status(201)),
    ],
    ['POST: announces a submission: status 404, not 200 or 201', announce, second(status(404))],
    [
      'POST: announces a submission: no submissionId',
      announce,
      second(members({ submissionId: undefined })),
    ],
    ['POST: announces a submission: no caseId', announce, second(members({ caseId: '' }))],
    [
      'PUT: refuses a file that was not announced: status 204, not 400 or 404 or 409 or 422',
      upload,
      first(status(204)),
    ],
    [
      'PUT: takes a file that was announced: status 413, not 200 or 201 or 204',
      upload,
      second(status(413)),
    ],
    [
      'PUT: refuses content that is not encrypted: status 200, not 400 or 422',
      submit,
      first(status(200)),
    ],
    ['PUT: takes encrypted content: status 422, not 200 or 201 or 204', submit, status(422)],
    [
      'PUT: refuses the same submission a second time: status 200, not 400 or 409 or 422',
      submit,
      status(200),
    ],
    [
      'GET: is refused without the token: status 200, not 401 or 403',
      withoutToken(events),
      status(200),
    ],
    [
      'GET: signs events about the submission with published keys: there are no events',
      events,
      log(() => []),
    ],
    [
      'GET: signs events about the submission with published keys: FIT-Connect returned an event that cannot be verified (signature verification failed).',
      events,
      log(forged),
    ],
    [
      'GET: tells that the message was rejected, as there is no such postbox: the state is SUBMITTED, not REFUSED',
      events,
      log((all) => all.slice(0, -1)),
    ],
  ])('find the double: %s', async (expected, call, change) => {
    const address = await startDouble(sandbox.origin, { [call]: change });
    expect(sentences(await run(address)).filter((one) => one === expected)).toHaveLength(1);
  });

  it('have none that cannot fail', async () => {
    const findings = await run(await startFailing());
    expect(findings.filter(({ outcome }) => outcome !== 'violated')).toEqual([]);
  });
});
