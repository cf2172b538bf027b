import type { XmlElement } from '@rgrove/parse-xml';
import { ExternalSystemError } from '../../errors.ts';
import { attributeOf, childrenOf, elementsAt, textOf } from '../xml.ts';

/** A feature type of a WFS. */
export interface FeatureType {
  /** With its prefix, as the service writes it. */
  readonly name: string;
  /** Names of its CRSs, the default one first. */
  readonly crs: readonly string[];
}

/** What a WFS says about itself. */
export interface Capabilities {
  readonly types: readonly FeatureType[];
  /** Features of a page when a request names no number; null when it does not say. */
  readonly countDefault: number | null;
}

const constraint = (root: XmlElement, name: string): string => {
  const found = elementsAt(root, 'OperationsMetadata', 'Constraint')
    .concat(elementsAt(root, 'OperationsMetadata', 'Operation', 'Constraint'))
    .find((one) => attributeOf(one, 'name') === name);
  return found ? textOf(found, 'DefaultValue') : '';
};

/** Reads a document of capabilities (WFS 2.0). */
export function capabilitiesOf(root: XmlElement): Capabilities {
  const types = elementsAt(root, 'FeatureTypeList', 'FeatureType').map((type) => ({
    name: textOf(type, 'Name'),
    crs: ['DefaultCRS', 'DefaultSRS', 'OtherCRS', 'OtherSRS'].flatMap((element) =>
      childrenOf(type, element).map((one) => one.text.trim()),
    ),
  }));
  const count = Number(constraint(root, 'CountDefault'));
  return { types, countDefault: count > 0 ? count : null };
}

/** The number of a CRS by any of its names: `25832`, `4326`, or `CRS84`; empty for another text. */
export const crsNumberOf = (name: string): string =>
  /(?:\b|:)(\d{4,5}|CRS84)$/i.exec(name)?.[1] ?? '';

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** A feature type by its name with or without prefix. @throws ExternalSystemError that names those that exist */
export function typeOf({ types }: Capabilities, id: string, place: string): FeatureType {
  const found =
    types.find(({ name }) => name === id) ?? types.find(({ name }) => local(name) === id);
  if (found) return found;
  const names = types.slice(0, 10).map(({ name }) => name);
  throw new ExternalSystemError(
    `${place} has no feature type ${id}; it has ${names.join(', ') || 'none'}.`,
    404,
  );
}

/**
 * The CRS in which features are requested: that of the state if the service offers it, else one that can be converted to it.
 *
 * @param target code of the CRS of the state, such as `EPSG:25832`
 * @throws ExternalSystemError that names what the service offers
 */
export function crsOf({ name, crs }: FeatureType, target: string, place: string): string {
  const numbers = [
    target.slice('EPSG:'.length),
    '25832',
    '25833',
    '25831',
    '4258',
    '4326',
    'CRS84',
  ];
  for (const number of numbers) {
    const found = crs.find((one) => crsNumberOf(one) === number);
    if (found !== undefined) return found;
  }
  throw new ExternalSystemError(
    `${place} offers ${name} in ${crs.join(', ') || 'no CRS'}, which the portal does not convert.`,
    200,
  );
}
