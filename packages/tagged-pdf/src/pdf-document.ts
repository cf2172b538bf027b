import PdfKit from 'pdfkit';
import type { DocumentInfo } from './document-info.ts';
import { fontForDocument } from './embedded-font.ts';
import { CONTINUED, nameOf, shown, withSpace } from './drawn-text.ts';
import { FONT_WEIGHTS, type FontWeight, loadFont } from './fonts.ts';
import type { DeviceColor } from './color.ts';
import { MARGIN, type Size } from './paper.ts';

/** One millimetre in PDF points. */
export const POINTS_PER_MM = 72 / 25.4;

/** A point on the page in millimetres from the upper left corner. */
export type PagePoint = readonly [x: number, y: number];

/** A structure element of the tagged document. */
export type StructureElement = PDFKit.PDFStructureElement;

/** Options of a structure element; `bbox` in points from the upper left corner, required for figures (PDF/UA). */
export type StructureOptions = PDFKit.Mixins.StructureElementOptions & {
  readonly bbox?: readonly [number, number, number, number];
  /** Direction of a table header cell (PDF/UA). */
  readonly scope?: 'Column' | 'Row';
};

/** Style of a text: size in points, rotation counter-clockwise in degrees around its anchor. */
export interface TextStyle {
  readonly size: number;
  readonly weight?: FontWeight;
  readonly color: DeviceColor;
  readonly align?: 'left' | 'center' | 'right';
  readonly rotation?: number;
}

/** How a path is drawn; the width of the line in the units of the path. */
export interface PathStyle {
  readonly fill: DeviceColor | null;
  readonly stroke: DeviceColor | null;
  readonly strokeWidth: number;
}

/** Code of the warning about characters that the font lacks. */
const MISSING_CHARACTERS = 'MISSING_CHARACTERS';

/** Divides a word without taking a mark from its letter. */
const letters = new Intl.Segmenter('de', { granularity: 'grapheme' });

/** A tagged PDF with coordinates in millimetres from the upper left corner, in device colours only. */
export class PdfDocument {
  readonly #doc: PDFKit.PDFDocument;
  readonly #root: StructureElement;
  readonly #chunks: Buffer[] = [];
  readonly #missing = new Set<string>();
  readonly #subject: string;
  #pageCount = 0;

  constructor(info: DocumentInfo) {
    const options: PDFKit.PDFDocumentOptions = {
      pdfVersion: '1.7',
      tagged: true,
      lang: info.language,
      displayTitle: true,
      autoFirstPage: false,
      bufferPages: true,
      info: {
        Title: info.title,
        Subject: info.subject,
        Author: info.author,
        Creator: info.creator,
        CreationDate: info.date,
      },
    };
    // The published types contain neither PDF/UA nor a document without default font. With one, the library would parse
    // the font file again at every change to a registered font that equals it.
    Object.assign(options, { subset: 'PDF/UA', font: null });
    this.#doc = new PdfKit(options);
    // The library has no option for it, and has made the dictionary for the title.
    const { _root: catalog } = Object(this.#doc);
    if (info.isToScale) catalog.data.ViewerPreferences.data.PrintScaling = 'None';
    this.#doc.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    this.#subject = info.subject;
    for (const weight of FONT_WEIGHTS) {
      const font: unknown = fontForDocument(loadFont(weight), (character) =>
        this.#missing.add(character),
      );
      // Takes a font as well, contrary to its types; it would parse a file again for every document.
      this.#doc.registerFont(weight, font as PDFKit.Mixins.PDFFontSource);
    }
    this.#root = this.#doc.struct('Document');
    this.#doc.addStructure(this.#root);
  }

  /** Starts a page; size in millimetres. */
  addPage({ width, height }: Size): void {
    this.#doc.addPage({
      size: [width * POINTS_PER_MM, height * POINTS_PER_MM],
      margin: MARGIN * POINTS_PER_MM,
    });
    this.#pageCount += 1;
  }

  /** Number of pages so far. */
  get pageCount(): number {
    return this.#pageCount;
  }

  /** Draws on an earlier page; the index starts at 0. */
  onPage(index: number, draw: () => void): void {
    this.#doc.switchToPage(index);
    draw();
    this.#doc.switchToPage(this.#pageCount - 1);
  }

  /** A structure element below `parent` (the document when absent). */
  element(type: string, parent?: StructureElement, options?: StructureOptions): StructureElement {
    const element = this.#doc.struct(type, options);
    (parent ?? this.#root).add(element);
    return element;
  }

  /** Draws content as a new structure element below `parent`. */
  content(
    parent: StructureElement,
    type: string,
    draw: () => void,
    options?: StructureOptions,
  ): void {
    const element = this.element(type, parent, options);
    element.add(draw);
    element.end();
  }

  /** Draws an artifact, which assistive technology ignores: frames, lines, page numbers. */
  artifact(draw: () => void): void {
    this.#doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.#doc.endMarkedContent();
  }

  /** Clips what `draw` draws to closed lines (even-odd rule). */
  clipped(lines: readonly (readonly PagePoint[])[], draw: () => void): void {
    this.#doc.save();
    this.#trace(lines, true);
    this.#doc.clip('even-odd');
    draw();
    this.#doc.restore();
  }

  /** Fills the area inside closed lines; a line inside another one is a hole. */
  area(lines: readonly (readonly PagePoint[])[], color: DeviceColor): void {
    this.#color(color, false);
    this.#trace(lines, true);
    this.#doc.fill('even-odd');
  }

  /** Draws lines of a width in millimetres; `dash` has the lengths of dashes and gaps in millimetres. */
  lines(
    lines: readonly (readonly PagePoint[])[],
    color: DeviceColor,
    width: number,
    closed = true,
    dash: readonly number[] = [],
  ): void {
    if (dash.length > 0) this.#dash(dash);
    this.#color(color, true);
    this.#doc
      .lineWidth(width * POINTS_PER_MM)
      .lineJoin('round')
      .lineCap('butt');
    this.#trace(lines, closed);
    this.#doc.stroke();
    if (dash.length > 0) this.#dash([]);
  }

  #dash(lengths: readonly number[]): void {
    this.#doc.addContent(`[${lengths.map((length) => length * POINTS_PER_MM).join(' ')}] 0 d`);
  }

  /** Fills and strokes small circles, radius in millimetres. */
  circles(
    centres: readonly PagePoint[],
    radius: number,
    fill: DeviceColor,
    edge: DeviceColor,
    width: number,
  ): void {
    if (centres.length === 0) return;
    this.#color(fill, false);
    this.#color(edge, true);
    this.#doc.lineWidth(width * POINTS_PER_MM);
    for (const [x, y] of centres)
      this.#doc.circle(x * POINTS_PER_MM, y * POINTS_PER_MM, radius * POINTS_PER_MM);
    this.#doc.fillAndStroke();
  }

  /** Draws the path data of an SVG image, its origin at a point, one of its units as long as `scale` millimetres. */
  path(
    data: string,
    [x, y]: PagePoint,
    scale: number,
    { fill, stroke, strokeWidth }: PathStyle,
  ): void {
    this.#doc.save();
    this.#doc.translate(x * POINTS_PER_MM, y * POINTS_PER_MM).scale(scale * POINTS_PER_MM);
    if (fill) this.#color(fill, false);
    if (stroke) this.#color(stroke, true);
    this.#doc.lineWidth(strokeWidth).lineJoin('round').path(data);
    if (fill && stroke) this.#doc.fillAndStroke();
    else if (fill) this.#doc.fill();
    else this.#doc.stroke();
    this.#doc.restore();
  }

  /** Width of a line of text in millimetres. */
  width(text: string, style: Pick<TextStyle, 'size' | 'weight'>): number {
    this.#doc.font(style.weight ?? 'regular').fontSize(style.size);
    return this.#doc.widthOfString(shown(text)) / POINTS_PER_MM;
  }

  /** Divides a text into lines of a maximum width in millimetres, for {@link text}; a longer word is divided between letters. */
  wrap(text: string, style: Pick<TextStyle, 'size' | 'weight'>, maxWidth: number): string[] {
    const fits = (line: string): boolean => this.width(line, style) <= maxWidth;
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (fits(longer)) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = '';
      for (const { segment } of letters.segment(word)) {
        if (line !== '' && !fits(line + segment)) {
          lines.push(line + CONTINUED);
          line = '';
        }
        line += segment;
      }
    }
    return [...lines, line];
  }

  /** Draws one line of text whose baseline starts, is centred or ends at a point. A space follows: tagged lines are read as one text (EYE-4). */
  text(text: string, [x, y]: PagePoint, style: TextStyle): void {
    const width = this.width(text, style);
    const shift = { left: 0, center: width / 2, right: width }[style.align ?? 'left'];
    this.#color(style.color, false);
    this.#doc.save();
    if (style.rotation)
      this.#doc.rotate(-style.rotation, { origin: [x * POINTS_PER_MM, y * POINTS_PER_MM] });
    const drawn = withSpace(text);
    // Readers that go by places take a mark from its letter, such as the acute of a J.
    const hasMarks = /\p{M}/u.test(drawn);
    if (hasMarks) this.#doc.markContent('Span', { actual: drawn });
    this.#doc.text(drawn, (x - shift) * POINTS_PER_MM, y * POINTS_PER_MM, {
      lineBreak: false,
      baseline: 'alphabetic',
    });
    if (hasMarks) this.#doc.endMarkedContent();
    this.#doc.restore();
  }

  /** Ends the document and returns its bytes. Warns of characters that the font lacks, which are boxes on the page (NAME-2). */
  async finish(): Promise<Uint8Array> {
    if (this.#missing.size > 0) {
      const [document] = this.#subject.split(':', 1);
      process.emitWarning(
        `${document}: the font lacks ${[...this.#missing].map(nameOf).join(', ')}`,
        {
          code: MISSING_CHARACTERS,
        },
      );
    }
    this.#root.end();
    const ended = new Promise<void>((resolve, reject) => {
      this.#doc.on('end', resolve).on('error', reject);
    });
    this.#doc.end();
    await ended;
    return new Uint8Array(Buffer.concat(this.#chunks));
  }

  #trace(lines: readonly (readonly PagePoint[])[], closed: boolean): void {
    for (const line of lines) {
      line.forEach(([x, y], index) => {
        if (index === 0) this.#doc.moveTo(x * POINTS_PER_MM, y * POINTS_PER_MM);
        else this.#doc.lineTo(x * POINTS_PER_MM, y * POINTS_PER_MM);
      });
      if (closed) this.#doc.closePath();
    }
  }

  #color(color: DeviceColor, stroke: boolean): void {
    const operator = color.length === 1 ? 'g' : 'rg';
    this.#doc.addContent(`${color.join(' ')} ${stroke ? operator.toUpperCase() : operator}`);
  }
}
