import { beforeAll, describe, expect, it } from 'vitest';
import { checkPdfUa } from '@portal/tagged-pdf/testing';
import { createLand } from '../../land/index.ts';
import { drawExtract } from '../documents/draw-extract.ts';
import { openSeal } from '../seal/seal.ts';
import { samplePosition } from './sample-position.ts';

let valid: string;

const check = (file: string): string[] => checkPdfUa(Buffer.from(file, 'latin1'));

beforeAll(async () => {
  const land = createLand({ parcels: 600 });
  const seal = await openSeal(null, 'Landesvermessung');
  const drawn = await drawExtract(land, {
    orderNumber: '1',
    orderedAt: '2026-11-21T10:00:00Z',
    verification: { code: '7K2M-Q0XA-93TB', url: 'http://localhost:8080/' },
    positions: [samplePosition(land.parcels[0]?.id ?? '', { kind: 'OWNER_RECORD' })],
  });
  const bytes = await seal.apply(drawn);
  valid = Buffer.from(bytes).toString('latin1');
});

describe('the check of PDF/UA-1 (DOC-6)', () => {
  it('accepts a valid document', () => {
    expect(check(valid)).toEqual([]);
  });

  it.each([
    ['an unmarked document', '/Marked true', '/Marked false', '01'],
    ['a missing language', '/Lang (de-DE)', '/Lang ()', '11'],
    ['a missing title', '<dc:title>', '<dc:topic>', '06'],
    ['a missing declaration', '<pdfuaid:part>1', '<pdfuaid:part>0', '06'],
    ['an unknown role', '/S /H2', '/S /Hx', '02'],
    ['a skipped heading', '/S /H1', '/S /H3', '14'],
    ['a cell outside of a row', '/S /TR', '/S /P', '09'],
    ['a header cell without scope', '/Scope /Column', '/Summary (x)', '15'],
    ['a figure without alternative', '/Alt ', '/Alx ', '13'],
    ['a figure without bounding box', '/BBox [', '/Box [', '13'],
    ['a font that is not embedded', '/FontFile3 ', '/FontFilx ', '31'],
    ['a visible field outside of the structure', '/Rect [0 0 0 0]', '/Rect [0 0 9 9]', '28'],
    ['a page without structure', '/StructParents', '/StructPar', '01'],
  ])('finds %s', (_name, from, to, checkpoint) => {
    const fontFile = valid.includes('/FontFile3 ') ? from : from.replace('3', '2');
    expect(valid).toContain(fontFile);
    const found = check(valid.replaceAll(fontFile, to));
    expect(found.some((text) => text.startsWith(checkpoint))).toBe(true);
  });
});
