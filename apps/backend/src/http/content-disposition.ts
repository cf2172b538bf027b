import { asciiName } from '@portal/names';

/** Characters that `encodeURIComponent` leaves and RFC 8187 does not allow. */
const LEFT = /['()*]/g;

const percent = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

/** The header of a file to be stored, with its name in ASCII (RFC 6266) and as it is (RFC 8187). */
export function contentDisposition(name: string): string {
  const plain = asciiName(name).replaceAll(/[^\w.-]/g, '');
  const full = encodeURIComponent(name).replaceAll(LEFT, percent);
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}
