import type { PortalConfiguration } from '@portal/api';
import { withoutCredentials } from '../config/credentials.ts';
import { boundedText } from '../ports/bounded-text.ts';
import type { PassedOn } from '../config/maps-file.ts';
import { type MapProblem, wmsOf } from './check-services.ts';
import { MAX_DOCUMENT_BYTES } from './map-services.ts';
import { imageRequest, tileRequest } from './sample-requests.ts';
import { serviceOf } from './passed-on.ts';
import { readDocument } from '../ports/xml.ts';

type MapSettings = PortalConfiguration['map'];

/** Time for one answer in ms. */
const LIMIT_MS = 20_000;

/** Most bytes of a report of a fault. */
const MAX_REPORT = 65_536;

/** Most characters of a service's own words. */
const MAX_WORDS = 200;

const HELP =
  'ask its operator for the header, or let the backend pass its requests on (maps.json: passThrough)';

/** Who requests images. */
interface Requester {
  /** The origin of the portal. */
  readonly origin: string;
  /** Services whose requests the backend passes on: they need no CORS. */
  readonly passThrough: readonly PassedOn[];
}

/** Requests an address as the page or the backend does. @returns the answer, or why there is none */
async function load(
  address: string,
  { origin, passThrough }: Requester,
): Promise<Response | string> {
  try {
    const headers = { origin, ...serviceOf(address, passThrough)?.headers };
    return await fetch(address, { headers, signal: AbortSignal.timeout(LIMIT_MS) });
  } catch {
    return `does not answer: ${withoutCredentials(address)}`;
  }
}

/** Why a page of the portal may not read an answer; null if it may. */
function corsReason({ headers }: Response, address: string, requester: Requester): string | null {
  const { origin, passThrough } = requester;
  if (serviceOf(address, passThrough)) return null;
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === '*' || allowed === origin) return null;
  const found = allowed === null ? 'lacks' : `has "${allowed}" in`;
  return `cannot be read by browsers: its answer ${found} Access-Control-Allow-Origin (CORS, for ${origin}); ${HELP}`;
}

/** The text of an exception report, on one line. */
const wordsOf = (text: string): string =>
  text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_WORDS);

/** Why an answer is no image; null if it is one. Services report faults as XML with status 200. */
async function imageReason(response: Response): Promise<string | null> {
  const { status, headers } = response;
  const type = headers.get('content-type') ?? 'no content type';
  if (response.ok && type.startsWith('image/')) {
    await response.body?.cancel();
    return null;
  }
  const words = withoutCredentials(
    wordsOf(await boundedText(response, MAX_REPORT).catch(() => '')),
  );
  return `answers ${status} with ${type} instead of an image${words === '' ? '' : `: "${words}"`}`;
}

/** What is wrong with one image, as a browser would load it. */
async function checkImage(
  key: string,
  what: string,
  address: string,
  requester: Requester,
): Promise<readonly MapProblem[]> {
  const response = await load(address, requester);
  if (typeof response === 'string') return [{ key, reason: response }];
  const cors = corsReason(response, address, requester);
  const image = await imageReason(response);
  return [image, cors]
    .filter((reason) => reason !== null)
    .map((reason) => ({ key, reason: `${what} ${reason}` }));
}

async function checkTile(map: MapSettings, requester: Requester): Promise<readonly MapProblem[]> {
  const key = 'map.baseLayer.capabilitiesUrl';
  const response = await load(map.baseLayer.capabilitiesUrl, requester);
  // The check of the capabilities says what is wrong with the document.
  if (typeof response === 'string') return [];
  const cors = corsReason(response, map.baseLayer.capabilitiesUrl, requester);
  const document = readDocument(await boundedText(response, MAX_DOCUMENT_BYTES).catch(() => ''), [
    'Capabilities',
  ]);
  const address = document === null ? null : tileRequest(document, map);
  return [
    ...(cors === null ? [] : [{ key, reason: `leads to a service that ${cors}` }]),
    ...(address === null
      ? []
      : await checkImage('map.baseLayer', 'leads to a service whose tile', address, requester)),
  ];
}

/**
 * Loads one tile of the base layer and one image of each WMS as a browser does (DATA-5, OPS-3): answers that a page may not read,
 * and reports of faults in place of images, would be an empty map.
 */
export async function findImageProblems(
  { map }: Pick<PortalConfiguration, 'map'>,
  requester: Requester,
): Promise<readonly MapProblem[]> {
  const found = await Promise.all([
    checkTile(map, requester),
    ...wmsOf(map).map(([key, layer]) =>
      checkImage(
        `${key}.url`,
        'leads to a service whose image',
        imageRequest(layer, map),
        requester,
      ),
    ),
  ]);
  return found.flat();
}
