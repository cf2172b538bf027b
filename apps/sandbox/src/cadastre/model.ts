import type { Position } from '../land/model.ts';

/** What is drawn: a map, an owner extract of the register, or a description of the parcel without owners. */
export type ProductKind = 'map' | 'register' | 'description';

/** Sheets of ISO 216. */
export type PageFormat = 'A0' | 'A1' | 'A2' | 'A3' | 'A4';

/** How the sheet lies. */
export type PageOrientation = 'PORTRAIT' | 'LANDSCAPE';

/** Whether the extract is drawn in colour or in grey alone. */
export type ColorPalette = 'COLOR' | 'BW';

/** How a map is drawn; also the paper of a document without map. */
export interface PageSettings {
  readonly pageFormat: PageFormat;
  readonly pageOrientation: PageOrientation;
  readonly colorPalette: ColorPalette;
  /** Denominator of the scale: 500, 1000, 2000 or 5000. */
  readonly selectedScale: number;
}

/** One extract of an order. */
export interface ExtractPosition extends PageSettings {
  readonly positionId: string;
  readonly productKind: ProductKind;
  /** A map that also shows the land estimate (Bodenschätzung). */
  readonly withLandEstimate: boolean;
  readonly parcelId: string;
  /** Closed ring of five positions in metres, EPSG:25833: the ground that the map field shows; null centres on the parcel. */
  readonly printArea: readonly Position[] | null;
  /** Paper copies on forgery-proof paper; 0 for none. */
  readonly numberOfCopies: number;
  readonly orderPdf: boolean;
}

/** By which an extract proves that it is genuine. */
export interface Verification {
  readonly code: string;
  /** Where the code is checked; drawn as a QR code. */
  readonly url: string;
}

/** What the cadastre is asked to draw. */
export interface ExtractOrder {
  readonly orderNumber: string;
  /** ISO 8601 instant. */
  readonly orderedAt: string;
  readonly positions: readonly ExtractPosition[];
  /** Printed on every page, so that anybody can check the extract; null prints none. */
  readonly verification?: Verification | null;
}
