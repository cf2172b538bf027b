import { textOfResponse } from '@portal/names/decode';

/** What one check has found out about one call. */
export interface Finding {
  /** The call: an `operationId` of the contract, or method and path of a protocol. */
  readonly call: string;
  /** What is expected. */
  readonly rule: string;
  readonly outcome: 'honoured' | 'violated' | 'skipped';
  /** How the rule is violated, or why it was skipped; empty when it is honoured. */
  readonly reason: string;
}

/** A rule is violated. */
class Violation extends Error {}

/** Runs one check. A rule that throws is violated, whatever the error. */
export async function check(
  call: string,
  rule: string,
  work: () => Promise<void>,
): Promise<Finding> {
  try {
    await work();
    return { call, rule, outcome: 'honoured', reason: '' };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { call, rule, outcome: 'violated', reason };
  }
}

/** A rule that needs something that was not given. */
export const skipped = (call: string, rule: string, reason: string): Finding => ({
  call,
  rule,
  outcome: 'skipped',
  reason,
});

/** @throws Violation unless the condition holds */
export function expectThat(condition: boolean, reason: string): asserts condition {
  if (!condition) throw new Violation(reason);
}

/** Time limit of a call in ms. */
const TIMEOUT_MS = 20_000;

/** Sends a request; redirects are not followed. @throws Violation when nothing answers */
export async function send(address: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...init,
    });
  } catch {
    throw new Violation('no answer');
  }
}

/** What a system answers without the Bearer token of the portal. */
export const refuses = (method: 'GET' | 'POST' | 'DELETE', address: string): Promise<Finding> =>
  check(`${method} ${new URL(address).pathname}`, 'is refused without the token', async () => {
    const { status } = await send(address, {
      method,
      ...(method === 'POST' ? { body: '{}', headers: { 'content-type': 'application/json' } } : {}),
    });
    expectThat(status === 401, `status ${status}, not 401`);
  });

/** The media type of a response without its parameters. */
export const mediaType = (response: Response): string =>
  response.headers.get('content-type')?.split(';')[0]?.trim() ?? '';

/** The JSON object of a response. @throws Violation when it is none */
export async function jsonOf(response: Response): Promise<Readonly<Record<string, unknown>>> {
  const text = await textOfResponse(response);
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value));
  } catch {
    // Falls through to the violation.
  }
  throw new Violation(`the body is not a JSON object: ${text.slice(0, 80)}`);
}

/** A table for people: violated rules first, then what was skipped. */
export function tableOf(findings: readonly Finding[]): string {
  const order = ['violated', 'skipped', 'honoured'];
  const rows = findings.toSorted((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome));
  const width = Math.max(...findings.map(({ call }) => call.length));
  const lines = rows.map(({ call, rule, outcome, reason }) =>
    `${outcome.padEnd(9)} ${call.padEnd(width)}  ${rule}${reason && `: ${reason}`}`.trimEnd(),
  );
  const count = (outcome: string): number =>
    findings.filter((one) => one.outcome === outcome).length;
  return [
    ...lines,
    `${count('honoured')} honoured, ${count('violated')} violated, ${count('skipped')} skipped`,
  ].join('\n');
}
