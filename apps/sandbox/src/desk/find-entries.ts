import { nameForms } from '@portal/names';
import type { ReviewEntry } from './reviews.ts';

const wordsOf = (text: string): readonly string[] => text.split(/[\s,]+/).filter(Boolean);

function textOf({
  orderNumber,
  productName,
  parcelName,
  parcelId,
  applicant,
}: ReviewEntry): string {
  return [orderNumber, productName, parcelName, parcelId, ...Object.values(applicant ?? {})].join(
    ' ',
  );
}

/** A word with a figure is compared as a whole: parcel 114/1 is not 114/10 (FIND-1). */
function hasWord(words: readonly string[], typed: string): boolean {
  const forms = nameForms(typed);
  if (/\d/.test(typed)) return forms.some((form) => words.includes(form));
  return forms.some((form) => words.some((word) => word.startsWith(form)));
}

/** The positions that contain every typed word, with and without marks (NAME-4). */
export const findEntries = (
  entries: readonly ReviewEntry[],
  search: string,
): readonly ReviewEntry[] =>
  entries.filter((entry) => {
    const words = wordsOf(textOf(entry)).flatMap((word) => nameForms(word));
    return wordsOf(search).every((typed) => hasWord(words, typed));
  });
