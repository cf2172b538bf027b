import { randomUUID } from 'node:crypto';
import { checkFirstPage } from '../../apps/backend/src/cadastre/first-page.ts';
import { COLLECTIONS } from '../../apps/backend/src/config/cadastre-mapping.ts';
import type { CadastreSettings } from '../../apps/backend/src/config/cadastre-settings.ts';
import { check, expectThat, type Finding, jsonOf, send, skipped } from './finding.ts';

/** What a system answers without the Bearer token of the portal. */
const refuses = (method: 'GET' | 'POST', address: string): Promise<Finding> =>
  check(`${method} ${new URL(address).pathname}`, 'is refused without the token', async () => {
    const { status } = await send(address, {
      method,
      ...(method === 'POST' ? { body: '{}', headers: { 'content-type': 'application/json' } } : {}),
    });
    expectThat(status === 401, `status ${status}, not 401`);
  });

/** The payment provider: opens, reads and withdraws a transaction of one euro, when a token is given. */
export async function checkPayment(
  address: string,
  token: string | undefined,
  portal: string,
): Promise<readonly Finding[]> {
  const transactions = `${address}/payment/api/transactions`;
  const call = 'POST /payment/api/transactions';
  const refused = await refuses('POST', transactions);
  const rule = 'opens, repeats, reads and withdraws a transaction';
  if (!token) return [refused, skipped(call, rule, 'needs PAYMENT_TOKEN')];
  const reference = `conformance-${Date.now()}`;
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  };
  const body = JSON.stringify({
    reference,
    amountCents: 100,
    currency: 'EUR',
    method: 'SEPA',
    description: 'Conformance check',
    returnUrl: `${portal}/api/payment-status/${reference}`,
    notifyUrl: `${portal}/api/payment-notifications`,
  });
  let id = '';
  const open = async () => {
    const response = await send(transactions, { method: 'POST', headers, body });
    expectThat([200, 201].includes(response.status), `status ${response.status}, not 201`);
    return jsonOf(response);
  };
  const at = (): string => `${transactions}/${encodeURIComponent(id)}`;
  const { authorization } = headers;
  return [
    refused,
    await check(call, 'opens a transaction', async () => {
      const { transactionId, redirectUrl, status } = await open();
      expectThat(typeof transactionId === 'string' && transactionId !== '', 'no transactionId');
      id = transactionId;
      expectThat(URL.canParse(String(redirectUrl)), 'redirectUrl is not an address');
      expectThat(status === 'OPEN', `the status is ${String(status)}, not OPEN`);
    }),
    await check(call, 'answers a repeated Idempotency-Key with the same transaction', async () => {
      const { transactionId } = await open();
      expectThat(transactionId === id, 'another transaction was opened');
    }),
    await check('GET /payment/api/transactions/{id}', 'returns amount and reference', async () => {
      const found = await jsonOf(await send(at(), { headers: { authorization } }));
      expectThat(found.amountCents === 100, `amountCents is ${String(found.amountCents)}, not 100`);
      expectThat(found.reference === reference, 'the reference differs');
    }),
    await check('DELETE /payment/api/transactions/{id}', 'withdraws the transaction', async () => {
      const options = { method: 'DELETE', headers: { authorization } };
      const { status } = await jsonOf(await send(at(), options));
      expectThat(status === 'CANCELLED', `the status is ${String(status)}, not CANCELLED`);
    }),
  ];
}

/** The identity service: what its discovery document promises. */
export async function checkIdentity(issuer: string): Promise<readonly Finding[]> {
  const call = 'GET /.well-known/openid-configuration';
  let metadata: Readonly<Record<string, unknown>> = {};
  const lists = (name: string, value: string): boolean => {
    const values = metadata[name];
    return Array.isArray(values) && values.includes(value);
  };
  return [
    await check(call, 'is published under the issuer', async () => {
      const response = await send(`${issuer}/.well-known/openid-configuration`);
      expectThat(response.status === 200, `status ${response.status}, not 200`);
      metadata = await jsonOf(response);
      expectThat(metadata.issuer === issuer, `the issuer is ${String(metadata.issuer)}`);
    }),
    await check(call, 'names its endpoints', async () => {
      for (const name of ['authorization_endpoint', 'token_endpoint', 'jwks_uri']) {
        expectThat(URL.canParse(String(metadata[name])), `${name} is not an address`);
      }
    }),
    await check(call, 'supports PKCE with S256', async () => {
      expectThat(
        lists('code_challenge_methods_supported', 'S256'),
        'code_challenge_methods_supported lacks S256',
      );
    }),
    await check(call, 'supports the authorization code', async () => {
      expectThat(lists('response_types_supported', 'code'), 'response_types_supported lacks code');
    }),
    await check('GET jwks_uri', 'publishes keys', async () => {
      const { keys } = await jsonOf(await send(String(metadata.jwks_uri)));
      expectThat(Array.isArray(keys) && keys.length > 0, 'there are no keys');
    }),
  ];
}

/** The desk of the authority. A review that is accepted is work for a person, so none is sent. */
export const checkDesk = async (address: string): Promise<readonly Finding[]> => [
  await refuses('POST', `${address}/desk/api/reviews`),
];

/** The postbox. A message that is accepted reaches a person, so none is sent. */
export const checkPostbox = async (address: string): Promise<readonly Finding[]> => [
  await refuses('POST', `${address}/postbox/api/messages`),
];

/** The cadastre: what its feature service answers by the settings of a state, and that orders need a token. */
export async function checkCadastre(
  address: string,
  settings: CadastreSettings,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [await refuses('POST', `${address}/cadastre/orders`)];
  for (const name of COLLECTIONS) {
    const collection = settings.collections[name];
    if (!collection) continue;
    const { pathname } = new URL(collection.address);
    const call = collection.protocol === 'WFS' ? `GET ${pathname}` : `GET ${pathname}/items`;
    const finding = await check(call, `returns usable ${name}`, async () => {
      const [fault = null] = await checkFirstPage(name, settings, null);
      expectThat(fault === null, fault ?? '');
    });
    findings.push(finding);
  }
  return findings;
}
