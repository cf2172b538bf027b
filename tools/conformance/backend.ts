import { loadContract, type JsonSchema } from '@portal/api/contract';
import { textOfResponse } from '@portal/names/decode';
import * as fc from 'fast-check';
import {
  type ContractOperation,
  operationsOf,
} from '../../apps/backend/src/contract/operations.ts';
import { contractSchemas, isObject, resolve } from '../../apps/backend/src/contract/schemas.ts';
import { schemaValues } from './fuzz/schema-values.ts';
import { check, expectThat, type Finding, mediaType, send, skipped } from './finding.ts';

/** What the checks of a backend need. */
export interface BackendOptions {
  /** Origin and base path of the portal, without `/api`. */
  readonly address: string;
  /** Cookie header of a logged-in person; without it, calls of customers are made without a session only. */
  readonly cookie?: string | undefined;
  /** Access token of a program of an organisation (ORG-4). */
  readonly program?: string | undefined;
  /** `user:password` of monitoring. */
  readonly monitoring?: string | undefined;
  /** `user:password` of accounting. */
  readonly accounting?: string | undefined;
  /** `user:password` of the desk. */
  readonly desk?: string | undefined;
}

const document = loadContract();
const schemas = contractSchemas(document);
const valueOf = schemaValues(document, new Map());

/** The same valid values in every run. */
const SEED = 20_261_123;

function parametersOf({ operation, shared }: ContractOperation): readonly JsonSchema[] {
  return [...shared, ...(operation.parameters ?? [])].map((one) => resolve(document, one));
}

/** The JSON of a body; undefined when it is none. */
async function bodyOf(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await textOfResponse(response));
  } catch {
    return undefined;
  }
}

/** The path with a valid value in place of each parameter, and required parameters of the query. */
function pathOf(call: ContractOperation): string {
  const query = new URLSearchParams();
  let { path } = call;
  for (const { name, in: where, required, schema } of parametersOf(call)) {
    if (!isObject(schema) || required !== true) continue;
    const [value] = fc.sample(valueOf(schema), { numRuns: 1, seed: SEED });
    if (where === 'path')
      path = path.replace(`{${String(name)}}`, encodeURIComponent(String(value)));
    if (where === 'query') query.set(String(name), String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The schemes that a call requires; none for a public one. */
const schemesOf = ({ operation }: ContractOperation): readonly string[] =>
  (operation.security ?? document.security).flatMap((one) => Object.keys(one));

/** The external systems whose calls read. */
const SYSTEMS = ['monitoring', 'accounting', 'desk'] as const;

const systemsOf = ({ operation }: ContractOperation): readonly string[] =>
  (operation.security ?? []).flatMap(({ integration = [] }) => integration);

/** Checks status, media type, body and declared headers of an answer. @throws Violation */
async function expectDeclared(call: ContractOperation, response: Response): Promise<void> {
  const { status } = response;
  const named = call.operation.responses[String(status)];
  expectThat(named !== undefined, `the contract declares no status ${status}`);
  const declared = resolve(document, named);
  for (const [name, header] of Object.entries(isObject(declared.headers) ? declared.headers : {})) {
    if (isObject(header) && header['required'] === false) continue;
    expectThat(response.headers.has(name), `the header ${name} of status ${status} is missing`);
  }
  if (!isObject(declared.content)) return;
  const type = mediaType(response);
  const content = declared.content[type];
  expectThat(
    isObject(content),
    `status ${status} must not have the media type ${type || '(none)'}`,
  );
  if (!isObject(content.schema) || !type.endsWith('json')) return;
  const body: unknown = await bodyOf(response);
  const validate = schemas.compile(content.schema);
  const [fault] = validate(body) ? [] : (validate.errors ?? []);
  expectThat(
    !fault,
    `the body of status ${status} is invalid: ${fault?.instancePath} ${fault?.message}`,
  );
}

/** Checks that a call is refused without a credential. @throws Violation */
async function expectRefusal(call: ContractOperation, response: Response): Promise<void> {
  const { status } = response;
  expectThat([401, 403].includes(status), `status ${status} without a credential, not 401 or 403`);
  expectThat(
    mediaType(response) === 'application/problem+json',
    `a refusal of the media type ${mediaType(response) || '(none)'}, not application/problem+json`,
  );
  await expectDeclared(call, response);
}

/** The option with the credential of a call, and the header that carries it. */
function credentialOf(call: ContractOperation, options: BackendOptions) {
  const system = SYSTEMS.find((one) => systemsOf(call).includes(one));
  if (system) {
    const { [system]: given } = options;
    const credential = given && `Basic ${Buffer.from(given).toString('base64')}`;
    return { option: system, header: 'authorization', credential };
  }
  if (schemesOf(call).includes('orderApi')) {
    const credential = options.program && `Bearer ${options.program}`;
    return { option: 'program', header: 'authorization', credential };
  }
  return { option: 'cookie', header: 'cookie', credential: options.cookie };
}

function callsOf(call: ContractOperation, options: BackendOptions): Promise<Finding>[] {
  const { operationId } = call.operation;
  const address = `${options.address}${document.servers[0]?.url ?? ''}${pathOf(call)}`;
  const isRead = call.method === 'get';
  const schemes = schemesOf(call);
  const json = { 'content-type': 'application/json' };
  const init: RequestInit = isRead
    ? {}
    : { method: call.method.toUpperCase(), headers: json, body: '{}' };
  if (schemes.length === 0) {
    const rule = isRead ? 'answers as declared' : 'answers an empty object as declared';
    return [check(operationId, rule, async () => expectDeclared(call, await send(address, init)))];
  }
  const findings = [
    check(operationId, 'is refused without a credential', async () =>
      expectRefusal(call, await send(address, init)),
    ),
  ];
  if (!isRead) return findings;
  const rule = 'answers as declared with a credential';
  const { option, header, credential } = credentialOf(call, options);
  if (!credential) {
    const missing = `needs --${option}`;
    return [...findings, Promise.resolve(skipped(operationId, rule, missing))];
  }
  const withCredential = check(operationId, rule, async () => {
    const response = await send(address, { headers: { [header]: credential } });
    expectThat(response.status !== 401, 'status 401 although a credential was sent');
    await expectDeclared(call, response);
  });
  return [...findings, withCredential];
}

/** A call that the contract does not have. */
export const checkUnknownCall = ({ address }: BackendOptions): Promise<Finding> =>
  check('GET /api/no-such-call', 'is answered with a problem', async () => {
    const response = await send(`${address}/api/no-such-call`);
    expectThat(response.status === 404, `status ${response.status}, not 404`);
    expectThat(
      mediaType(response) === 'application/problem+json',
      `the media type ${mediaType(response) || '(none)'}, not application/problem+json`,
    );
    const validate = schemas.named('Problem');
    expectThat(validate(await bodyOf(response)), 'the body is not a problem');
  });

/**
 * Makes every call of the contract that changes nothing (STATE-7): public calls, all others without a credential, and
 * those that only read with the given credentials.
 */
export async function checkBackend(options: BackendOptions): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const call of operationsOf(document)) {
    findings.push(...(await Promise.all(callsOf(call, options))));
  }
  return [...findings, await checkUnknownCall(options)];
}
