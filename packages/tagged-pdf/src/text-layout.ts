import { sheetSize } from './paper.ts';
import type { PagePoint, PdfDocument, StructureElement, TextStyle } from './pdf-document.ts';

/** Left and right edge of the text in millimetres. */
export const LEFT = 25;
export const RIGHT = 190;

/** Draws what the pages of a text document repeat: letterhead, header of later pages, footer. */
export interface TextFrame {
  /** Top of the footer in millimetres. */
  readonly footerTop: number;
  /** Where the text starts on the first page, in millimetres. Default: below a letterhead. */
  readonly firstTop?: number | undefined;
  /** A text style in the colours of the document; size in points. */
  readonly style: (size: number, weight?: TextStyle['weight'], isMuted?: boolean) => TextStyle;
  /** A horizontal line across the text; both numbers in millimetres. */
  readonly rule: (y: number, width?: number) => void;
  /** The letterhead of the first page. */
  readonly drawLetterhead: (section: StructureElement) => void;
  /** The header of every later page. */
  readonly drawContinuation: () => void;
  /** The footer of a page, counted from 0, when all pages are known. */
  readonly drawFooter: (section: StructureElement, page: number, count: number) => void;
}

const TEXT_WIDTH = RIGHT - LEFT;

/** Where the text starts on the first page and on the others, and where it ends, in millimetres. */
const TOP = { first: 42, other: 28 } as const;
const ABOVE_FOOTER = 4;

/** Sizes of headings in points, and millimetres above and below one of level 2. */
const HEADING_SIZE = { 1: 20, 2: 12 } as const;
const ABOVE_HEADING = 5;
const BELOW_HEADING = 2.2;

/** Millimetres below a paragraph or heading. */
const BELOW_BLOCK = 1.6;

/** Width of the labels in a list of facts, in millimetres. */
const LABEL_WIDTH = 48;

/** Millimetres from baseline to baseline per point of type size. */
const LEADING = 0.46;

const ROW_RULE_WIDTH = 0.1;
const CELL_PADDING = 1.2;

/** A column of a table; width in millimetres. */
export interface Column {
  readonly title: string;
  readonly width: number;
  readonly align?: 'left' | 'right';
}

/** A row of a table; an emphasized one is a total. */
export interface TableRow {
  readonly cells: readonly string[];
  readonly isTotal?: boolean;
}

/**
 * Lays out a tagged text document on A4 pages: letterhead, headings, paragraphs, facts and tables from top to bottom.
 * Text wraps, tables continue on the next page with their header, and every page has a footer with its number.
 */
export class TextLayout {
  readonly #pdf: PdfDocument;
  readonly #section: StructureElement;
  readonly #page: TextFrame;
  readonly #firstPage: number;
  #y: number;
  /** A heading of level 2 that is written with what follows it. */
  #heading: string | undefined;

  constructor(pdf: PdfDocument, frame: TextFrame) {
    this.#pdf = pdf;
    this.#page = frame;
    this.#y = frame.firstTop ?? TOP.first;
    this.#firstPage = pdf.pageCount;
    pdf.addPage(sheetSize('A4', 'PORTRAIT'));
    this.#section = pdf.element('Sect');
    this.#page.drawLetterhead(this.#section);
  }

  /** Leaves space; in millimetres. */
  space(height: number): void {
    this.#writeHeading(0);
    this.#y += height;
  }

  /** Moves to a height on the first page, in millimetres from the top. */
  moveTo(y: number): void {
    this.#writeHeading(0);
    this.#y = y;
  }

  /** A heading; one of level 2 stays on the page of the paragraph, fact or row that follows it. */
  heading(level: 1 | 2, text: string): void {
    this.#writeHeading(0);
    if (level === 2) {
      this.#heading = text;
      return;
    }
    this.#block('H1', text, this.#page.style(HEADING_SIZE[1], 'bold'));
    this.#y += 2;
  }

  /** A paragraph; each entry of a list starts on a new line. */
  paragraph(text: string | readonly string[], { isSmall = false } = {}): void {
    this.#block('P', text, this.#page.style(isSmall ? 8 : 10, 'regular', isSmall));
  }

  /** Pairs of label and value; a value of several entries has one line or more for each. */
  facts(facts: readonly (readonly [label: string, value: string | readonly string[]])[]): void {
    const pdf = this.#pdf;
    const style = this.#page.style(10);
    const step = this.#step(style);
    this.#writeHeading(step);
    const list = pdf.element('L', this.#section);
    for (const [label, value] of facts) {
      const entries = typeof value === 'string' ? [value] : value;
      const lines = entries.flatMap((entry) => pdf.wrap(entry, style, TEXT_WIDTH - LABEL_WIDTH));
      this.#breakUnless(Math.min(lines.length, 3) * step);
      const item = pdf.element('LI', list);
      const top = this.#y;
      pdf.content(item, 'Lbl', () =>
        pdf.text(label, [LEFT, top], this.#page.style(10, 'regular', true)),
      );
      const body = pdf.element('LBody', item);
      for (const line of lines) {
        this.#breakUnless(step);
        const y = this.#y;
        body.add(() => pdf.text(line, [LEFT + LABEL_WIDTH, y], style));
        this.#y += step;
      }
      body.end();
      item.end();
      this.#y += 0.9;
    }
    list.end();
    this.#y += 1.4;
  }

  /** A table with a header row; it is repeated on every page. The widths add up to the width of the text. */
  table(columns: readonly Column[], rows: readonly TableRow[], size = 9): void {
    const pdf = this.#pdf;
    const headerStyle = this.#page.style(size, 'semibold');
    const headerHeight = 3 * this.#step(headerStyle) + 4 * CELL_PADDING;
    this.#writeHeading(headerHeight);
    const table = pdf.element('Table', this.#section);
    const head = pdf.element('THead', table);
    const titles = columns.map(({ title }) => title);
    this.#breakUnless(headerHeight);
    const drawHeader = (draw: (cell: number, paint: () => void) => void): void =>
      this.#row(columns, titles, headerStyle, draw);
    const headRow = pdf.element('TR', head);
    drawHeader((_cell, paint) => pdf.content(headRow, 'TH', paint, { scope: 'Column' }));
    headRow.end();
    head.end();
    const body = pdf.element('TBody', table);
    for (const { cells, isTotal } of rows) {
      const style = this.#page.style(size, isTotal ? 'bold' : 'regular');
      if (this.#breakUnless(this.#rowHeight(columns, cells, style))) {
        drawHeader((_cell, paint) => pdf.artifact(paint));
      }
      const row = pdf.element('TR', body);
      this.#row(columns, cells, style, (_cell, paint) => pdf.content(row, 'TD', paint));
      row.end();
    }
    body.end();
    table.end();
    this.#y += 4;
  }

  /** Ends the document: draws the footer of each page. @returns the number of its pages */
  finish(): number {
    this.#writeHeading(0);
    const count = this.#pdf.pageCount - this.#firstPage;
    for (let page = 0; page < count; page += 1) {
      this.#pdf.onPage(this.#firstPage + page, () =>
        this.#page.drawFooter(this.#section, page, count),
      );
    }
    this.#section.end();
    return count;
  }

  #step({ size }: TextStyle): number {
    return size * LEADING;
  }

  /** Starts a new page unless so many millimetres are left; returns whether it did. */
  #breakUnless(height: number): boolean {
    if (this.#y + height <= this.#page.footerTop - ABOVE_FOOTER) return false;
    this.#pdf.addPage(sheetSize('A4', 'PORTRAIT'));
    this.#page.drawContinuation();
    this.#y = TOP.other;
    return true;
  }

  /** Writes the heading that waits, on the page that has space for it and so many millimetres. */
  #writeHeading(following: number): void {
    const text = this.#heading;
    if (text === undefined) return;
    this.#heading = undefined;
    const style = this.#page.style(HEADING_SIZE[2], 'bold');
    const height = this.#step(style) + BELOW_BLOCK + BELOW_HEADING;
    this.#y += ABOVE_HEADING;
    this.#breakUnless(height + following);
    this.#block('H2', text, style);
    this.#page.rule(this.#y - 3.2);
    this.#y += BELOW_HEADING;
  }

  #block(type: string, text: string | readonly string[], style: TextStyle): void {
    const entries = typeof text === 'string' ? [text] : text;
    const lines = entries.flatMap((entry) => this.#pdf.wrap(entry, style, TEXT_WIDTH));
    const step = this.#step(style);
    this.#writeHeading(lines.length * step);
    this.#breakUnless(lines.length * step);
    const top = this.#y;
    this.#pdf.content(this.#section, type, () => {
      lines.forEach((line, index) => this.#pdf.text(line, [LEFT, top + index * step], style));
    });
    this.#y += lines.length * step + BELOW_BLOCK;
  }

  #rowHeight(columns: readonly Column[], cells: readonly string[], style: TextStyle): number {
    const lines = cells.map((cell, index) => this.#cellLines(columns[index], cell, style).length);
    return Math.max(1, ...lines) * this.#step(style) + 2 * CELL_PADDING;
  }

  #cellLines(column: Column | undefined, cell: string, style: TextStyle): string[] {
    return this.#pdf.wrap(cell, style, (column?.width ?? TEXT_WIDTH) - 2 * CELL_PADDING);
  }

  /** Draws the cells of a row by `draw`, which puts each of them into the structure. */
  #row(
    columns: readonly Column[],
    cells: readonly string[],
    style: TextStyle,
    draw: (cell: number, paint: () => void) => void,
  ): void {
    const step = this.#step(style);
    const top = this.#y;
    let x = LEFT;
    columns.forEach((column, index) => {
      const lines = this.#cellLines(column, cells[index] ?? '', style);
      const isRight = column.align === 'right';
      const edge = isRight ? x + column.width - CELL_PADDING : x + CELL_PADDING;
      draw(index, () => {
        lines.forEach((line, at) => {
          const point: PagePoint = [edge, top + at * step];
          this.#pdf.text(line, point, { ...style, align: isRight ? 'right' : 'left' });
        });
      });
      x += column.width;
    });
    this.#y += this.#rowHeight(columns, cells, style);
    const isHeader = style.weight === 'semibold';
    const y = this.#y - step - CELL_PADDING * 0.4;
    this.#page.rule(y, isHeader ? undefined : ROW_RULE_WIDTH);
  }
}
