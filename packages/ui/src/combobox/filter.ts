/** One choice of a combobox. */
export interface ComboboxItem {
  /** Passed to `onValueChange`; unique. */
  readonly value: string;
  /** The text that is shown and matched, such as "Lindenau". */
  readonly label: string;
  /** A second text that is matched, shown after the label, such as the number "0653". */
  readonly description?: string | undefined;
}

/** The text of the input for an option. */
export function displayOf(option: ComboboxItem): string {
  return option.description ? `${option.label} (${option.description})` : option.label;
}

const COMBINING = /\p{M}/gu;

/**
 * Removes differences of case, accents, umlauts, sharp s and dots, so that "grossgorschen" finds "Großgörschen" and
 * "St Gangloff" finds "St.Gangloff".
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(COMBINING, '')
    .replaceAll(/[.\s]+/g, ' ')
    .trim();
}

/** An option with its search key, computed once per list. */
export interface IndexedOption {
  readonly option: ComboboxItem;
  readonly key: string;
}

/** Builds the index for `findOptions`. */
export function indexOptions(options: readonly ComboboxItem[]): readonly IndexedOption[] {
  return options.map((option) => ({ option, key: fold(displayOf(option)) }));
}

/** Umlauts may be typed as two letters: "muehl" finds "Mühl". */
function spellings(text: string): readonly string[] {
  const folded = fold(text);
  const short = folded.replace(/([aou])e/g, '$1');
  return short === folded ? [folded] : [folded, short];
}

/** 0: match at the start; 1: at the start of a word; 2: elsewhere; null: no match. */
function rank(key: string, needles: readonly string[]): number | null {
  let best: number | null = null;
  for (const needle of needles) {
    const at = key.indexOf(needle);
    if (at < 0) continue;
    const inWord = !/[ (/-]/.test(key[at - 1] ?? ' ') && !key.includes(` ${needle}`);
    const found = at === 0 ? 0 : inWord ? 2 : 1;
    if (best === null || found < best) best = found;
  }
  return best;
}

/** Options that contain the text, sorted by rank, then in their original order; all for an empty text. */
export function findOptions(
  index: readonly IndexedOption[],
  text: string,
): readonly ComboboxItem[] {
  const needles = spellings(text);
  if (needles[0] === '') return index.map(({ option }) => option);
  const groups: [ComboboxItem[], ComboboxItem[], ComboboxItem[]] = [[], [], []];
  for (const { option, key } of index) {
    const place = rank(key, needles);
    if (place !== null) groups[place]?.push(option);
  }
  return groups.flat();
}
