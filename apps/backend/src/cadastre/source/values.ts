import type { SourceFeature } from '../../ports/features.ts';
import { FaultyFeature } from './faults.ts';

/** Reads the facts of a feature by the property names of a mapping. */
export interface FeatureValues<Fact extends string> {
  /** The first property with a value, without blanks around it; empty when there is none. */
  text(fact: Fact): string;
  /** All values of that property: a list, or a text in which `;` or `,` separates them. */
  list(fact: Fact): readonly string[];
  /** The first property with a value as it was published: a number stays one. @throws FaultyFeature when it is empty */
  value(fact: Fact): unknown;
  /** The same as `text`. @throws FaultyFeature when it is empty */
  required(fact: Fact): string;
}

/** Texts in NFC, whichever form the source publishes (NAME-1). */
function textOf(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  return typeof value === 'string' ? value.trim().normalize('NFC') : '';
}

const listOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value.map(textOf) : textOf(value).split(/[;,]/))
    .map((part) => part.trim())
    .filter(Boolean);

/** The values of one feature. */
export function valuesOf<Fact extends string>(
  feature: SourceFeature,
  mapping: Readonly<Record<Fact, readonly string[]>>,
): FeatureValues<Fact> {
  const text = (fact: Fact): string => {
    for (const name of mapping[fact]) {
      const value = textOf(feature.properties[name]);
      if (value !== '') return value;
    }
    return '';
  };
  const missing = (fact: Fact): FaultyFeature =>
    new FaultyFeature(`${mapping[fact].join(' and ')} is missing`);
  return {
    text,
    value: (fact) => {
      const name = mapping[fact].find((one) => textOf(feature.properties[one]) !== '');
      if (name === undefined) throw missing(fact);
      return feature.properties[name];
    },
    list: (fact) =>
      mapping[fact]
        .map((name) => listOf(feature.properties[name]))
        .find(({ length }) => length > 0) ?? [],
    required: (fact) => {
      const value = text(fact);
      if (value === '') throw missing(fact);
      return value;
    },
  };
}

/** Whether the feature has one of the accepted values in every named property. */
export const isSelected = (
  feature: SourceFeature,
  where: Readonly<Record<string, readonly string[]>> = {},
): boolean =>
  Object.entries(where).every(([name, accepted]) =>
    accepted.includes(textOf(feature.properties[name])),
  );

/**
 * The four digits of a subdistrict or land registry district; a land code may be in front.
 *
 * @throws FaultyFeature when it is another key, e.g. that of a section
 */
export function keyOf(key: string, name: string): string {
  const match = /^(?:\d{2})?(\d{4})$/.exec(key);
  if (!match?.[1])
    throw new FaultyFeature(`${name} does not consist of four digits after the land code`);
  return match[1];
}
