import { describe, expect, it } from 'vitest';
import { type ListLine, readParcelList } from './list.ts';

/** Place, then section, numerator and denominator of each parcel; the ids where there are some. */
const said = ({ written: { ids, readings } }: ListLine): string =>
  ids.length > 0
    ? ids.join(' ')
    : (
        readings.find((one) =>
          one.every(({ parcels }) => parcels.every((p) => p.numerator !== null)),
        ) ?? []
      )
        .map(({ place, parcels }) =>
          [
            place.key ?? '',
            place.names[0] ?? '',
            ...parcels.map(
              (one) =>
                `${one.section ?? ''}:${one.numerator}${one.denominator ? `/${one.denominator}` : ''}`,
            ),
          ]
            .filter(Boolean)
            .join(' '),
        )
        .join(' + ');

const read = (text: string): readonly string[] => readParcelList(text).map(said);

const parts = (text: string) => readParcelList(text).map(({ written }) => written.isPart);

const WHOLE = 'Musterdorf 3:114/2';

describe('a list of parcels (PAGE-6, IN-2)', () => {
  it.each([
    'Musterdorf 3 114/2',
    'Musterdorf;3;114/2',
    'Musterdorf;003;00114/0002',
    'Musterdorf\t003\t114/2',
    '"Musterdorf","3","114/2"',
    'Gemarkung Musterdorf, Flur 3, Flurstück 114/2',
    'Musterdorf, Flur 3, Flst. 114 / 2',
    '1. Musterdorf, Flur 3, Flst. 114/2',
    '12) Musterdorf 3 114/2',
    '(7) Musterdorf 3 114/2',
    '1\tMusterdorf\t3\t114/2',
    '- Musterdorf 3 114/2',
    '• Musterdorf 3 114/2',
    'lfd. Nr. 4 Musterdorf 3 114/2',
  ])('reads „%s“', (line) => expect(read(line)).toEqual([WHOLE]));

  it.each([
    ['Gemarkung;Flur;Flurstück', 'Musterdorf;3;114/2', WHOLE],
    ['Flurstück;Flur;Gemarkung', '114/2;3;Musterdorf', WHOLE],
    ['Gemarkung\tFlur\tZähler\tNenner', 'Musterdorf\t3\t114\t2', WHOLE],
    ['Nenner,Zähler,Flur,Gemarkung', '2,114,3,Musterdorf', WHOLE],
    ['Gemarkung;Flur;Zähler;Nenner', 'Musterdorf;3;114;', 'Musterdorf 3:114'],
    ['Gemarkung;Flur;Zähler;Nenner', 'Musterdorf;3;114;0', 'Musterdorf 3:114'],
    ['Gemarkung;Flur;Flurstückszähler;Flurstücksnenner', 'Musterdorf;003;00114;0002', WHOLE],
    ['Gemarkung;Flur;Flurstück (Zähler);Flurstück (Nenner)', 'Musterdorf;3;114;2', WHOLE],
    ['Gemarkungsschlüssel;Flur;Flst.-Nr.', '990653;3;114/2', '0653 3:114/2'],
    [
      'Gemarkungsnummer;Gemarkung;Flur;Flurstück',
      '653;Musterdorf;3;114/2',
      '0653 Musterdorf 3:114/2',
    ],
    ['lfd. Nr.;Gemarkung;Flur;Flurstück;Fläche (m²)', '1;Musterdorf;3;114/2;1234', WHOLE],
    ['Nr.;Fläche in m²;Flurstück;Flur;Gemarkung', '1;1.234;114/2;3;Musterdorf', WHOLE],
    [
      'Gemarkung;Flur;Flurstück;Lage;Nutzung',
      'Musterdorf;3;114/2;Hofweg 6;Gebäude- und Freifläche',
      WHOLE,
    ],
    ['Gemarkung;Flur;Flurstück;Lage', 'Musterdorf;3;114/2;"Hofweg 6; Hof 7"', WHOLE],
    ['Gemarkung;Flurnummer;Flurstücksnummer', 'Musterdorf;3;114/2', WHOLE],
    ['Gemarkung;Flurnummer', 'Musterdorf;114/2', 'Musterdorf :114/2'],
    ['Gemarkung;Flurstück', 'Musterdorf;114/2', 'Musterdorf :114/2'],
    ['Flurstückskennzeichen;Fläche', '990653003001140002__;1234', '990653003001140002__'],
    ['Flurstückskennzeichen', '990653003001140002__', '990653003001140002__'],
    ['Gemarkung;Flur;Flurstücke', 'Musterdorf;3;114/2, 115', 'Musterdorf 3:114/2 3:115'],
  ])('reads the columns %j by their headings', (heading, row, expected) => {
    const [line, ...more] = readParcelList(`${heading}\n${row}`);
    expect(more).toEqual([]);
    expect(line).toMatchObject({ number: 2, written: { unread: [] } });
    expect(line && said(line)).toBe(expected);
  });

  it('says that a part is meant, also in a column without a meaning', () => {
    expect(parts('Musterdorf 3 114/2 tlw.\nMusterdorf 3 115')).toEqual([true, false]);
    expect(parts('Gemarkung;Flur;Flurstück;Bemerkung\nMusterdorf;3;114/2;teilweise')).toEqual([
      true,
    ]);
  });

  it('counts lines as they are in the text, and leaves out empty ones', () => {
    const lines = readParcelList('\uFEFFMusterdorf 3 114/2\r\n\r\n  \nHallo\n');
    expect(lines.map((line) => [line.number, line.text, said(line)])).toEqual([
      [1, 'Musterdorf 3 114/2', WHOLE],
      [4, 'Hallo', ''],
    ]);
  });

  it.each([
    ['Musterdorf Flur 3 Flurstück 12a', '12a'],
    ['Musterdorf;3;114;2', '2'],
    ['Musterdorf Flur 1234 Flurstück 5', '1234'],
    ['Musterdorf Flur 3 Flurstücke 114/1-114/3', '114/1-114/3'],
    ['Gemarkung;Flur;Flurstück\nMusterdorf;3;x12', 'x12'],
  ])('says what it does not understand of %j', (text, part) => {
    expect(readParcelList(text).at(-1)?.written.unread).toEqual([part]);
  });
});
