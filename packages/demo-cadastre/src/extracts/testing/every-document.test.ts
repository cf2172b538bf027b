import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkPdfUa, readLetters, readPdf } from '@portal/tagged-pdf/testing';
import { createLand } from '../../land/index.ts';
import { paletteOf } from '../pdf/palette.ts';
import { checkContrast } from './check-contrast.ts';
import { drawSamples } from './sample-documents.ts';

const NAMES = [
  'cadastral-map',
  'land-estimate-map',
  'parcel-record',
  'owner-record',
  'property-record',
  'invoice',
  'fee-notice',
  'credit-note',
  'collective-invoice',
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

  it.each(NAMES)('%s has a picture, which the list of documents shows', (name) => {
    const root = new URL('../../../../../', import.meta.url);
    const picture = `docs/pictures/document-${name}.png`;
    expect(readFileSync(new URL(picture, root)).subarray(1, 4).toString()).toBe('PNG');
    const list = readFileSync(new URL('packages/demo-cadastre/README.md', root), 'utf8');
    expect(list).toContain(`](../../${picture})`);
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
