import { textOfResponse } from '@portal/names/decode';
import { createHash } from 'node:crypto';
import { OutageError } from './alkis-client.ts';
import { RefusedError } from './read-result.ts';

const TIMEOUT_MS = 60_000;

/**
 * Delivers a document or a NAS file to the portal. A repeated delivery of what the portal has already is a success.
 *
 * @param signal says that the time of the document is over
 * @throws OutageError; RefusedError
 */
export async function deliver(
  url: string,
  file: Buffer,
  { password, mediaType }: { readonly password: string; readonly mediaType: string },
  signal: AbortSignal,
): Promise<void> {
  const digest = createHash('sha256').update(file).digest('base64');
  const credential = Buffer.from(`cadastre:${password}`).toString('base64');
  const response = await fetch(url, {
    method: 'PUT',
    headers: {
      authorization: `Basic ${credential}`,
      'content-type': mediaType,
      'content-digest': `sha-256=:${digest}:`,
    },
    body: new Uint8Array(file),
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  }).catch(() => {
    throw new OutageError('The portal does not answer.');
  });
  const text = await textOfResponse(response).catch(() => '');
  if (response.ok || (response.status === 409 && text.includes('RESULT_EXISTS'))) return;
  const message = `The portal answered ${response.status} to a document.`;
  const isOutage = response.status >= 500 || [408, 425, 429].includes(response.status);
  throw isOutage ? new OutageError(message) : new RefusedError(message);
}
