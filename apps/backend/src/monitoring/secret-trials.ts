import type { Core } from '../core.ts';
import { ExternalSystemError } from '../errors.ts';

/** A system that the portal shows a secret, by a call that changes nothing. */
interface Trial {
  /** The setting that holds the secret. */
  readonly setting: string;
  readonly attempt: () => Promise<unknown>;
}

/** How mail servers, token services and object stores say that they do not accept a secret. */
const REFUSALS = ['EAUTH', 'invalid_client', 'InvalidAccessKeyId', 'SignatureDoesNotMatch'];

/** Whether a system has answered that it does not accept a secret; one that does not answer says nothing about it. */
const isRefusal = (error: unknown): boolean =>
  REFUSALS.includes(Object(error).code) ||
  (error instanceof ExternalSystemError && (error.status === 401 || error.status === 403));

async function sentenceOf({ setting, attempt }: Trial): Promise<readonly string[]> {
  try {
    await attempt();
    return [];
  } catch (error) {
    if (!isRefusal(error)) return [];
    const { message }: Error = Object(error);
    return [`${setting} is refused by the system that it is for: ${message}`];
  }
}

/**
 * Tries each secret that can be tried without an order or a message (IN-5). What other systems show the portal is first used with their first call; so are
 * the tokens for desk and accounting, and for a postbox with the portal's own protocol, because these take nothing but orders and messages.
 *
 * @returns a sentence for each that is refused
 */
export function secretTrials(
  core: Pick<
    Core,
    'provider' | 'authority' | 'mail' | 'identities' | 'postbox' | 'storage' | 'state'
  >,
): () => Promise<readonly string[]> {
  const { provider, authority, mail, identities, postbox, storage, state } = core;
  const trials: readonly Trial[] = [
    {
      setting: state.xbezahldienste ? 'authentication in payment.json' : 'PAYMENT_TOKEN',
      attempt: () => provider.probe(),
    },
    { setting: 'CADASTRE_TOKEN', attempt: () => authority.orderable() },
    { setting: 'SMTP_URL', attempt: async () => mail?.probe() },
    { setting: 'IDENTITY_CLIENT_SECRET', attempt: async () => identities.person.trySecret?.() },
    {
      setting: 'ORGANISATION_IDENTITY_CLIENT_SECRET',
      attempt: async () => identities.organisation?.trySecret?.(),
    },
    { setting: 'clientSecret in postbox.json', attempt: async () => postbox.trySecret?.() },
    { setting: 'S3_SECRET_KEY', attempt: async () => storage.trySecret?.() },
  ];
  return async () => (await Promise.all(trials.map(sentenceOf))).flat();
}
