import {
  LEFT,
  type PagePoint,
  type PdfDocument,
  RIGHT,
  type StructureElement,
  type TextFrame,
  type TextStyle,
} from '@portal/tagged-pdf';
import type { Verification } from '../model.ts';
import { FICTIONAL_NOTICE } from '../pdf/notices.ts';
import type { Palette } from '../pdf/palette.ts';
import { drawQrCode, QR_SIZE } from '../pdf/qr-code.ts';
import { drawMark } from '../pdf/mark.ts';
import type { Letterhead } from './letterhead.ts';

/** Top of the footer in millimetres, with and without a QR code. */
const FOOTER_TOP = { withCode: 264, plain: 279 } as const;

/** Side of the mark of the state in millimetres. */
const MARK_SIZE = 15;

/** Top of the text below the header of later pages, in millimetres. */
const BELOW_CONTINUATION = 28;

const RULE_WIDTH = 0.18;

/** What every page of a document shows. */
export interface PageTexts {
  readonly title: string;
  readonly letterhead: Letterhead;
  /** Shown in the footer beside the page number. */
  readonly reference: string;
  readonly verification: Verification | null;
  /** Pages of the same extract before this document, such as a map. Default 0. */
  readonly pagesBefore?: number;
}

/** Draws the repeated parts of the pages of a text document: letterhead, header of later pages, footer. */
export class PageFrame implements TextFrame {
  readonly #pdf: PdfDocument;
  readonly #palette: Palette;
  readonly #texts: PageTexts;

  constructor(pdf: PdfDocument, palette: Palette, texts: PageTexts) {
    this.#pdf = pdf;
    this.#palette = palette;
    this.#texts = texts;
  }

  /** Top of the footer in millimetres. */
  get footerTop(): number {
    return this.#texts.verification ? FOOTER_TOP.withCode : FOOTER_TOP.plain;
  }

  /** Pages behind a map begin as later pages do. */
  get firstTop(): number | undefined {
    return this.#texts.pagesBefore ? BELOW_CONTINUATION : undefined;
  }

  /** A text style in the colours of the document. */
  style(size: number, weight: TextStyle['weight'] = 'regular', isMuted = false): TextStyle {
    return { size, weight, color: isMuted ? this.#palette.mutedText : this.#palette.text };
  }

  /** A horizontal line across the text. */
  rule(y: number, width = RULE_WIDTH): void {
    const line: readonly PagePoint[] = [
      [LEFT, y],
      [RIGHT, y],
    ];
    const { mutedText } = this.#palette;
    this.#pdf.artifact(() => this.#pdf.lines([line], mutedText, width, false));
  }

  /** The letterhead of the first page; that of an extract is on its map. */
  drawLetterhead(section: StructureElement): void {
    if (this.#texts.pagesBefore) {
      this.drawContinuation();
      return;
    }
    const { state, name, contact, mark } = this.#texts.letterhead;
    const muted = this.style(8.5, 'regular', true);
    const left = mark ? LEFT + MARK_SIZE + 4 : LEFT;
    const lines: readonly [string, PagePoint, TextStyle][] = [
      [state, [left, 16], muted],
      [name, [left, 22], this.style(13, 'bold')],
      [contact, [left, 27], muted],
    ];
    if (mark) drawMark(this.#pdf, this.#palette, section, mark, [LEFT, 12.5], MARK_SIZE, state);
    for (const [text, point, style] of lines) {
      this.#pdf.content(section, 'P', () => this.#pdf.text(text, point, style));
    }
    this.rule(30.5);
  }

  /** The header of every later page. */
  drawContinuation(): void {
    const { title, letterhead } = this.#texts;
    const muted = this.style(8.5, 'regular', true);
    this.#pdf.artifact(() => {
      this.#pdf.text(title, [LEFT, 16], muted);
      this.#pdf.text(letterhead.name, [RIGHT, 16], { ...muted, align: 'right' });
    });
    this.rule(18.5);
  }

  /** On the first page the footer is content, on the others a repetition of it, which is an artifact. */
  drawFooter(section: StructureElement, page: number, count: number): void {
    const pdf = this.#pdf;
    const { verification, reference, pagesBefore = 0 } = this.#texts;
    const parent = page === 0 ? section : null;
    const left = verification ? LEFT + QR_SIZE + 3 : LEFT;
    const muted = this.style(8, 'regular', true);
    const code: readonly (readonly [string, TextStyle])[] = verification
      ? [
          ['Echtheit prüfen', this.style(9, 'semibold')],
          [verification.code, this.style(9)],
          [verification.url, muted],
        ]
      : [];
    this.rule(this.footerTop);
    const top = this.footerTop + 6;
    code.forEach(([text, style], index) => {
      this.#footerText(parent, text, [left, top + index * 4.4], style);
    });
    this.#footerText(parent, FICTIONAL_NOTICE, [left, verification ? top + 14 : top], muted);
    if (verification) {
      const point: PagePoint = [LEFT - 2, this.footerTop + 1.5];
      drawQrCode(pdf, parent, verification, point, this.#palette.text);
    }
    pdf.artifact(() => {
      const number = `Seite ${page + 1 + pagesBefore} von ${count + pagesBefore}`;
      pdf.text(number, [RIGHT, top], { ...this.style(9), align: 'right' });
      pdf.text(reference, [RIGHT, top + 4.4], { ...muted, align: 'right' });
    });
  }

  #footerText(
    parent: StructureElement | null,
    text: string,
    point: PagePoint,
    style: TextStyle,
  ): void {
    const draw = (): void => this.#pdf.text(text, point, style);
    if (parent) this.#pdf.content(parent, 'P', draw);
    else this.#pdf.artifact(draw);
  }
}
