import type { CadastreSettings } from '../config/cadastre-settings.ts';

/** Time for the answer in ms. */
const LIMIT_MS = 5000;

/** The header `Server` of the sandbox. */
const SANDBOX = 'portal-sandbox';

/**
 * A sentence when parcels of a real cadastre are ordered at the sandbox, which draws those of the demo state only: their extracts
 * would be waited for without end (OPS-6). Null otherwise, also when nothing answers.
 *
 * @param cadastreUrl the address of the system that draws extracts
 */
export async function foreignParcels(
  cadastreUrl: string,
  { collections }: CadastreSettings,
): Promise<string | null> {
  const source = collections.parcels?.address;
  if (source === undefined || source.startsWith(`${cadastreUrl}/`)) return null;
  const response = await fetch(cadastreUrl, { signal: AbortSignal.timeout(LIMIT_MS) }).catch(
    () => null,
  );
  await response?.body?.cancel();
  if (response?.headers.get('server') !== SANDBOX) return null;
  const { protocol, origin, pathname } = new URL(source);
  const place = protocol === 'file:' ? pathname : origin;
  return `Extracts will not come: parcels are read from ${place}, but CADASTRE_URL is the sandbox, which draws the parcels of the demo state only.`;
}
