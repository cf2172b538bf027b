import { pageOfPath } from './page-of-path.ts';

/** How people write letters that are not in paths. */
const SPELLINGS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/**
 * The path that a mistyped one means: umlauts instead of two letters, doubled slashes, or the punctuation of the sentence in which it
 * was printed. Null if it leads to no page either (APP-2). Routes do not distinguish capital and small letters.
 */
export function meantPath(pathname: string): string | null {
  const path = decoded(pathname)
    .normalize('NFC')
    .replaceAll(/[äöüß]/gi, (letter) => SPELLINGS[letter.toLowerCase()] ?? letter)
    .replaceAll(/\/{2,}/g, '/')
    .replace(/[\s.,;:!?"')\]]+$/, '');
  return pageOfPath(path) === 'start' ? null : path;
}
