import { describe, expect, it } from 'vitest';
import { PdfDocument } from './pdf-document.ts';
import { sampleInfo } from './testing/sample-document.ts';
import { readPdf } from './testing/read-pdf.ts';
import { type TextFrame, TextLayout } from './text-layout.ts';

const frame = (given: Partial<TextFrame> = {}): TextFrame => ({
  footerTop: 279,
  style: (size, weight = 'regular') => ({ size, weight, color: [0] }),
  rule: () => undefined,
  drawLetterhead: () => undefined,
  drawContinuation: () => undefined,
  drawFooter: () => undefined,
  ...given,
});

const sentences = (count: number): string =>
  Array.from({ length: count }, (_, index) => `Dieser Satz hat die Nummer ${index}.`).join(' ');

/** The pages of a document as texts. */
async function pagesOf(
  write: (layout: TextLayout) => void,
  given: Partial<TextFrame> = {},
): Promise<readonly string[]> {
  const pdf = new PdfDocument(sampleInfo('Bescheid'));
  const layout = new TextLayout(pdf, frame(given));
  layout.heading(1, 'Bescheid');
  write(layout);
  layout.finish();
  const { pages } = await readPdf(await pdf.finish(), 'text');
  return pages.map(({ text }) => text);
}

describe('a heading', () => {
  it.each([205, 215, 225, 235, 245, 255, 265])(
    'is on the page of its whole paragraph, which begins at %i mm',
    async (top) => {
      const pages = await pagesOf((layout) => {
        layout.moveTo(top);
        layout.heading(2, 'Rechtsbehelf');
        layout.paragraph(sentences(18));
      });
      const page = pages.findIndex((text) => text.includes('Rechtsbehelf'));
      expect(pages[page]).toContain('Nummer 0');
      expect(pages[page]).toContain('Nummer 17');
    },
  );

  it.each([225, 245, 255, 265])(
    'is on the page of the first fact or row, at %i mm',
    async (top) => {
      for (const write of [
        (layout: TextLayout): void => layout.facts([['Kennzeichen', 'Nummer 0']]),
        (layout: TextLayout): void =>
          layout.table([{ title: 'Leistung', width: 165 }], [{ cells: ['Nummer 0'] }]),
      ]) {
        const pages = await pagesOf((layout) => {
          layout.moveTo(top);
          layout.heading(2, 'Flurstück');
          write(layout);
        });
        const page = pages.findIndex((text) => text.includes('Flurstück'));
        expect(pages[page]).toContain('Nummer 0');
      }
    },
  );

  it('is written also when nothing follows it', async () => {
    expect((await pagesOf((layout) => layout.heading(2, 'Auftrag'))).join(' ')).toContain(
      'Auftrag',
    );
  });
});

/** Where the first text of a document stands, in millimetres. */
async function topOf(given: Partial<TextFrame>): Promise<number> {
  const pdf = new PdfDocument(sampleInfo('Bescheid'));
  const layout = new TextLayout(pdf, frame(given));
  layout.heading(1, 'Bescheid');
  layout.finish();
  const { pages } = await readPdf(await pdf.finish(), 'text');
  return pages[0]?.texts[0]?.y ?? 0;
}

describe('the first page', () => {
  it('begins below the letterhead, or where its frame says', async () => {
    expect(Math.abs((await topOf({ firstTop: 28 })) - (await topOf({})))).toBeCloseTo(14);
  });
});
