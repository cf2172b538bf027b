import type { Core } from '../core.ts';
import { ExternalSystemError } from '../errors.ts';

/** A system that the portal shows a secret, by a call that changes nothing. */
interface Trial {
  /** The setting that holds the secret. */
  readonly setting: string;
  readonly attempt: () => Promise<unknown>;
}

/** Whether a system has answered that it does not accept a secret; one that does not answer says nothing about it. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ExternalSystemError
    ? error.status === 401 || error.status === 403
    : ['EAUTH', 'invalid_client'].includes(Object(error).code);

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
 * Tries each secret that can be tried without an order or a message (IN-5). What other systems show the portal, and the tokens for desk,
 * postbox and accounting, are first used with their first call.
 *
 * @returns a sentence for each that is refused
 */
export function secretTrials(
  core: Pick<Core, 'provider' | 'authority' | 'mail' | 'identities' | 'state'>,
): () => Promise<readonly string[]> {
  const { provider, authority, mail, identities, state } = core;
  const trials: readonly Trial[] = [
    {
      setting: state.xbezahldienste ? 'authentication in payment.json' : 'PAYMENT_TOKEN',
      attempt: () => provider.probe(),
    },
    { setting: 'CADASTRE_TOKEN', attempt: () => authority.orderableKinds() },
    { setting: 'SMTP_URL', attempt: async () => mail?.probe() },
    { setting: 'IDENTITY_CLIENT_SECRET', attempt: async () => identities.person.trySecret?.() },
    {
      setting: 'ORGANISATION_IDENTITY_CLIENT_SECRET',
      attempt: async () => identities.organisation?.trySecret?.(),
    },
  ];
  return async () => (await Promise.all(trials.map(sentenceOf))).flat();
}
