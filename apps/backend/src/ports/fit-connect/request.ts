import { NotDecodable, textOfResponse } from '@portal/names/decode';
import { fallback, object, optional, safeParse, string } from 'valibot';
import { ExternalSystemError } from '../../errors.ts';
import { limited } from '../bounded-text.ts';
import { retryAfterMs } from '../retry-after.ts';

/** Time limit of a call in ms. */
const TIMEOUT_MS = 20_000;

/** Longest answer in bytes: an event log of some hundred events. */
const MAX_ANSWER_BYTES = 4_000_000;

/** A call of FIT-Connect. */
export interface FitConnectCall {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** For errors, such as `POST submissions`. */
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** An answer; the body is null when it is not JSON. */
export interface FitConnectAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfterMs: number | null;
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
}

/**
 * Calls FIT-Connect and reads the answer, whatever its status.
 *
 * @throws ExternalSystemError when it does not answer
 */
export async function requestFitConnect(
  address: string,
  { method, headers, body }: Omit<FitConnectCall, 'name'>,
): Promise<FitConnectAnswer> {
  try {
    const response = await fetch(address, {
      method,
      headers: { accept: 'application/json, application/problem+json', ...headers },
      body: body ?? null,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const content = await textOfResponse(limited(response, MAX_ANSWER_BYTES));
    return {
      status: response.status,
      body: parsed(content),
      retryAfterMs: retryAfterMs(response),
    };
  } catch (error) {
    const place = `at ${new URL(address).origin}`;
    if (error instanceof NotDecodable) {
      throw new ExternalSystemError(`The answer of FIT-Connect ${place} ${error.message}.`);
    }
    const reason = error instanceof Error ? error.name : String(error);
    throw new ExternalSystemError(`FIT-Connect does not answer ${place}: ${reason}.`);
  }
}

const PROBLEM = object({ type: fallback(optional(string()), undefined) });

/** The last part of the type of a problem (RFC 9457), such as `mailbox-not-found`; null without one. Never a text of the service. */
export function problemCode(problem: unknown): string | null {
  const { success, output } = safeParse(PROBLEM, problem);
  const code = success ? output.type?.split('/').at(-1) : undefined;
  return code !== undefined && /^[a-z\d-]{1,60}$/.test(code) ? code : null;
}

/** What each status means here, and the keys of `postbox.json` that set it. */
const SENTENCES: Readonly<Record<number, string>> = {
  401: 'does not accept the token (postbox.json: clientId, clientSecret)',
  403: 'does not allow the client to do this (postbox.json: clientId, destination)',
  404: 'does not know the destination or submission (postbox.json: destination)',
};

/** The error of a refused call, with the code of the service and what to change. */
export function refusal(answer: FitConnectAnswer, name: string): ExternalSystemError {
  const { status } = answer;
  const code = problemCode(answer.body);
  return new ExternalSystemError(
    `FIT-Connect ${SENTENCES[status] ?? 'failed'}: it answered ${status}${code === null ? '' : ` ${code}`} to ${name}.`,
    status,
    answer.retryAfterMs,
  );
}
