import { describe, expect, it } from 'vitest';
import { readableName } from './queries/downloads.ts';
import { describePosition, fileSubject } from './order-description.ts';

const map = {
  product: { displayName: 'Liegenschaftskarte' },
  parcel: {
    displayString: 'Lindenau, Flur 3, Flurstück 114/2',
    localSubdistrict: 'Lindenau',
    cadastralSection: '3',
    parcelNumber: '114/2',
  },
  page: {
    pageFormat: 'A4',
    pageOrientation: 'PORTRAIT',
    selectedScale: 1000,
    colorPalette: 'COLOR',
  },
  further_parcels: [],
  order_pdf: true,
  file_formats: null,
  copies: 0,
  reference: '',
} as const;
const grey = {
  ...map,
  page: { ...map.page, pageOrientation: 'LANDSCAPE', colorPalette: 'BW', pageFormat: 'A3' },
} as const;

describe('extracts of one parcel are told apart, also by their own references (PAGE-6, PAGE-9)', () => {
  it.each([
    [map, 'A4 Hochformat, 1:1000, farbig; PDF'],
    [grey, 'A3 Querformat, 1:1000, schwarz-weiß; PDF'],
    [{ ...map, copies: 1 }, 'A4 Hochformat, 1:1000, farbig; PDF, 1 Exemplar auf Papier'],
    [{ ...map, page: null, order_pdf: false, copies: 3 }, '3 Exemplare auf Papier'],
    [{ ...map, page: null, reference: 'Az. 12/26' }, 'PDF; Ihr Zeichen: Az. 12/26'],
  ])('on the invoice: %#', (position, details) => {
    expect(describePosition(position)).toBe(
      `Liegenschaftskarte, Lindenau, Flur 3, Flurstück 114/2 (${details})`,
    );
  });

  it('names every parcel of one sheet, those of a section together (PAGE-3, LOOK-1)', () => {
    const further = ['Flur 3, Flurstück 116/3', 'Flur 3, Flurstück 115', 'Flur 2, Flurstück 7'];
    const several = {
      ...map,
      further_parcels: further.map((name) => ({ displayString: `Lindenau, ${name}` })),
    };
    expect(describePosition(several)).toContain(
      'Liegenschaftskarte, Lindenau, Flur 2: 7; Lindenau, Flur 3: 114/2, 115, 116/3 (A4',
    );
    expect(fileSubject(several)).toContain('Lindenau-3-114/2-und-3-weitere');
  });

  it.each([
    [map, 'Liegenschaftskarte-A4-1-1000-farbig_Lindenau-3-114-2_N.pdf'],
    [grey, 'Liegenschaftskarte-A3-1-1000-schwarz-weiß_Lindenau-3-114-2_N.pdf'],
    [
      { ...map, page: null, reference: 'Az. 12/26' },
      'Liegenschaftskarte_Lindenau-3-114-2_Az-12-26_N.pdf',
    ],
    [
      { ...map, page: null, parcel: { ...map.parcel, localSubdistrict: 'Neustadt (Ost)' } },
      'Liegenschaftskarte_Neustadt-Ost-3-114-2_N.pdf',
    ],
    [
      { ...map, page: null, product: { displayName: 'Auszug – (amtlich)' } },
      'Auszug-amtlich_Lindenau-3-114-2_N.pdf',
    ],
  ])('by the name of the file, which has no two hyphens in a row: %#', (position, name) => {
    expect(readableName(fileSubject(position), 'N', 'application/pdf')).toBe(name);
  });
});
