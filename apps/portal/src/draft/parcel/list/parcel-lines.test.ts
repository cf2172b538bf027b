import { describe, expect, it } from 'vitest';
import { readParcelLines } from './parcel-lines.ts';

const lindenau = { subdistrict: 'Lindenau', cadastralSection: '3', parcelNumber: '114/2' };
const only = (text: string) => readParcelLines(text)[0]?.named;

describe('a list of parcels (PAGE-6)', () => {
  it.each([
    'Lindenau 3 114/2',
    'Lindenau;3;114/2',
    'Lindenau\t003\t114/2',
    '"Lindenau","3","114/2"',
    'Gemarkung Lindenau, Flur 3, Flurstück 114/2',
    'Lindenau, Flur 3, Flst. 114 / 2',
  ])('reads „%s“', (line) => {
    expect(only(line)).toEqual(lindenau);
  });

  it('reads names with several words, and places without sections', () => {
    expect(only('Neu Seeheim am See 12 7')).toEqual({
      subdistrict: 'Neu Seeheim am See',
      cadastralSection: '12',
      parcelNumber: '7',
    });
    expect(only('Lindenau 114/2')).toEqual({ ...lindenau, cadastralSection: '' });
  });

  it.each(['123649003001140002__', '12 3649 003 00114/0002', '123649-003-00114/2'])(
    'reads the id „%s“',
    (line) => {
      expect(only(line)).toEqual({ parcelId: '123649003001140002__' });
    },
  );

  it('counts lines as they are in the text, and leaves out empty ones', () => {
    const lines = readParcelLines('\uFEFFLindenau 3 114/2\r\n\r\n  \nHallo\n');
    expect(lines.map(({ number, named }) => [number, named])).toEqual([
      [1, lindenau],
      [4, null],
    ]);
  });

  it.each(['114/2', '3 114/2', 'Lindenau', `${'x'.repeat(300)} 3 114`])(
    'does not read „%s“',
    (line) => {
      expect(only(line)).toBeNull();
    },
  );
});
