import { contentAddresses, isContentAddress, isPortalAddress } from '@portal/api/content';

/** The texts inside of a value, with their keys. */
function textsOf(value: unknown, key: string): readonly (readonly [key: string, text: string])[] {
  if (typeof value === 'string') return [[key, value]];
  return Object.entries(Object(value)).flatMap(([name, inner]) =>
    textsOf(inner, key === '' ? name : `${key}.${name}`),
  );
}

/** Why a link cannot have this address; null if it can. */
export function linkReason(address: string): string | null {
  if (!isContentAddress(address)) {
    return `links to ${address || 'nothing'}; an address begins with https://, http://, mailto:, tel: or #/`;
  }
  return isPortalAddress(address)
    ? null
    : `links to ${address}, which is no page of the portal; for example #/kontakt is one`;
}

/**
 * Links in configured texts whose address could run code or leads nowhere.
 *
 * @param key of the value, before those of its texts; empty for the whole file
 */
export function contentLinkProblems(
  value: unknown,
  key: string,
): readonly (readonly [key: string, reason: string])[] {
  return textsOf(value, key).flatMap(([name, text]) =>
    contentAddresses(text).flatMap((address): (readonly [string, string])[] => {
      const reason = linkReason(address);
      return reason === null ? [] : [[name, reason]];
    }),
  );
}
