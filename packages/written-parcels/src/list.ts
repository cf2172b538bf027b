import { readWrittenParcels, type WrittenParcels } from './read.ts';
import { LONGEST_TEXT } from './tokens.ts';
import { type Keyword, keywordOf } from './vocabulary.ts';

/** A line that is not empty, with its number from 1, its text as it was written, and what it says. */
export interface ListLine {
  readonly number: number;
  readonly text: string;
  readonly written: WrittenParcels;
}

const SEPARATORS = [';', '\t', ','] as const;

/** What a column holds: what its heading announces, an id, or something else. */
type Column = Keyword | 'id' | 'other';

/** Columns of which a heading row has at least one. */
const NEEDED: readonly Column[] = ['id', 'parcel', 'sectionOrParcel', 'numerator'];

/** More lines are not read. */
const MOST_LINES = 5000;

/** `1.`, `2)`, `-` before the text of a line. */
const LINE_NUMBER = /^(?:\(?\d{1,4}[.):]|[-*•–])\s+(?=\S)/u;

/** The cells of a line; quotation marks around one are those of a table that was saved as text. */
function cellsOf(line: string, separator: string): readonly string[] {
  const cells: string[] = [''];
  let isQuoted = false;
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) cells.push('');
    else cells.push(`${cells.pop() ?? ''}${sign}`);
  }
  return cells.map((cell) => cell.trim());
}

/** `Flurstück (Zähler)`, `Flst. Nenner`: the last word that announces something says what is meant. */
function columnOf(heading: string): Column {
  if (/kennz/i.test(heading) && !/gemarkung|gmk/i.test(heading)) return 'id';
  const whole = keywordOf(heading);
  if (whole !== undefined) return whole;
  const words = heading.split(/[^\p{L}\p{M}]+/u).map((word) => keywordOf(word));
  return (
    words.find((one) => one === 'numerator' || one === 'denominator') ??
    words.find((one) => one !== undefined && one !== 'number') ??
    'other'
  );
}

/** The columns that a line names; null for any other line. */
function headingOf(line: string): { separator: string; columns: readonly Column[] } | null {
  if (/\d/.test(line.replaceAll(/m[2²]/g, ''))) return null;
  for (const separator of SEPARATORS) {
    const cells = cellsOf(line, separator);
    const columns = cells.map(columnOf);
    const known = columns.filter((one) => one !== 'other');
    if (known.length > 1 && columns.some((one) => NEEDED.includes(one)))
      return { separator, columns };
    if (cells.length === 1 && columns[0] === 'id') return { separator, columns };
  }
  return null;
}

/** A key whose zeros a spreadsheet has removed. */
const wholeKey = (key: string): string =>
  /^\d{3}$|^\d{5}$/.test(key) ? key.padStart(key.length + 1, '0') : key;

/** What is announced by the heading of a column; empty for columns that say nothing about the parcel. */
const ANNOUNCED: Partial<Record<Column, string>> = {
  subdistrict: 'Gemarkung',
  key: 'Gemarkungsschlüssel',
  section: 'Flur',
  parcel: 'Flurstück',
  numerator: 'Flurstück',
};

/** A cell that is only a number or begins with one; others announce their numbers themselves. */
const announce = (column: Column, cell: string): string =>
  cell === '' ? '' : `${ANNOUNCED[column] ?? ''} ${column === 'key' ? wholeKey(cell) : cell}`;

/** The cells of a row as one text, in the order in which the reader expects them. */
function rowText(cells: readonly string[], columns: readonly Column[]): string {
  const of = (wanted: Column): string => {
    const at = columns.indexOf(wanted);
    return at < 0 ? '' : (cells[at] ?? '');
  };
  if (of('id') !== '') return of('id');
  const hasOther = of('parcel') !== '' || of('numerator') !== '';
  const either = announce(hasOther ? 'section' : 'parcel', of('sectionOrParcel'));
  const denominator = /^[-0_ ]*$/.test(of('denominator')) ? '' : `/${of('denominator')}`;
  const number =
    of('numerator') === ''
      ? announce('parcel', of('parcel'))
      : announce('numerator', `${of('numerator')}${denominator}`);
  return [
    announce('key', of('key')),
    announce('subdistrict', of('subdistrict')),
    announce('section', of('section')),
    either,
    number,
  ]
    .filter(Boolean)
    .join(', ');
}

const hasNumbers = ({ ids, readings }: WrittenParcels): boolean =>
  ids.length > 0 ||
  readings.some((clauses) =>
    clauses.every(({ parcels }) => parcels.every(({ numerator }) => numerator !== null)),
  );

/** What a row of a table says; the cell of the number is named where no number can be read. */
function readRow(line: string, cells: readonly string[], columns: readonly Column[]) {
  const written = readWrittenParcels(rowText(cells, columns));
  const isPart = written.isPart || readWrittenParcels(plain(line)).isPart;
  const numbers = cells.filter(
    (cell, at) => cell !== '' && NEEDED.includes(columns[at] ?? 'other'),
  );
  const isUnread = written.unread.length === 0 && !hasNumbers(written);
  return { ...written, isPart, unread: isUnread ? numbers : written.unread };
}

const plain = (line: string): string =>
  line
    .replaceAll(/["“”„]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * Reads a list of parcels (PAGE-6, IN-2): one or several in each line, as `readWrittenParcels` reads them, or a table with a heading row, whose
 * columns may have any order. Empty lines and the heading are left out. The time is linear in the length of the text.
 */
export function readParcelList(text: string): readonly ListLine[] {
  const lines: ListLine[] = [];
  let table: ReturnType<typeof headingOf> = null;
  for (const [index, whole] of text
    .replace(/^\u{FEFF}/u, '')
    .split(/\r\n?|\n/)
    .entries()) {
    const line = whole.slice(0, LONGEST_TEXT);
    if (plain(line) === '' || lines.length >= MOST_LINES) continue;
    const heading = headingOf(line);
    if (heading) {
      table = heading;
      continue;
    }
    const cells = table && cellsOf(line, table.separator);
    const written =
      table && cells && cells.length > Math.min(1, table.columns.length - 1)
        ? readRow(line, cells, table.columns)
        : readWrittenParcels(plain(line).replace(LINE_NUMBER, ''));
    lines.push({ number: index + 1, text: plain(line), written });
  }
  return lines;
}
