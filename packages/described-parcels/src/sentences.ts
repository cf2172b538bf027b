import { germanSentences } from './sentences-de.ts';
import { easySentences } from './sentences-easy.ts';
import { englishSentences } from './sentences-en.ts';
import type { Description, DescriptionLanguage, Paragraph, SentencesOf } from './model.ts';

const LANGUAGES: Readonly<Record<DescriptionLanguage, SentencesOf>> = {
  de: germanSentences,
  en: englishSentences,
  'de-easy': easySentences,
};

/** A side that would be rounded to 0 m is not said. */
const LEAST_SIDE = 0.5;

/** Says a description in sentences; lengths and areas are rounded to whole metres, distances of buildings to 0.1 m (DATA-8). */
export function describeInSentences(
  description: Description,
  language: DescriptionLanguage,
): readonly Paragraph[] {
  const { headings, size, side, building, noBuilding, sheet, accuracy } = LANGUAGES[language];
  const { sides, buildings, place } = description;
  const largestFirst = (buildings ?? []).toSorted((one, other) => other.area - one.area);
  const said: readonly (readonly [Paragraph['subject'], readonly string[]])[] = [
    ['size', size(description)],
    ['boundary', sides.filter(({ length }) => length >= LEAST_SIDE).flatMap(side)],
    ['buildings', buildings?.length === 0 ? [noBuilding] : largestFirst.flatMap(building)],
    ['sheet', place ? sheet(place) : []],
    ['accuracy', accuracy],
  ];
  return said.flatMap(([subject, sentences]) =>
    sentences.length > 0 ? [{ subject, heading: headings[subject], sentences }] : [],
  );
}
