import type { ProgramScope } from '@portal/api';
import { decodeText } from '@portal/names/decode';
import type { Core } from '../core.ts';
import { FORM_TYPE } from '../http/bodies.ts';
import type { Handlers } from '../http/handlers.ts';
import { HttpProblem, OAuthFailure } from '../http/problem.ts';
import { TOKEN_SECONDS } from '../session/access-tokens.ts';
import { authenticateProgram } from '../session/programs.ts';

/** What a program states to get a token. */
interface Credentials {
  readonly id: string;
  readonly secret: string;
}

/** The fields of the form. */
interface TokenForm {
  readonly client_id?: string;
  readonly client_secret?: string;
}

/** A part of HTTP Basic, which is encoded as in forms (RFC 6749, 2.3.1); null when it is not. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

/** The text of HTTP Basic; empty when it is no UTF-8. */
function textOf(bytes: Buffer): string {
  try {
    return decodeText(bytes);
  } catch {
    return '';
  }
}

const BASIC = /^Basic +([\w+/-]{1,1000}={0,2})$/i;

function basicOf(authorization: string): Credentials | null {
  const [, encoded = ''] = BASIC.exec(authorization) ?? [];
  const [, name, password] = /^([^:]*):(.*)$/s.exec(textOf(Buffer.from(encoded, 'base64'))) ?? [];
  if (name === undefined || password === undefined) return null;
  const [id, secret] = [decoded(name), decoded(password)];
  return id === null || secret === null ? null : { id, secret };
}

/** The credentials of a call: in the header or in the form, not in both; null without any that can be read. @throws OAuthFailure */
function credentialsOf(authorization: string | undefined, form: TokenForm): Credentials | null {
  const { client_id: id, client_secret: secret } = form;
  if (authorization === undefined) {
    return id === undefined || secret === undefined ? null : { id, secret };
  }
  const basic = basicOf(authorization);
  if (!basic) return null;
  if (secret !== undefined || (id !== undefined && id !== basic.id)) {
    throw new OAuthFailure('invalid_request', 'The program authenticates in two ways.');
  }
  return basic;
}

/** The scopes that are asked for. @throws OAuthFailure for one that the program does not have */
function scopesOf(
  asked: string | undefined,
  allowed: readonly ProgramScope[],
): readonly ProgramScope[] {
  if (asked === undefined) return allowed;
  const names = asked.split(' ').filter(Boolean);
  const scopes = allowed.filter((scope) => names.includes(scope));
  if (scopes.length === 0 || names.some((name) => !allowed.some((scope) => scope === name))) {
    throw new OAuthFailure('invalid_scope', `The program has the scopes: ${allowed.join(' ')}`);
  }
  return scopes;
}

/** The handler of the token endpoint (RFC 6749, 4.4; ORG-4). */
export function tokenHandlers({
  database,
  tokens,
}: Pick<Core, 'database' | 'tokens'>): Handlers<'createAccessToken'> {
  return {
    createAccessToken: async ({ request, reply, body }) => {
      if (!request.headers['content-type']?.toLowerCase().startsWith(FORM_TYPE)) {
        throw new HttpProblem(415, 'INVALID_REQUEST', { detail: 'Send a form.' });
      }
      reply.header('pragma', 'no-cache');
      if (body.grant_type !== 'client_credentials') {
        throw new OAuthFailure('unsupported_grant_type', 'Use client_credentials.');
      }
      const { authorization } = request.headers;
      const credentials = credentialsOf(authorization, body);
      const allowed =
        credentials && (await authenticateProgram(database, credentials.id, credentials.secret));
      if (!allowed) {
        // RFC 6749, 5.2: the answer names the way that was used.
        if (authorization !== undefined)
          reply.header('www-authenticate', 'Basic realm="order-api"');
        throw new OAuthFailure(
          'invalid_client',
          'The program is unknown or revoked, or its secret is wrong.',
        );
      }
      const scopes = scopesOf(body.scope, allowed);
      return {
        access_token: await tokens.issue(credentials.id, scopes),
        token_type: 'Bearer',
        expires_in: TOKEN_SECONDS,
        scope: scopes.join(' '),
      };
    },
  };
}
