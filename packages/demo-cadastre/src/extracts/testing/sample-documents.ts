import type { Land, LandParcel } from '../../land/model.ts';
import { drawExtract } from '../documents/draw-extract.ts';
import { drawCreditNote } from '../documents/draw-credit-note.ts';
import { drawCollectiveInvoice } from '../documents/draw-collective-invoice.ts';
import { drawInvoice } from '../documents/draw-invoice.ts';
import type {
  CollectiveInvoiceRequest,
  CreditNoteRequest,
  InvoiceRequest,
  ProductKind,
} from '../model.ts';
import { openSeal, type Seal } from '../seal/seal.ts';
import { samplePosition } from './sample-position.ts';

const ORDER_NUMBER = '2026-0042-7781';
const ORDERED_AT = '2026-11-21T10:00:00Z';
const VERIFICATION = {
  code: '7K2M-Q0XA-93TB',
  url: 'http://localhost:8080/echtheit/7K2M-Q0XA-93TB',
};

/** Draws one sample of every document, extracts with the seal: file name without ending, and bytes. */
export async function drawSamples(
  land: Land,
  given?: Seal,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const home = land.parcel('120653003001140001__') ?? first(land, () => true);
  const field = first(land, (parcel) => parcel.use === 'field' && extentOf(parcel) < MAX_EXTENT);
  const extracts: readonly (readonly [string, ProductKind, LandParcel, number])[] = [
    ['cadastral-map', 'CADASTRAL_MAP', home, 1000],
    ['land-estimate-map', 'LAND_ESTIMATE_MAP', field, 2000],
    ['parcel-record', 'PARCEL_RECORD', home, 1000],
    ['owner-record', 'OWNER_RECORD', home, 1000],
    ['property-record', 'PROPERTY_RECORD', field, 1000],
  ];
  const seal = given ?? (await openSeal(null, 'Landesvermessung'));
  const samples = new Map<string, Uint8Array>();
  for (const [name, kind, { id }, scale] of extracts) {
    samples.set(name, await seal.apply(await drawExtract(land, orderOf(kind, id, scale))));
  }
  samples.set('invoice', await drawInvoice(land.issuer, invoiceOf('INVOICE')));
  samples.set('fee-notice', await drawInvoice(land.issuer, invoiceOf('FEE_NOTICE')));
  samples.set('credit-note', await drawCreditNote(land.issuer, creditOf(invoiceOf('INVOICE'))));
  samples.set('collective-invoice', await drawCollectiveInvoice(land.issuer, COLLECTIVE_INVOICE));
  return samples;
}

/** The first position of an invoice, taken back. */
const creditOf = ({
  orderNumber,
  kind,
  issuedAt,
  recipient,
  items,
}: InvoiceRequest): CreditNoteRequest => ({
  orderNumber,
  credits: kind,
  publicFileName: `${orderNumber}-1-credit.pdf`,
  callbackUrl: `http://localhost:8080/api/invoice/${orderNumber}-1-credit.pdf`,
  issuedAt,
  recipient,
  items: items.slice(0, 1).map((item) => ({
    ...item,
    priceNet: -item.priceNet,
    vatAmount: -item.vatAmount,
    priceGross: -item.priceGross,
  })),
});

/** An extract, and the credit of another one. */
const COLLECTIVE_INVOICE: CollectiveInvoiceRequest = {
  invoiceNumber: 'SR-2026-00001',
  kind: 'INVOICE',
  month: '2026-11',
  publicFileName: 'SR-2026-00001.pdf',
  callbackUrl: 'http://localhost:8080/api/invoice/SR-2026-00001.pdf',
  issuedAt: '2026-12-01T00:10:00Z',
  dueOn: '2026-12-15',
  buyerReference: '04011000-1234512345-06',
  recipient: {
    name: 'Notariat Lindenau',
    street: 'Am Markt 2',
    zipCode: '15990',
    city: 'Lindenau',
  },
  items: [
    {
      number: 1,
      orderNumber: '7K2M-Q0XA-93TB',
      kind: 'CHARGE',
      fileNumber: 'UVZ 12/2026',
      description: 'Flurstücks- und Eigentumsnachweis, Lindenau, Flur 3, Flurstück 9 (PDF)',
      priceNet: 2200,
      vatAmount: 0,
      priceGross: 2200,
      vatRate: 0,
    },
    {
      number: 2,
      orderNumber: '7K2M-Q0XA-93TC',
      kind: 'CREDIT',
      description: 'Liegenschaftskarte, Lindenau, Flur 3, Flurstück 114/2 (PDF)',
      priceNet: -1000,
      vatAmount: -190,
      priceGross: -1190,
      vatRate: 19,
    },
  ],
};

/** Metres: such a parcel fits an A4 sheet at 1:2000. */
const MAX_EXTENT = 250;

/** The longer side of a parcel's bounding box in metres. */
function extentOf({ box: [minX, minY, maxX, maxY] }: LandParcel): number {
  return Math.max(maxX - minX, maxY - minY);
}

function first(land: Land, wanted: (parcel: LandParcel) => boolean): LandParcel {
  const found = land.parcels.find(wanted);
  if (!found) throw new RangeError('The demo state has no such parcel');
  return found;
}

function orderOf(kind: ProductKind, parcelId: string, selectedScale: number) {
  return {
    orderNumber: ORDER_NUMBER,
    orderedAt: ORDERED_AT,
    verification: VERIFICATION,
    positions: [samplePosition(parcelId, { kind, selectedScale })],
  };
}

function invoiceOf(kind: InvoiceRequest['kind']): InvoiceRequest {
  const place = 'Gemarkung Lindenau, Flur 3, Flurstück 114/1';
  return {
    orderNumber: ORDER_NUMBER,
    kind,
    publicFileName: 'invoice.pdf',
    callbackUrl: 'http://localhost:8080/api/invoice/invoice.pdf',
    issuedAt: ORDERED_AT,
    paymentMethod: kind === 'INVOICE' ? 'CREDIT_CARD' : 'BANK_TRANSFER',
    paidAt: kind === 'INVOICE' ? ORDERED_AT : null,
    cashReference: null,
    recipient: {
      name: 'Erika Mustermann',
      street: 'Heidestraße 17',
      zipCode: '15991',
      city: 'Neu Seeheim',
    },
    items: [
      {
        number: 1,
        description: `Liegenschaftskarte, ${place}`,
        priceNet: 2437,
        vatAmount: 463,
        priceGross: 2900,
      },
      {
        number: 2,
        description: `Flurstücks- und Eigentumsnachweis, ${place}`,
        priceNet: 1092,
        vatAmount: 208,
        priceGross: 1300,
      },
    ],
  };
}
