import type { Environment } from '../../config/environment.ts';
import type { Queryable } from '../../db/database.ts';
import { httpPostbox } from '../../ports/own-postbox.ts';
import type { PostboxPort } from '../../ports/postbox.ts';
import { StartError } from '../../start-error.ts';
import type { StatePack } from '../../state-pack/state-pack.ts';
import { submissionStore } from './submissions.ts';

/**
 * Opens the postbox of a state: through FIT-Connect, else by the portal's own protocol. The code of FIT-Connect is loaded only where a state uses it.
 *
 * @throws StartError when something that the protocol needs is not set
 */
export async function openPostbox(
  { postbox, portalUrl }: Pick<Environment, 'postbox' | 'portalUrl'>,
  { fitConnect }: Pick<StatePack, 'fitConnect'>,
  database: Queryable,
  now: () => Date,
): Promise<PostboxPort> {
  if (fitConnect) {
    const { fitConnectPostbox } = await import('../../ports/fit-connect/index.ts');
    return fitConnectPostbox(fitConnect, { store: submissionStore(database), portalUrl, now });
  }
  const { url, token } = postbox;
  if (url === null) throw new StartError('POSTBOX_URL is not set.');
  if (token === null) throw new StartError('POSTBOX_TOKEN is not set.');
  return httpPostbox({ url, token });
}
