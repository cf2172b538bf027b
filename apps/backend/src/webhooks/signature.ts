import { createHmac } from 'node:crypto';

/**
 * The key that signs the requests to a program. It is derived, so that no table contains it, and revoking the program is the only way to another one.
 *
 * @param secret of this database
 */
export const webhookKey = (secret: string, programId: string): Buffer =>
  createHmac('sha256', secret).update(`webhook ${programId}`).digest();

/** The key as it is shown once (Standard Webhooks). */
export const shownKey = (key: Buffer): string => `whsec_${key.toString('base64')}`;

/**
 * The headers of a request (Standard Webhooks 1.0.0): the signature covers id, time and body, so that a request cannot be changed, nor repeated
 * later.
 *
 * @param at when the request is sent
 */
export function signedHeaders(
  key: Buffer,
  { id, body, at }: { readonly id: string; readonly body: string; readonly at: Date },
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
