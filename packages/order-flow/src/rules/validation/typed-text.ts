/** Soft hyphens, zero-width characters, and marks of the writing direction. */
const INVISIBLE =
  /[\u{AD}\u{180E}\u{200B}-\u{200F}\u{202A}-\u{202E}\u{2060}-\u{2064}\u{2066}-\u{206F}\u{FEFF}]/gu;
const BLANKS = /\s/gu;
/** Hyphens, dashes and the minus sign, full width ones too. */
const DASHES = /[\p{Pd}\u{2212}\u{2043}\u{FE63}]/gu;
const SLASHES = /[\u{2044}\u{2215}\u{29F8}]/gu;
const QUOTES = /[\u{2018}-\u{201B}\u{2032}\u{2BC}\u{60}\u{B4}]/gu;
const DOUBLE_QUOTES = /[\u{201C}-\u{201F}\u{AB}\u{BB}\u{2033}]/gu;
/** A fraction as one character, with the figure before it: `33⅓` is `33 1/3`, not `331/3`. */
const FRACTIONS = /(\d?) ?([½⅓⅔¼¾])/gu;
/** Full-width figures, letters and signs. */
const FULL_WIDTH = /[\u{FF01}-\u{FF5E}]/gu;

/**
 * The text of a search, code or number as a keyboard writes it, before it is validated (FIND-2): in NFC, without invisible characters,
 * with plain blanks, hyphens, slashes, quotes and figures, and without blanks and line breaks at its ends. Not for names of
 * people, which stay as they were written.
 */
export const normalizeTyped = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(FULL_WIDTH, (sign) =>
      String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xff01 + 0x21),
    )
    .replaceAll(INVISIBLE, '')
    .replaceAll(
      FRACTIONS,
      (_, figure: string, sign: string) => `${figure && `${figure} `}${sign.normalize('NFKC')}`,
    )
    .replaceAll(BLANKS, ' ')
    .replaceAll(DASHES, '-')
    .replaceAll(SLASHES, '/')
    .replaceAll(QUOTES, "'")
    .replaceAll(DOUBLE_QUOTES, '"')
    .trim();

const LINE_ENDS = /\r\n?|[\u{85}\u{2028}\u{2029}]/gu;
const TABS = /[\t\v\f]/gu;
/** All control characters but the line feed, and marks that reverse the writing direction of the text after them. */
const CONTROLS = /[\u{202A}-\u{202E}\u{2066}-\u{2069}]|[^\P{Cc}\n]/gu;

/**
 * A text that people write in sentences, such as a justification, before it is validated and sent: in NFC, with line feeds as line ends and without control
 * characters, which neither desk nor document can show (OPS-11). Everything else stays as it was written.
 */
export const normalizeWritten = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(LINE_ENDS, '\n')
    .replaceAll(TABS, ' ')
    .replaceAll(CONTROLS, '')
    .trim();

/** The same on one line: names and addresses. */
export const normalizeLine = (text: string): string => normalizeWritten(text).replaceAll('\n', ' ');
