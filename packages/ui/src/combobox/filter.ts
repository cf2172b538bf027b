/** One choice of a combobox. */
export interface ComboboxOption {
  /** Given to `onValueChange`; unique. */
  readonly value: string;
  /** What is shown and matched, such as "Lindenau". */
  readonly label: string;
  /** A second thing to find it by, shown after the label, such as the number "0653". */
  readonly detail?: string | undefined;
}

/** What the input shows for an option. */
export function displayOf(option: ComboboxOption): string {
  return option.detail ? `${option.label} (${option.detail})` : option.label;
}

const COMBINING = /\p{M}/gu;

/** Folds case, accents, umlauts and sharp s, so that "grossgorschen" finds "Großgörschen". */
export function fold(text: string): string {
  return text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(COMBINING, '').trim();
}

/** An option with what it is searched by, made once for a list of thousands. */
export interface IndexedOption {
  readonly option: ComboboxOption;
  readonly key: string;
}

/** Prepares a list for `findOptions`. */
export function indexOptions(options: readonly ComboboxOption[]): readonly IndexedOption[] {
  return options.map((option) => ({ option, key: fold(displayOf(option)) }));
}

/** Umlauts may also be typed as two letters: "muehl" finds "Mühl". */
function spellings(text: string): readonly string[] {
  const folded = fold(text);
  const short = folded.replace(/([aou])e/g, '$1');
  return short === folded ? [folded] : [folded, short];
}

/** 0 at the start, 1 at the start of a word, 2 anywhere, null nowhere. */
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

/** Options that hold the text, best first, otherwise in their own order; all for an empty text. */
export function findOptions(
  index: readonly IndexedOption[],
  text: string,
): readonly ComboboxOption[] {
  const needles = spellings(text);
  if (needles[0] === '') return index.map(({ option }) => option);
  const groups: [ComboboxOption[], ComboboxOption[], ComboboxOption[]] = [[], [], []];
  for (const { option, key } of index) {
    const place = rank(key, needles);
    if (place !== null) groups[place]?.push(option);
  }
  return groups.flat();
}
