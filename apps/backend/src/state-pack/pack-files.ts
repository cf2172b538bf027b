import type { Language } from '@portal/api';
import { globSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { PackFault } from '../config/faults.ts';
import { TEXT_FILES } from '../locales/locale-files.ts';
import { nearest } from '../config/nearest.ts';

const OF_PACK = [
  'state.json',
  'catalogue.json',
  'cadastre.json',
  'collective-invoices.json',
  'entitlements.json',
  'identity.json',
  'organisation-identity.json',
  'maps.json',
  'payment.json',
  'postbox.json',
  'legal.json',
];
/** The files of a pack that may name environment variables. */
export const WITH_VARIABLES = ['cadastre.json', 'payment.json', 'postbox.json'] as const;

const OF_BRAND = ['tokens.json'];
const OF_LANGUAGE = TEXT_FILES.map((name) => `${name}.json`);

function nameReason(name: string, known: readonly string[]): string | null {
  if (known.includes(name)) return null;
  const meant = nearest(name, known);
  return `is not read; ${meant ? `perhaps ${meant} is meant` : `read are ${known.join(', ')}`}`;
}

function languageReason(language: string, shown: readonly Language[]): string | null {
  if (shown.includes(language)) return null;
  return `is not read, because languages of state.json lacks ${language}; add it there, or delete the folder`;
}

/**
 * The JSON files of a pack that nothing reads: their names contain a typing error, or their language is not offered.
 *
 * @param shown languages whose texts can be shown; without any, the languages of the files are not compared
 */
export function fileFaults(folder: string, shown: readonly Language[]): readonly PackFault[] {
  const reasonOf = (path: string): string | null => {
    const [first = '', second = '', third] = path.split(sep);
    // Beside the files of the pack there may be others, such as those of a repository.
    if (second === '') return nearest(first, OF_PACK) ? nameReason(first, OF_PACK) : null;
    if (first === 'brand' && third === undefined) return nameReason(second, OF_BRAND);
    if (first !== 'locales' || third === undefined) return null;
    const ofLanguage = shown.length > 0 ? languageReason(second, shown) : null;
    return ofLanguage ?? nameReason(third, OF_LANGUAGE);
  };
  return globSync(['*.json', 'brand/*.json', 'locales/*/*.json'], { cwd: folder })
    .toSorted()
    .flatMap((path) => {
      const reason = reasonOf(path);
      return reason === null ? [] : [{ file: join(folder, path), key: '', reason }];
    });
}
