/** First and last code point. */
type Range = readonly [first: number, last: number];

/** A part of the typeface: one file for each weight, of which a browser loads what a text needs. */
export interface Cut {
  /** Name of its files, without weight. */
  readonly name: string;
  /** Families are asked one after the other, in the order of the token `font.body`. */
  readonly family: string;
  readonly ranges: readonly Range[];
}

const point = (code: number): Range => [code, code];

/** The weights of the portal. */
export const WEIGHTS = [400, 700] as const;

/**
 * OpenType features that stay: kerning, placing of marks, and the zero with a slash. All figures are as wide as each other
 * without a feature.
 */
export const FEATURES = ['kern', 'ccmp', 'mark', 'mkmk', 'locl', 'zero'];

/** The marks that DIN 91379 combines with letters. */
const MARKS: readonly Range[] = [
  [0x300, 0x302],
  point(0x304),
  [0x306, 0x308],
  [0x30b, 0x30d],
  point(0x310),
  point(0x315),
  point(0x31b),
  point(0x323),
  [0x325, 0x328],
  point(0x331),
  point(0x35f),
];

/**
 * Letters that do not look like their letter with its mark, such as `ď` and `ģ`. Chromium draws a letter that a file lacks with the
 * letter and the mark of that file.
 */
const INSEPARABLE: readonly Range[] = Array.from(
  'ďĢģĶķĻļĽľŅņŖŗťǕǖǗǘǙǚǛǜǞǟǠǡȪȫȰȱḀḁḔḕḖḗḨḩḮḯḱḴṐṑṒṓṤṥṦṧṺṻẤấẦầẮắẰằẾếỀềỐốỒồỵ',
  (letter) => point(letter.codePointAt(0) ?? 0),
);

/**
 * German and western European letters, and the marks: Firefox asks the file of a letter for its marks, and would place those
 * of another file beside the letter.
 */
const TEXT: Cut = {
  name: 'noto-sans-text',
  family: 'Portal Noto Sans',
  ranges: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x152, 0x153],
    ...MARKS,
    ...INSEPARABLE,
    point(0x1e9e),
    [0x2010, 0x2014],
    [0x2018, 0x201a],
    [0x201c, 0x201e],
    [0x2020, 0x2022],
    point(0x2026),
    point(0x2030),
    [0x2039, 0x203a],
    point(0x20ac),
    point(0x2192),
    point(0x2212),
  ],
};

/**
 * All other letters of names (DIN 91379): Latin, Greek and Cyrillic. And the marks, for sequences of these letters.
 */
const NAMES: Cut = {
  name: 'noto-sans-names',
  family: 'Portal Noto Sans Names',
  ranges: [
    [0x100, 0x151],
    [0x154, 0x17f],
    [0x187, 0x188],
    point(0x18f),
    point(0x197),
    [0x1a0, 0x1a1],
    [0x1af, 0x1b0],
    point(0x1b7),
    [0x1cd, 0x233],
    point(0x259),
    point(0x268),
    point(0x292),
    [0x2b9, 0x2cc],
    ...MARKS,
    [0x386, 0x3ce],
    [0x400, 0x45f],
    [0x1e00, 0x1e9d],
    [0x1e9f, 0x1eff],
  ],
};

/** The parts of the typeface. */
export const CUTS: readonly Cut[] = [TEXT, NAMES];

/** The characters of a part. */
export function charactersOf({ ranges }: Cut): string {
  return ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('');
}

/** A range in CSS: `U+A0-FF`. */
function css([first, last]: Range): string {
  const [from, to] = [first, last].map((code) => code.toString(16).toUpperCase());
  return from === to ? `U+${from}` : `U+${from}-${to}`;
}

/** The name of a file of the typeface. */
export const fileOf = ({ name }: Cut, weight: number): string => `${name}-${weight}.woff2`;

/** The rules that load the files. */
export function fontFaces(): string {
  return CUTS.flatMap((cut) =>
    WEIGHTS.map(
      (weight) => `@font-face {
  font-family: "${cut.family}";
  font-style: normal;
  font-weight: ${weight};
  font-display: swap;
  src: url("./${fileOf(cut, weight)}") format("woff2");
  unicode-range: ${cut.ranges.map(css).join(', ')};
}
`,
    ),
  ).join('\n');
}
