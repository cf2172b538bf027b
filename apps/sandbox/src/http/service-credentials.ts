import { randomBytes, timingSafeEqual, createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** The client that the sandbox knows. */
const CLIENT_ID = 'portal';

/** Life of a token in seconds. */
const LIFE_S = 300;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isEqual = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other));

/** Tokens of OAuth 2.0 client credentials, and HTTP Basic with the same id and secret. */
export function serviceCredentials(secret: string) {
  const tokens = new Map<string, number>();
  const basic = `Basic ${Buffer.from(`${CLIENT_ID}:${secret}`).toString('base64')}`;
  return {
    /** The answer to a request for a token (RFC 6749, 5.1); null when the client is unknown. */
    tokenFor: (form: Readonly<Record<string, string | undefined>>) => {
      const isKnown =
        form['grant_type'] === 'client_credentials' &&
        form['client_id'] === CLIENT_ID &&
        isEqual(form['client_secret'] ?? '', secret);
      if (!isKnown) return null;
      const token = randomBytes(24).toString('base64url');
      tokens.set(token, Date.now() + LIFE_S * 1000);
      return { access_token: token, token_type: 'Bearer', expires_in: LIFE_S };
    },
    isAllowed: ({ headers }: FastifyRequest): boolean => {
      const sent = headers.authorization ?? '';
      const [, token = ''] = /^Bearer (.+)$/.exec(sent) ?? [];
      return isEqual(sent, basic) || (tokens.get(token) ?? 0) > Date.now();
    },
  };
}
