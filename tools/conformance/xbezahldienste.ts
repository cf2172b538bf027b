import { randomUUID } from 'node:crypto';
import type { XBezahldiensteSettings } from '../../apps/backend/src/config/payment-file.ts';
import { credentialsOf } from '../../apps/backend/src/ports/xbezahldienste/authentication.ts';
import { paymentRequestOf } from '../../apps/backend/src/ports/xbezahldienste/messages.ts';
import {
  type JsonAnswer,
  requestJson,
} from '../../apps/backend/src/ports/xbezahldienste/request.ts';
import { check, expectThat, type Finding } from './finding.ts';

/** A member of an answer by its path; undefined when there is none. */
const at = (body: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => Object(inner)[key] as unknown, body);

const expectStatus = ({ status }: JsonAnswer, ...expected: readonly number[]): void =>
  expectThat(expected.includes(status), `status ${status}, not ${expected.join(' or ')}`);

const expectCode = ({ body, status }: JsonAnswer, code: string): void => {
  expectThat(status >= 400, `status ${status}, not an error`);
  const found = at(body, 'functionalCode');
  expectThat(found === code, `functionalCode is ${String(found)}, not ${code}`);
};

/**
 * A payment provider by XBezahldienste 1.0.0, with the settings of a state: opens a transaction of one euro, which nobody pays
 * and which the standard cannot withdraw.
 */
export async function checkXBezahldienste(
  settings: XBezahldiensteSettings,
  portal: string,
): Promise<readonly Finding[]> {
  const credentials = credentialsOf(settings.authentication);
  const { originator, endpoint } = settings;
  const path = `/paymenttransaction/${originator}/${endpoint}`;
  const post = 'POST /paymenttransaction/{originatorId}/{endPointId}';
  const get = 'GET /paymenttransaction/{originatorId}/{endPointId}/{transactionId}';
  const ask = async (
    method: 'GET' | 'POST',
    place: string,
    body?: unknown,
    isKnown = true,
  ): Promise<JsonAnswer> =>
    requestJson(`${settings.url}${place}`, {
      method,
      body,
      headers: isKnown ? await credentials.headers() : {},
      tls: isKnown ? credentials.tls : { ca: credentials.tls.ca },
    });
  const requestId = randomUUID();
  const request = paymentRequestOf(
    settings,
    {
      reference: 'conformance',
      amountCents: 100,
      currency: 'EUR',
      method: 'ONLINE',
      description: 'Conformance check',
      returnUrl: `${portal}/api/payment-status/conformance`,
      notifyUrl: '',
      items: [
        {
          number: 1,
          description: 'Conformance check',
          authorityId: null,
          netCents: 84,
          taxCents: 16,
          taxRate: 19,
        },
      ],
    },
    requestId,
    new Date(),
  );
  let id = '';
  return [
    await check('GET /status/{originatorId}/{endPointId}', 'is ready', async () =>
      expectStatus(await ask('GET', `/status/${originator}/${endpoint}`), 200),
    ),
    await check(post, 'is refused without the credentials', async () => {
      try {
        expectStatus(await ask('POST', path, request, false), 401, 403);
      } catch (error) {
        // Mutual TLS ends the connection instead.
        if (settings.authentication.kind !== 'MUTUAL_TLS') throw error;
      }
    }),
    await check(post, 'opens a transaction', async () => {
      const answer = await ask('POST', path, request);
      expectStatus(answer, 200, 201);
      const information = at(answer.body, 'paymentInformation');
      const found = at(information, 'transactionId');
      expectThat(typeof found === 'string' && found !== '', 'no transactionId');
      id = found;
      const page = at(information, 'transactionRedirectUrl');
      expectThat(URL.canParse(String(page)), 'transactionRedirectUrl is not an address');
      const status = at(information, 'status');
      expectThat(status === 'INITIAL', `the status is ${String(status)}, not INITIAL`);
    }),
    await check(post, 'refuses a repeated requestId', async () =>
      expectCode(await ask('POST', path, request), 'PAYMENT_EXISTS'),
    ),
    await check(post, 'refuses items that do not add up', async () => {
      const wrong = { ...request, requestId: randomUUID(), grosAmount: 2 };
      expectCode(await ask('POST', path, wrong), 'CALCULATION_ERROR');
    }),
    await check(get, 'returns amount, currency and requestId', async () => {
      const answer = await ask('GET', `${path}/${id}`);
      expectStatus(answer, 200);
      const amount = at(answer.body, 'paymentRequest', 'grosAmount');
      expectThat(amount === 1, `grosAmount is ${String(amount)}, not 1`);
      const currency = at(answer.body, 'paymentRequest', 'currency');
      expectThat(currency === 'EUR', `the currency is ${String(currency)}, not EUR`);
      const found = at(answer.body, 'paymentRequest', 'requestId');
      expectThat(found === requestId, 'the requestId differs');
    }),
    await check(
      get,
      'finds the transaction by its requestId, after an answer was lost',
      async () => {
        const answer = await ask('GET', `${path}/${requestId}`);
        expectStatus(answer, 200);
        const found = at(answer.body, 'paymentInformation', 'transactionId');
        expectThat(found === id, 'another transaction was returned');
      },
    ),
    await check(get, 'does not know other transactions', async () =>
      expectStatus(await ask('GET', `${path}/${randomUUID()}`), 404, 410),
    ),
  ];
}
