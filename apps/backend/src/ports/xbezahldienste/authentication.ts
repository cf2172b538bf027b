import { readFileSync } from 'node:fs';
import type { RequestOptions } from 'node:https';
import type { PaymentAuthentication } from '../../config/payment-file.ts';
import { StartError } from '../../start-error.ts';
import { clientCredentials } from '../client-credentials.ts';

/** What each call sends to prove who the portal is. */
export interface Credentials {
  /** Certificates of mutual TLS; empty for the other ways. */
  readonly tls: Pick<RequestOptions, 'pfx' | 'passphrase' | 'ca'>;
  /** Headers of a call. @throws ExternalSystemError when no token can be had */
  headers(): Promise<Readonly<Record<string, string>>>;
  /** Forgets a token that the service refused. @returns whether there was one, so that the call can be repeated */
  forget(): boolean;
}

type Kind<Name> = Extract<PaymentAuthentication, { kind: Name }>;

/** OAuth 2.0 client credentials. */
function oauth(settings: Kind<'OAUTH2'>): Credentials {
  const token = clientCredentials(settings, 'payment.json: authentication');
  return {
    tls: {},
    headers: async () => ({ authorization: await token.header() }),
    forget: () => {
      token.forget();
      return true;
    },
  };
}

/** HTTP Basic (RFC 7617). */
function basic({ user, password }: Kind<'BASIC'>): Credentials {
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  return { tls: {}, headers: async () => ({ authorization }), forget: () => false };
}

function read(file: string, key: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new StartError(
      `payment.json: authentication.${key} names ${file}, which cannot be read.`,
    );
  }
}

/** Mutual TLS with a PKCS#12 file of the operator. */
function mutualTls(settings: Kind<'MUTUAL_TLS'>): Credentials {
  const { certificateFile, passphrase, authorityFile } = settings;
  const tls = {
    pfx: read(certificateFile, 'certificateFile'),
    passphrase,
    ...(authorityFile ? { ca: read(authorityFile, 'authorityFile') } : {}),
  };
  return { tls, headers: async () => ({}), forget: () => false };
}

/** The credentials of one of the three ways that products use. @throws StartError for a file that cannot be read */
export function credentialsOf(settings: PaymentAuthentication): Credentials {
  if (settings.kind === 'OAUTH2') return oauth(settings);
  return settings.kind === 'BASIC' ? basic(settings) : mutualTls(settings);
}
