/** Widths of letters in relation to their size in Noto Sans, the typeface of sheets. */
const WIDTHS: readonly (readonly [letters: string, width: number])[] = [
  ['Jijl .,:', 0.26],
  ['Ift/²()-', 0.33],
  ['rz_', 0.43],
  ['FLcsvy', 0.5],
  ['ESTYZaekxä0123456789', 0.56],
  ['DGHNUÜ', 0.74],
  ['OQÖw', 0.79],
  ['MWm', 0.93],
];
const OTHERS = 0.62;

const widthOfLetter = new Map(
  WIDTHS.flatMap(([letters, width]) => Array.from(letters, (letter) => [letter, width] as const)),
);

/** Bold letters are wider. */
const FACTORS = { regular: 1, strong: 1.04, bold: 1.08 } as const;

/** Weight of letters. */
export type Weight = keyof typeof FACTORS;

/** Width of a text in millimetres at a size in millimetres. */
export const widthOf = (text: string, size: number, weight: Weight = 'regular'): number =>
  Array.from(text, (letter) => widthOfLetter.get(letter) ?? OTHERS).reduce(
    (sum, one) => sum + one,
    0,
  ) *
  size *
  FACTORS[weight];

/** Breaks a text at its blanks. @param width of the lines in millimetres @param size of the letters in millimetres */
export function linesOf(
  text: string,
  width: number,
  size: number,
  weight: Weight = 'regular',
): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && widthOf(longer, size, weight) <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
