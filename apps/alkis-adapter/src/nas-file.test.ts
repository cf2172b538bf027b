import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readEnvironment, KINDS } from './environment.ts';
import { nasOrder } from './nas-order.ts';
import { documentsOf, readOrder } from './read-order.ts';
import { nasFileOf, RefusedError } from './read-result.ts';

const ORIGIN = 'https://portal.example';
const PARCEL = '130722001003130036__';
const file = (name: string, format = 'NAS') => ({
  format,
  resultFileName: name,
  callbackUrl: `${ORIGIN}/api/product-result-alkis/${name}`,
});
const orderOf = (change: object) => ({
  orderNumber: '7K2M-Q0XA-93TB',
  positions: [
    {
      positionId: 'p',
      kind: 'CADASTRAL_MAP',
      parcelId: PARCEL,
      resultFileName: 'order-1.pdf',
      callbackUrl: `${ORIGIN}/api/product-result-alkis/order-1.pdf`,
      numberOfCopies: 0,
      orderPdf: false,
      files: [file('order-1.xml.gz')],
      printArea: [
        [390_000, 5_820_000],
        [390_190, 5_820_000],
        [390_190, 5_820_277],
      ],
      ...change,
    },
  ],
});
const read = (change: object, formats: readonly 'NAS'[] = ['NAS']) =>
  readOrder(orderOf(change), ORIGIN, KINDS, formats);

/** The files of an order that is read. */
function documents(change: object) {
  const found = read(change);
  if ('reason' in found) throw new Error(found.reason);
  return documentsOf(found.order);
}

const names = (change: object) => documents(change).map((one) => one.resultFileName);

const ENVIRONMENT = {
  CADASTRE_TOKEN: 't',
  CADASTRE_PASSWORD: 'p',
  PORTAL_ORIGIN: ORIGIN,
  ALKIS_URL: 'https://alkis.example',
  ALKIS_USER: 'u',
  ALKIS_PASSWORD: 'p',
  ALKIS_PROFILE: 'x',
  ALKIS_CRS: '25833',
  ALKIS_NAS_FORM: '9000',
};
const { alkis } = readEnvironment(ENVIRONMENT);

describe('NAS files of an order (DATA-6)', () => {
  it('are ordered beside the document, or alone when neither PDF nor paper is ordered', () => {
    expect(names({})).toEqual(['order-1.xml.gz']);
    expect(names({ orderPdf: true })).toEqual(['order-1.pdf', 'order-1.xml.gz']);
    expect(names({ numberOfCopies: 2 })).toEqual(['order-1.pdf', 'order-1.xml.gz']);
    expect(names({ files: undefined })).toEqual(['order-1.pdf']);
  });

  it('are for the box of the sheet, or for the parcels alone', () => {
    const [sheet] = documents({});
    const [alone] = documents({ fileExtent: 'PARCELS' });
    const [inBox, ofParcels] = [sheet, alone].map((one) => one && nasOrder(one, 'R', alkis));
    expect(inBox).toContain('<art>9000</art>');
    expect(inBox).toContain('<gml:lowerCorner>390000.000 5820000.000</gml:lowerCorner>');
    expect(inBox).toContain('<gml:upperCorner>390190.000 5820277.000</gml:upperCorner>');
    expect(ofParcels).not.toContain('ogc:BBOX');
    expect(ofParcels).toContain(`<ogc:Literal>${PARCEL}</ogc:Literal>`);
  });

  it.each([
    ['another format', { files: [file('order-1.dxf', 'DXF')] }, 'ALKIS_NAS_FORM'],
    [
      'a foreign address',
      { files: [{ ...file('a.xml.gz'), callbackUrl: 'https://evil.example' }] },
      '',
    ],
    ['a name of another type', { files: [file('order-1.pdf')] }, 'resultFileName'],
  ])('are refused with %s', (_name, change, reason) => {
    expect(read(change)).toEqual({ reason: expect.stringContaining(reason) });
  });

  it('are refused without a form number (SAFE-2)', () => {
    expect(read({}, [])).toEqual({ reason: expect.stringContaining('ALKIS_NAS_FORM') });
    expect(() => readEnvironment({ ...ENVIRONMENT, ALKIS_NAS_FORM: 'x' })).toThrow(
      'ALKIS_NAS_FORM',
    );
  });
});

describe('the answer with a NAS file (DATA-6)', () => {
  const nas = Buffer.from(
    '<?xml version="1.0"?>\n<AX_Bestandsdatenauszug xmlns="http://www.adv-online.de/namespaces/adv/gid/7.1"></AX_Bestandsdatenauszug>',
  );
  it('is passed on as it comes, or compressed', () => {
    const packed = gzipSync(nas);
    expect(nasFileOf({ content: packed, contentType: 'application/gzip' })).toBe(packed);
    const unpacked = nasFileOf({ content: nas, contentType: 'text/xml' });
    expect(gunzipSync(unpacked).equals(nas)).toBe(true);
  });
  it('is refused with its sentence when it is an error', () => {
    const content = Buffer.from('<Fehler><Meldung>Nicht erlaubt.</Meldung></Fehler>');
    expect(() => nasFileOf({ content, contentType: null })).toThrow(RefusedError);
    expect(() => nasFileOf({ content, contentType: null })).toThrow('Nicht erlaubt.');
  });
});
