import {
  LEFT,
  type PagePoint,
  PdfDocument,
  RIGHT,
  rgb,
  type StructureElement,
  type TextFrame,
  TextLayout,
  type TextStyle,
} from '@portal/tagged-pdf';
import type { Declaration } from './model.ts';

const INK = rgb('1b2433');
const MUTED = rgb('4a5463');

const RULE_WIDTH = 0.18;
const FOOTER_TOP = 279;

const style = (
  size: number,
  weight: TextStyle['weight'] = 'regular',
  isMuted = false,
): TextStyle => ({ size, weight, color: isMuted ? MUTED : INK });

/** What the pages of a declaration repeat. */
function frameOf(
  pdf: PdfDocument,
  { title, state, office, contact, reference, pageOf }: Declaration,
): TextFrame {
  const small = style(8.5, 'regular', true);
  const rule = (y: number, width = RULE_WIDTH): void => {
    const line: readonly PagePoint[] = [
      [LEFT, y],
      [RIGHT, y],
    ];
    pdf.artifact(() => pdf.lines([line], MUTED, width, false));
  };
  return {
    footerTop: FOOTER_TOP,
    style,
    rule,
    drawLetterhead: (section: StructureElement): void => {
      const lines: readonly (readonly [string, number, TextStyle])[] = [
        [state, 16, small],
        [office, 22, style(13, 'bold')],
        [contact, 27, small],
      ];
      for (const [text, y, textStyle] of lines) {
        pdf.content(section, 'P', () => pdf.text(text, [LEFT, y], textStyle));
      }
      rule(30.5);
    },
    drawContinuation: (): void => {
      pdf.artifact(() => {
        pdf.text(title, [LEFT, 16], small);
        pdf.text(office, [RIGHT, 16], { ...small, align: 'right' });
      });
      rule(18.5);
    },
    drawFooter: (_section: StructureElement, page: number, count: number): void => {
      rule(FOOTER_TOP);
      pdf.artifact(() => {
        pdf.text(reference, [LEFT, FOOTER_TOP + 6], small);
        pdf.text(pageOf(page + 1, count), [RIGHT, FOOTER_TOP + 6], { ...small, align: 'right' });
      });
    },
  };
}

/** Draws the copy of a declaration as a tagged PDF (LAW-5, DOC-6). */
export async function drawDeclaration(declaration: Declaration): Promise<Uint8Array> {
  const { title, reference, office, language, introduction, sections, createdAt } = declaration;
  const pdf = new PdfDocument({
    title: `${title}: ${reference}`,
    subject: `${title}: ${reference}`,
    author: office,
    creator: declaration.state,
    language,
    date: createdAt,
  });
  const layout = new TextLayout(pdf, frameOf(pdf, declaration));
  layout.heading(1, title);
  layout.paragraph(introduction);
  for (const { heading, facts, paragraphs } of sections) {
    layout.heading(2, heading);
    if (facts.length > 0) layout.facts(facts);
    for (const paragraph of paragraphs) layout.paragraph(paragraph);
  }
  layout.finish();
  return await pdf.finish();
}
