import { readParcelId } from '@portal/order-flow';

/** What a line of a list names; null if it cannot be read. */
export type NamedParcel =
  | { readonly parcelId: string }
  | {
      readonly subdistrict: string;
      /** Empty where the line has none. */
      readonly cadastralSection: string;
      readonly parcelNumber: string;
    };

/** A line that is not empty, with its number from 1. */
export interface ListLine {
  readonly number: number;
  readonly text: string;
  readonly named: NamedParcel | null;
}

/** Longer lines are no parcels. */
const LONGEST = 200;

const NUMBER = String.raw`(?:(?:Flurst(?:ü|ue)cks?|Flst\.?)[-. ]*(?:Nr\.?|Nummer)?[: ]*)?(\d{1,5}(?: ?\/ ?\d{1,4})?)`;
const BETWEEN = String.raw`[\s,;]+`;
const WITH_SECTION = new RegExp(
  `^(?:Gemarkung )?(.+?)${BETWEEN}(?:Flur )?(\\d{1,3})${BETWEEN}${NUMBER}$`,
  'iu',
);
const WITHOUT_SECTION = new RegExp(`^(?:Gemarkung )?(.*[^\\s,;\\d].*?)${BETWEEN}${NUMBER}$`, 'iu');

function readLine(line: string): NamedParcel | null {
  if (line.length > LONGEST) return null;
  const parcelId = readParcelId(line);
  if (parcelId) return { parcelId };
  const withSection = WITH_SECTION.exec(line);
  const [, subdistrict = '', ...numbers] = withSection ?? WITHOUT_SECTION.exec(line) ?? [];
  if (subdistrict === '') return null;
  const [first = '', second] = numbers;
  return {
    subdistrict,
    cadastralSection: second === undefined ? '' : first.replace(/^0+(?=\d)/, ''),
    parcelNumber: (second ?? first).replaceAll(' ', ''),
  };
}

/** Reads a list of parcels, one in each line: ids, or subdistrict, section and number (PAGE-6). Empty lines are left out. */
export function readParcelLines(text: string): readonly ListLine[] {
  return text
    .replace(/^\u{FEFF}/u, '')
    .split(/\r\n?|\n/)
    .map((line, index) => ({
      number: index + 1,
      // Quotation marks are those of a table that was saved as text.
      text: line
        .replaceAll(/["“”„]/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    }))
    .filter((line) => line.text !== '')
    .map((line) => ({ ...line, named: readLine(line.text) }));
}
