import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { PackFault } from '../config/faults.ts';
import type { CatalogueFile } from '../products/catalogue.ts';
import { picturesOf } from './brand.ts';
import type { Sound } from './json-file.ts';

/** Whether a path is a file. */
export const isFile = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Why a product cannot have this picture; null if it can. */
function pictureReason(
  path: string,
  ofBrand: ReadonlySet<string>,
  portalFolder: string | null,
): string | null {
  const [, name] = /^\/state\/(.*)$/.exec(path) ?? [];
  if (name !== undefined) {
    return ofBrand.has(name)
      ? null
      : `names ${name}, which is no picture (svg, png or webp) of the folder brand`;
  }
  if (portalFolder === null || isFile(join(portalFolder, path.replace(/[?#].*$/, '')))) return null;
  return `names ${path}, which the portal does not have; a picture of the folder brand is /state/<file>`;
}

/** The pictures of products that neither the pack nor the portal has. */
export function pictureFaults(
  folder: string,
  { categories = [] }: Sound<CatalogueFile>,
  portalFolder: string | null,
): readonly PackFault[] {
  const ofBrand = picturesOf(join(folder, 'brand'));
  return categories.flatMap((category, outer) =>
    (category?.products ?? []).flatMap((product, inner) => {
      const place = `categories.${outer}.products.${inner}`;
      return (['imagePath', 'samplePath'] as const).flatMap((name) => {
        const path = product?.[name];
        const reason = path === undefined ? null : pictureReason(path, ofBrand, portalFolder);
        if (reason === null) return [];
        return [{ file: join(folder, 'catalogue.json'), key: `${place}.${name}`, reason }];
      });
    }),
  );
}

/** The flag of the notice, if the folder `brand` lacks it. */
export function flagFaults(folder: string, path: string | undefined): readonly PackFault[] {
  const reason =
    path === undefined ? null : pictureReason(path, picturesOf(join(folder, 'brand')), null);
  return reason === null
    ? []
    : [{ file: join(folder, 'state.json'), key: 'officialNotice.flagPath', reason }];
}
