import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createLand } from '../../land/index.ts';
import { paletteOf } from '../pdf/palette.ts';
import { PdfDocument } from '../pdf/pdf-document.ts';
import { checkContrast } from './check-contrast.ts';
import { checkPdfUa, streamsOf } from './check-pdf-ua.ts';
import { readLetters, readPdf } from './read-pdf.ts';
import { drawSamples } from './sample-documents.ts';

const NAMES = [
  'cadastral-map',
  'land-estimate-map',
  'parcel-record',
  'owner-record',
  'property-record',
  'invoice',
  'fee-notice',
];

let samples: ReadonlyMap<string, Uint8Array>;

const sample = (name: string): Uint8Array => {
  const bytes = samples.get(name);
  if (!bytes) throw new Error(`There is no sample ${name}`);
  return bytes;
};

beforeAll(async () => {
  samples = await drawSamples(createLand());
});

/** Positions of the cross-reference table that do not point to their object. */
function wrongReferences(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes).toString('latin1');
  const wrong: string[] = [];
  // A sealed file has a table for each revision.
  for (const [, table = ''] of file.matchAll(/\nxref\n([\s\S]*?)trailer/g)) {
    let id = 0;
    for (const line of table.split('\n')) {
      const [, first] = /^(\d+) \d+\s*$/.exec(line) ?? [];
      const [, offset, type] = /^(\d{10}) \d{5} ([nf])/.exec(line) ?? [];
      if (first !== undefined) id = Number(first);
      if (type === 'n' && !file.startsWith(`${id} 0 obj`, Number(offset)))
        wrong.push(`object ${id}`);
      if (type !== undefined) id += 1;
    }
  }
  return wrong;
}

/** What qpdf finds; nothing where it is not installed. */
function qpdfErrors(bytes: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'documents-'));
  try {
    const path = join(folder, 'document.pdf');
    writeFileSync(path, bytes);
    const { error, status, stderr } = spawnSync('qpdf', ['--check', path], { encoding: 'utf8' });
    return error || status === 0 ? '' : stderr;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('every document', () => {
  it.each(['COLOR', 'BW'] as const)('has texts with enough contrast in %s', (choice) => {
    expect(checkContrast(paletteOf(choice))).toEqual([]);
    expect(checkContrast({ ...paletteOf(choice), mutedText: [0.5] })).not.toEqual([]);
  });

  it('has a sample', () => {
    expect([...samples.keys()]).toEqual(NAMES);
  });

  it.each(NAMES)('%s meets PDF/UA-1 and has no syntax errors (DOC-6)', (name) => {
    expect(checkPdfUa(sample(name))).toEqual([]);
    expect(wrongReferences(sample(name))).toEqual([]);
    expect(qpdfErrors(sample(name))).toBe('');
  });

  it.each(NAMES)('%s has a space after each line and cell (EYE-4)', async (name) => {
    const { pages } = await readPdf(sample(name), 'text');
    const letters = await readLetters(sample(name));
    for (const [index, { texts }] of pages.entries()) {
      for (const { text } of texts) expect(`${letters[index]} `).toContain(`${text} `);
    }
  });

  it('divides a long word without a space, and keeps a letter with its marks (NAME-2, EYE-4)', async () => {
    const name = 'J\u0301aan';
    const pdf = new PdfDocument({ title: name, subject: 'a: b', date: new Date(0) });
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

  it.each(NAMES)('%s has a title, letterhead, page numbers and readable type', async (name) => {
    const { title, language, pages } = await readPdf(sample(name), 'text');
    expect(title).not.toBe('');
    expect(language).toBe('de-DE');
    expect(pages[0]?.text).toMatch(/Katasteramt Lindenau|Landesvermessung/);
    pages.forEach(({ text, texts }, index) => {
      expect(text).toContain(`Seite ${index + 1} von ${pages.length}`);
      for (const { size } of texts) expect(size).toBeGreaterThanOrEqual(5.99);
    });
  });
});
