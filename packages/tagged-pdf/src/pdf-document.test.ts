import { describe, expect, it } from 'vitest';
import { PdfDocument } from './pdf-document.ts';
import { checkPdfUa, readLetters, readPdf, streamsOf } from './testing/index.ts';
import { sampleInfo } from './testing/sample-document.ts';

describe('a tagged document', () => {
  it('divides a long word without a space, and keeps a letter with its marks (NAME-2, EYE-4)', async () => {
    const name = 'J\u0301aan';
    const pdf = new PdfDocument(sampleInfo(name));
    pdf.addPage({ width: 210, height: 297 });
    const section = pdf.element('Sect');
    const style = { size: 10, color: [0] } as const;
    const [first = '', second = ''] = pdf.wrap('Liegenschaftskataster', style, 20);
    const lines = [first, second, name, 'Lindenau'];
    pdf.content(section, 'H1', () => {
      lines.forEach((line, index) => pdf.text(line, [20, 20 + index * 10], style));
    });
    section.end();
    const bytes = await pdf.finish();
    expect(await readLetters(bytes)).toEqual([`Liegenschaftskataster ${name} Lindenau `]);
    expect(checkPdfUa(bytes)).toEqual([]);
    // Those who read the places of letters find it here.
    const span = Buffer.from(`\uFEFF${name} `, 'utf16le').swap16();
    const content = streamsOf(bytes).find((stream) => stream.includes('/ActualText'));
    expect(Buffer.from(content ?? '', 'latin1').includes(span)).toBe(true);
  });

  it('says who issues it, by which program and in which language', async () => {
    const pdf = new PdfDocument({ ...sampleInfo('Copy'), language: 'en' });
    pdf.addPage({ width: 210, height: 297 });
    pdf.content(pdf.element('Sect'), 'H1', () =>
      pdf.text('Copy', [20, 20], { size: 10, color: [0] }),
    );
    const bytes = await pdf.finish();
    expect(await readPdf(bytes)).toMatchObject({ title: 'Copy', language: 'en', marked: true });
    const file = Buffer.from(bytes).toString('latin1');
    expect(file).toContain('Amt');
    expect(checkPdfUa(bytes)).toEqual([]);
  });
});
