import { decodeText } from '@portal/names/decode';
import { decodeProtectedHeader, importJWK, type JWK, jwtVerify } from 'jose';
import { array, fallback, object, optional, record, safeParse, string, unknown } from 'valibot';
import { ExternalSystemError } from '../../errors.ts';
import { problemCode } from './request.ts';

const EVENTS = 'https://schema.fitko.de/fit-connect/events/';
const ALGORITHM = 'PS512';

/** A submission as it was announced. */
export interface AnnouncedSubmission {
  readonly submissionId: string;
  readonly caseId: string;
  /** Authentication tags of all attempts to send its data; empty before the first. */
  readonly dataTags: readonly string[];
}

/** Who signed an event: FIT-Connect, or the destination. */
export type EventIssuer = 'SERVICE' | 'DESTINATION';

/** What the event log says of a submission. */
export interface LogResult {
  readonly state: 'ANNOUNCED' | 'SUBMITTED' | 'ACCEPTED' | 'REFUSED';
  /** Codes of the problems for which it was refused. */
  readonly problems: readonly string[];
}

/** Events by who may tell them; the service refuses what nobody fetches within 14 days. */
const TELLERS: Readonly<Record<string, readonly EventIssuer[]>> = {
  'create-submission': ['SERVICE'],
  'submit-submission': ['SERVICE'],
  'notify-submission': ['SERVICE'],
  'delete-submission': ['SERVICE'],
  'forward-submission': ['DESTINATION'],
  'accept-submission': ['DESTINATION'],
  'reject-submission': ['DESTINATION', 'SERVICE'],
};

const PAYLOAD = object({
  iss: string(),
  events: record(string(), unknown()),
});

const DETAILS = object({
  problems: fallback(optional(array(unknown()), []), []),
  authenticationTags: fallback(optional(object({ data: optional(string()) })), undefined),
});

/** An event whose signature was checked. */
interface Event {
  readonly name: string;
  readonly problems: readonly string[];
  readonly dataTag: string | undefined;
}

const refuse = (reason: string): never => {
  throw new ExternalSystemError(`FIT-Connect returned an event ${reason}.`);
};

const issuerOf = (issuer: string, destination: string): EventIssuer => {
  if (issuer === destination) return 'DESTINATION';
  return /^https?:/.test(issuer) ? 'SERVICE' : refuse('of another destination');
};

/** The payload of a token whose signature is right; the key is looked up by the issuer that it names. */
async function verified(
  token: string,
  { submissionId, caseId }: AnnouncedSubmission,
  destination: string,
  keyOf: (issuer: EventIssuer, kid: string) => Promise<JWK>,
): Promise<{ readonly issuer: EventIssuer; readonly events: Readonly<Record<string, unknown>> }> {
  let kid: string | undefined;
  let claimed: string;
  try {
    kid = decodeProtectedHeader(token).kid;
    const [, body = ''] = token.split('.');
    claimed = String(Object(JSON.parse(decodeText(Buffer.from(body, 'base64url')))).iss);
  } catch {
    return refuse('that is no token');
  }
  const issuer = issuerOf(claimed, destination);
  if (kid === undefined || !/^[\w.:-]{1,200}$/.test(kid))
    return refuse('without the id of its key');
  // Without its uses, which jose compares with another word than those of the service.
  const { kty, n, e } = await keyOf(issuer, kid);
  if (kty !== 'RSA' || !n || !e) return refuse('of an unknown key');
  const key = await importJWK({ kty, n, e }, ALGORITHM);
  const payload = await jwtVerify(token, key, {
    algorithms: [ALGORITHM],
    typ: 'secevent+jwt',
    subject: `submission:${submissionId}`,
    requiredClaims: ['jti', 'iat'],
  }).then(
    (result) => result.payload,
    (error: unknown) =>
      refuse(`that cannot be verified (${error instanceof Error ? error.message : 'unknown'})`),
  );
  if (payload['txn'] !== `case:${caseId}`) return refuse('of another case');
  const { success, output } = safeParse(PAYLOAD, payload);
  return success ? { issuer, events: output.events } : refuse('without content');
}

function eventOf(issuer: EventIssuer, events: Readonly<Record<string, unknown>>): Event {
  const [[uri, details] = ['', null], ...others] = Object.entries(events);
  if (others.length > 0 || !uri.startsWith(EVENTS)) return refuse('that is not one event');
  const name = uri.slice(EVENTS.length);
  if (TELLERS[name] && !TELLERS[name].includes(issuer)) {
    return refuse(`that its issuer cannot tell (${name})`);
  }
  const { success, output } = safeParse(DETAILS, details ?? {});
  const problems = success ? output.problems.map((one) => problemCode(one) ?? 'unknown') : [];
  return { name, problems, dataTag: success ? output.authenticationTags?.data : undefined };
}

/**
 * Checks the security event tokens (RFC 8417) of a submission, and says what has become of it: signature, submission, case and issuer of each, and that
 * the submission holds what was sent.
 *
 * @param keyOf the key for signatures of an issuer
 * @throws ExternalSystemError when one cannot be verified
 */
export async function readEventLog(
  tokens: readonly string[],
  submission: AnnouncedSubmission,
  destination: string,
  keyOf: (issuer: EventIssuer, kid: string) => Promise<JWK>,
): Promise<LogResult> {
  let result: LogResult = { state: 'ANNOUNCED', problems: [] };
  for (const token of tokens) {
    const { issuer, events } = await verified(token, submission, destination, keyOf);
    const { name, problems, dataTag } = eventOf(issuer, events);
    if (dataTag !== undefined && !submission.dataTags.includes(dataTag)) {
      refuse('about other content than was sent');
    }
    if (name === 'accept-submission') result = { state: 'ACCEPTED', problems: [] };
    else if (name === 'reject-submission') result = { state: 'REFUSED', problems };
    else if (name === 'delete-submission' && result.state !== 'ACCEPTED') {
      result = {
        state: 'REFUSED',
        problems: result.state === 'REFUSED' ? result.problems : ['deleted'],
      };
    } else if (name === 'submit-submission' && result.state === 'ANNOUNCED') {
      result = { state: 'SUBMITTED', problems: [] };
    }
  }
  return result;
}
