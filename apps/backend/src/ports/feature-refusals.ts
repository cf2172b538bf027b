import type { CollectionName } from '../config/cadastre-mapping.ts';
import type { SourceCollection } from '../config/cadastre-settings.ts';
import { ExternalSystemError } from '../errors.ts';
import { boundedText } from './bounded-text.ts';
import { retryAfterMs } from './retry-after.ts';

/** Most characters of a service's own words in a message. */
const MAX_DETAIL = 300;

/** Most bytes of a refusal that are read. */
const MAX_BYTES = 65_536;

/** Shorter values are parts of other words. */
const MIN_SECRET = 4;

/** The address without its parameters, which may contain a key. */
export const nameOf = ({ origin, pathname }: URL): string => `${origin}${pathname}`;

/** The settings that a refused request may have wrong, for messages. */
function settingsOf(name: CollectionName, { setBy }: SourceCollection, status: number): string {
  if (status === 401 || status === 403) return ' (cadastre.json: headers or query)';
  return status === 404 ? ` (${setBy} or collections.${name}.id)` : '';
}

const CRS_SETTINGS =
  ' (cadastre.json: "coordinates": "CRS84" if the API publishes degrees only, else crsParameter)';

const WFS = 'set "protocol": "WFS" in cadastre.json: docs/sources.md, WFS';

/** What a text is that is no JSON, by its root element; null when it is neither XML nor a page. */
export function documentKind(text: string): string | null {
  if (/^\s*(?:<!doctype html|<html)/i.test(text)) return 'a web page';
  const root = /^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*<([\w.-]+:)?([\w.-]+)/.exec(
    text,
  )?.[2];
  return root === undefined ? null : `XML (${root}), as a WFS does; ${WFS}`;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What a service says about a refusal: `detail` of RFC 9457, `description` of OGC API, or the text of an XML exception. */
function wordsOf(body: string): string | null {
  try {
    const { detail, description, title, message }: Record<string, unknown> = Object(
      JSON.parse(body),
    );
    return [detail, description, message, title].find(isText) ?? null;
  } catch {
    const text = /<(?:\w+:)?(?:ExceptionText|ServiceException)[^>]*>([\s\S]*?)<\//.exec(body)?.[1];
    const kind = documentKind(body);
    if (text === undefined) return kind === 'a web page' ? null : kind;
    return kind === null ? text : `${text} (${kind})`;
  }
}

/** One line of printable characters, without the values of our headers and parameters, which a service may repeat. */
function quoted(words: string, secrets: readonly string[]): string {
  const hidden = secrets
    .filter((secret) => secret.length >= MIN_SECRET)
    .reduce((text, secret) => text.replaceAll(secret, '…'), words);
  return hidden
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_DETAIL);
}

/** A request for features that was refused. */
interface Refused {
  readonly response: Response;
  readonly address: URL;
  readonly name: CollectionName;
  readonly collection: SourceCollection;
  readonly headers: Readonly<Record<string, string>>;
}

/** The error of an answer that is not the requested one: what was refused, by which setting, and why in the service's words. */
export async function refusal(refused: Refused): Promise<ExternalSystemError> {
  const { response, address, name, collection } = refused;
  const { status } = response;
  const location = response.headers.get('location');
  const target = location === null ? null : URL.parse(location, address.href);
  if (target) {
    await response.body?.cancel();
    // Addresses that differ in their parameters only would look the same.
    const place =
      nameOf(address) === nameOf(target)
        ? 'the same address with other parameters'
        : nameOf(target);
    return new ExternalSystemError(
      `The cadastre redirects ${nameOf(address)} to ${place} (${collection.setBy}).`,
      status,
    );
  }
  const words = wordsOf(await boundedText(response, MAX_BYTES).catch(() => ''));
  const secrets = [...Object.values(refused.headers), ...Object.values(collection.query)];
  const detail = words === null ? '' : quoted(words, secrets);
  const isAboutCrs = address.searchParams.has('crs') && /\bcrs\b|EPSG/i.test(detail);
  const settings = isAboutCrs ? CRS_SETTINGS : settingsOf(name, collection, status);
  const place = `The cadastre answered ${status} to ${nameOf(address)}${settings}`;
  const message = detail === '' ? `${place}.` : `${place}: "${detail}".`;
  return new ExternalSystemError(message, status, retryAfterMs(response));
}
