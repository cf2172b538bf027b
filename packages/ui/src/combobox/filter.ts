import { nameForms } from '@portal/names';

/** One choice of a combobox. */
export interface ComboboxItem<Value extends string = string> {
  /** Passed to `onValueChange`; unique. */
  readonly value: Value;
  /** The text that is shown and matched, such as "Lindenau". */
  readonly label: string;
  /** A second text that is matched, shown after the label, such as the number "0653". */
  readonly description?: string | undefined;
}

/** The text of the input for an option. */
export function displayOf(option: ComboboxItem): string {
  return option.description ? `${option.label} (${option.description})` : option.label;
}

/** The forms of a text in which it is matched; dots, hyphens and blanks are alike: "St Gangloff", "Neu-Seeheim". */
const formsOf = (text: string): readonly string[] =>
  nameForms(text).map((form) => form.replaceAll(/[.\s-]+/g, ' ').trim());

const written = (text: string): string => text.normalize('NFC').toLowerCase().trim();

/**
 * The options whose whole label is the text. One that is written alike excludes others: the forms of different names can be the same.
 */
export function wholeMatches(
  options: readonly ComboboxItem[],
  text: string,
): readonly ComboboxItem[] {
  const alike = options.filter(({ label }) => written(label) === written(text));
  if (alike.length > 0) return alike;
  const needles = formsOf(text);
  return options.filter(({ label }) => formsOf(label).some((form) => needles.includes(form)));
}

/** An option with its search keys, computed once per list. */
export interface IndexedOption {
  readonly option: ComboboxItem;
  readonly keys: readonly string[];
}

/** Builds the index for `findOptions`. */
export function indexOptions(options: readonly ComboboxItem[]): readonly IndexedOption[] {
  return options.map((option) => ({ option, keys: formsOf(displayOf(option)) }));
}

/** 0: match at the start; 1: at the start of a word; 2: elsewhere; null: no match. */
function rank(key: string, needle: string): number | null {
  const at = key.indexOf(needle);
  if (at < 0) return null;
  if (at === 0) return 0;
  return /[ (/]/.test(key[at - 1] ?? '') || key.includes(` ${needle}`) ? 1 : 2;
}

/** The best place of any typed form in any form of the option. */
function bestRank(keys: readonly string[], needles: readonly string[]): number | null {
  const places = keys.flatMap((key) => needles.map((needle) => rank(key, needle)));
  return places.reduce(
    (best, place) => (best === null || (place !== null && place < best) ? place : best),
    null,
  );
}

/** Options that contain the text, sorted by rank, then in their original order; all for an empty text. */
export function findOptions(
  index: readonly IndexedOption[],
  text: string,
): readonly ComboboxItem[] {
  const needles = formsOf(text);
  if (needles[0] === '') return index.map(({ option }) => option);
  const groups: [ComboboxItem[], ComboboxItem[], ComboboxItem[]] = [[], [], []];
  for (const { option, keys } of index) {
    const place = bestRank(keys, needles);
    if (place !== null) groups[place]?.push(option);
  }
  return groups.flat();
}
