import { drawHere, type DrawRequest, type ExtractOrder } from '@portal/demo-cadastre/extracts';
import { createLand } from '@portal/demo-cadastre/land';
import { drawSamples, samplePosition } from '@portal/demo-cadastre/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { CHECKPOINTS, checkpointViolations } from '@portal/tagged-pdf/testing';

const KINDS = [
  'CADASTRAL_MAP',
  'LAND_ESTIMATE_MAP',
  'PARCEL_RECORD',
  'OWNER_RECORD',
  'PROPERTY_RECORD',
] as const;
const MAPS = ['CADASTRAL_MAP', 'LAND_ESTIMATE_MAP'] as const;
/** More items than a page has room for. */
const ITEMS = 40;

const land = createLand();
const [first, second, third] = land.parcels.map(({ id }) => id);

type Position = ExtractOrder['positions'][number];

/** An order of one extract, in grey on the larger sheet of a map, without a code: the samples have colour, A4 and codes. */
const order = (kind: Position['kind'], given: Partial<Position>): DrawRequest => ({
  kind: 'extract',
  order: {
    orderNumber: '2026-0042-7781',
    orderedAt: '2026-11-21T10:00:00Z',
    positions: [samplePosition(first ?? '', { kind, colorPalette: 'BW', ...given })],
  },
});

/** An invoice or fee notice of several pages to a person whose name is beyond the usual letters. */
const invoice = (kind: 'INVOICE' | 'FEE_NOTICE'): DrawRequest => ({
  kind: 'invoice',
  invoice: {
    orderNumber: '2026-0042-7781',
    kind,
    publicFileName: 'invoice.pdf',
    callbackUrl: 'http://localhost:8080/api/invoice/invoice.pdf',
    issuedAt: '2026-11-21T10:00:00Z',
    paymentMethod: 'SEPA',
    paidAt: null,
    cashReference: 'K-1',
    recipient: {
      name: 'J\u0301aan Groß',
      street: 'Heidestraße 17',
      zipCode: '15991',
      city: 'Seeheim',
    },
    items: Array.from({ length: ITEMS }, (_, index) => ({
      number: index + 1,
      description: 'Liegenschaftskarte, Gemarkung Lindenau, Flur 3, Flurstück 114/1',
      priceNet: 2437,
      vatAmount: 463,
      priceGross: 2900,
    })),
  },
});

const sheet = { pageFormat: 'A0', pageOrientation: 'LANDSCAPE', selectedScale: 2000 } as const;

/** Every document beside the samples: in grey, for several parcels, on the largest sheet, of several pages. */
const FURTHER: Readonly<Record<string, DrawRequest>> = {
  ...Object.fromEntries(KINDS.map((kind) => [`${kind} in grey`, order(kind, {})])),
  ...Object.fromEntries(MAPS.map((kind) => [`${kind} on A0`, order(kind, sheet)])),
  ...Object.fromEntries(
    KINDS.map((kind) => [
      `${kind} of several parcels`,
      order(kind, { furtherParcelIds: [second ?? '', third ?? ''] }),
    ]),
  ),
  'INVOICE of several pages': invoice('INVOICE'),
  'FEE_NOTICE of several pages': invoice('FEE_NOTICE'),
};

const SAMPLES = [
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

const documents = new Map<string, Uint8Array>();

beforeAll(async () => {
  for (const [name, bytes] of await drawSamples(land)) documents.set(name, bytes);
  const drawings = drawHere(land);
  for (const [name, request] of Object.entries(FURTHER)) {
    documents.set(name, await drawings.draw(request));
  }
});

describe('PDF/UA-1 by the Matterhorn Protocol (DOC-6, EYE-4)', () => {
  it('is checked in every document', () => {
    expect([...documents.keys()]).toEqual([...SAMPLES, ...Object.keys(FURTHER)]);
  });

  describe.each([...SAMPLES, ...Object.keys(FURTHER)])('%s', (name) => {
    it.each(CHECKPOINTS.filter(({ decided }) => decided !== 'person'))(
      'meets checkpoint $id, $title',
      (checkpoint) => {
        const bytes = documents.get(name);
        expect(bytes && checkpointViolations(bytes, checkpoint)).toEqual([]);
      },
    );
  });
});
