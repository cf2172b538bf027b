import type { AccessToken, AddedProgram, NewProgram } from '@portal/api';
import type { Profile } from '../session/profile.ts';
import type { TestApp } from './test-app.ts';

/** The page of an organisation: its programs. */
export const PROGRAMS = '/api/authenticated-customer/organisation/programs';
/** The token endpoint. */
export const TOKEN = '/api/organisation/token';
/** The orders of an organisation for its programs. */
export const PROGRAM_ORDERS = '/api/organisation/orders';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Asks the token endpoint with a form. */
export const askToken = (
  testApp: TestApp,
  form: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
) =>
  testApp.send({
    method: 'POST',
    url: TOKEN,
    body: new URLSearchParams(form).toString(),
    headers: { ...FORM, ...headers },
  });

/** A program of the organisation of an employee, as the page adds it. */
export async function addProgram(
  testApp: TestApp,
  employee: Profile,
  change: Partial<NewProgram> = {},
): Promise<AddedProgram> {
  const client = await testApp.login(employee);
  const body = { name: 'Kanzleisoftware', scopes: ['orders:read', 'orders:write'], ...change };
  const answer = await client({ method: 'POST', url: PROGRAMS, body });
  if (answer.statusCode !== 201) throw new Error(`The program was not added: ${answer.body}`);
  return answer.json();
}

/** An access token of a program, with all of its scopes or with some. */
export async function tokenOf(
  testApp: TestApp,
  { program, clientSecret }: AddedProgram,
  scope?: string,
): Promise<AccessToken> {
  const answer = await askToken(testApp, {
    grant_type: 'client_credentials',
    client_id: program.id,
    client_secret: clientSecret,
    ...(scope === undefined ? {} : { scope }),
  });
  if (answer.statusCode !== 200) throw new Error(`There is no token: ${answer.body}`);
  return answer.json();
}

/** Sends calls with an access token. */
export const withToken =
  (testApp: TestApp, token: string) => (request: Parameters<TestApp['send']>[0]) =>
    testApp.send({
      ...request,
      headers: { authorization: `Bearer ${token}`, ...request.headers },
    });

/** A program that may do everything, with a token. */
export async function startProgram(
  testApp: TestApp,
  employee: Profile,
  change: Partial<NewProgram> = {},
) {
  const added = await addProgram(testApp, employee, change);
  const { access_token: token } = await tokenOf(testApp, added);
  return { added, token, ask: withToken(testApp, token) };
}

let keys = 0;

/** The request that creates an order, with a new key unless one is named. */
export const orderRequest = (
  orderPositions: readonly object[],
  key = `key-of-a-program-${(keys += 1)}`,
) =>
  ({
    method: 'POST',
    url: PROGRAM_ORDERS,
    body: { orderPositions },
    headers: { 'idempotency-key': key },
  }) as const;
