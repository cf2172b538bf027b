/** What is wrong with a value. */
export type FormatProblem = 'characters' | 'length' | 'country' | 'checksum';

/** How a text that people write in several ways is stored, shown and checked. All functions are pure. */
export interface TextFormat {
  /** The value that a form sends, from any way of writing it; of a text that is none, the text itself without blanks at its ends. */
  readonly valueOf: (text: string, locale: string) => string;
  /** The text as it is shown after the field was left, from a typed text or a value; a text that is none stays as it is. */
  readonly show: (text: string, locale: string) => string;
  /**
   * What is wrong with a value: other characters, too few or too many of them, a country that has none, or a wrong check digit.
   * `null` for a right value and for none.
   */
  readonly problem: (value: string) => FormatProblem | null;
  /** Keyboard of phones; default `text`. */
  readonly inputMode?: 'decimal' | 'numeric' | 'tel' | undefined;
  /** Purpose of the input; default `off`. */
  readonly autoComplete?: 'postal-code' | 'tel' | undefined;
  /** Width of the input in characters. */
  readonly widthInCharacters: number;
}
