import type { JWK } from 'jose';
import {
  array,
  type GenericSchema,
  type InferOutput,
  looseObject,
  object,
  pipe,
  regex,
  safeParse,
  string,
} from 'valibot';
import type { FitConnectSettings } from '../../config/postbox-file.ts';
import { ExternalSystemError } from '../../errors.ts';
import { clientCredentials } from '../client-credentials.ts';
import type { EventIssuer } from './event-log.ts';
import {
  type FitConnectAnswer,
  type FitConnectCall,
  refusal,
  requestFitConnect,
} from './request.ts';

const id = pipe(string(), regex(/^[\w-]{1,100}$/));
const ANNOUNCED = object({ submissionId: id, caseId: id });
const LOG = object({ eventLog: array(string()) });
const KEY_SET = object({ keys: array(looseObject({})) });
const KEY = object({ kty: string(), n: string(), e: string() });

/** Events that are read: a submission has about five. */
const MAX_EVENTS = 500;

function checked<Schema extends GenericSchema>(
  schema: Schema,
  { body, status }: FitConnectAnswer,
  name: string,
): InferOutput<Schema> {
  const { success, output } = safeParse(schema, body);
  if (success) return output;
  throw new ExternalSystemError(`FIT-Connect returned something else to ${name}.`, status);
}

/** The calls of FIT-Connect (Submission API 2) for submissions to one destination. Each throws an ExternalSystemError. */
export function fitConnectService(settings: FitConnectSettings) {
  const { submissionUrl, destinationUrl, destination } = settings;
  const token = clientCredentials(settings, 'postbox.json: tokenUrl, clientId, clientSecret');

  const call = async (address: string, request: FitConnectCall): Promise<FitConnectAnswer> => {
    const { name, ...sent } = request;
    const send = async () =>
      requestFitConnect(address, {
        ...sent,
        headers: { ...sent.headers, authorization: await token.header() },
      });
    let answer = await send();
    // A token may be withdrawn before its end.
    if (answer.status === 401) {
      token.forget();
      answer = await send();
    }
    if (answer.status < 200 || answer.status >= 300) throw refusal(answer, name);
    return answer;
  };
  const get = (address: string, name: string) =>
    call(address, { method: 'GET', name, headers: {} });
  const send = (method: 'POST' | 'PUT', address: string, name: string, body: object) =>
    call(address, {
      method,
      name,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const at = (submissionId: string): string => `${submissionUrl}/v2/submissions/${submissionId}`;

  const keyOfService = async (kid: string): Promise<JWK> => {
    const name = 'GET jwks.json';
    // Published for everybody: no token goes there.
    const answer = await requestFitConnect(`${submissionUrl}/.well-known/jwks.json`, {
      method: 'GET',
      headers: {},
    });
    if (answer.status !== 200) throw refusal(answer, name);
    const { keys } = checked(KEY_SET, answer, name);
    return checked(KEY, { ...answer, body: keys.find((one) => one['kid'] === kid) }, name);
  };

  return {
    /** The keys of the destination. */
    keys: async (): Promise<unknown> =>
      (await get(`${destinationUrl}/v2/destinations/${destination}/keys`, 'GET keys')).body,
    /** Announces a submission with its files; nothing is sent yet. */
    announce: async (
      attachmentIds: readonly string[],
      publicService: { readonly identifier: string; readonly name: string },
    ): Promise<InferOutput<typeof ANNOUNCED>> => {
      const name = 'POST submissions';
      const answer = await send('POST', `${submissionUrl}/v2/submissions`, name, {
        destinationId: destination,
        announcedAttachments: attachmentIds,
        publicService,
      });
      return checked(ANNOUNCED, answer, name);
    },
    upload: async (submissionId: string, attachmentId: string, jwe: string): Promise<void> => {
      await call(`${at(submissionId)}/attachments/${attachmentId}`, {
        method: 'PUT',
        name: 'PUT attachments',
        headers: { 'content-type': 'application/jose' },
        body: jwe,
      });
    },
    /** Sends the submission; from now on it cannot be called back. */
    submit: async (
      submissionId: string,
      content: { readonly encryptedMetadata: string; readonly encryptedData: string },
    ): Promise<void> => {
      await send('PUT', at(submissionId), 'PUT submissions', content);
    },
    events: async (submissionId: string): Promise<readonly string[]> => {
      const name = 'GET events';
      const answer = await get(`${at(submissionId)}/events?offset=0&limit=${MAX_EVENTS}`, name);
      return checked(LOG, answer, name).eventLog;
    },
    /** The key with which an issuer signs events. */
    signingKey: async (issuer: EventIssuer, kid: string): Promise<JWK> => {
      if (issuer === 'SERVICE') return keyOfService(kid);
      const name = 'GET keys of events';
      const place = `${submissionUrl}/v2/destinations/${destination}/keys/${encodeURIComponent(kid)}`;
      return checked(KEY, await get(place, name), name);
    },
  };
}
