import { isAbsolute } from 'node:path';
import { check, description, examples, pipe, string } from 'valibot';
import { shownValue } from './expectation.ts';

/** The absolute path of a GeoPackage in a settings file. */
export const filePath = (about: string) =>
  pipe(
    string(({ input }) => `must be a text, but is ${shownValue(input)}`),
    check(
      isAbsolute,
      ({ input }) => `must be the absolute path of a file, but is ${shownValue(input)}`,
    ),
    description(about),
    examples(['/var/lib/portal/parcels.gpkg']),
  );

/** What says how a collection is read. */
interface Read {
  readonly protocol?: string | undefined;
  readonly file?: string | undefined;
}

/** The key of the GeoPackage that a collection lacks; null when none does. */
export function missingFile(
  common: Read,
  collections: Readonly<Record<string, Read | null | undefined>>,
): string | null {
  const lacking = Object.entries(collections).find(
    ([, one]) =>
      one &&
      (one.protocol ?? common.protocol) === 'GEOPACKAGE' &&
      (one.file ?? common.file) === undefined,
  );
  if (!lacking) return null;
  return common.protocol === 'GEOPACKAGE' ? 'file' : `collections.${lacking[0]}.file`;
}
