import type { PdfDocument } from '@portal/tagged-pdf';
import type { Land, LandParcel } from '../../land/model.ts';
import type { Palette } from '../pdf/palette.ts';
import type { DistrictKind } from './district-boundaries.ts';
import type { Projection } from './projection.ts';
import type { PageRing, SheetPart } from './sheet-parts.ts';

/** What a map is drawn on: a page of a PDF, or an image. Places and widths are millimetres from the upper left corner of the sheet. */
export type MapSurface = Pick<
  PdfDocument,
  'area' | 'circles' | 'clipped' | 'lines' | 'text' | 'width'
>;

/** What every part of the map drawing needs. */
export interface MapDrawing {
  readonly land: Land;
  /** The ordered parcels, which are marked. */
  readonly ordered: readonly LandParcel[];
  readonly isOrdered: (parcel: LandParcel) => boolean;
  readonly parts: readonly SheetPart[];
  /** Boundaries of sections and subdistricts on the page, in millimetres. */
  readonly boundaries: readonly { readonly kind: DistrictKind; readonly line: PageRing }[];
  /** Whether the sheet shows ground of which the land has no data. */
  readonly hasGaps: boolean;
  readonly view: Projection;
  readonly pdf: MapSurface;
  readonly palette: Palette;
  /** Whether the land estimate is shown. */
  readonly withLandEstimate: boolean;
}

/** A map on a page with a title block. */
export interface MapPageDrawing extends MapDrawing {
  /** The first ordered parcel. */
  readonly parcel: LandParcel;
  readonly pdf: PdfDocument;
}

/** Widths of lines in millimetres. */
export const LINE_WIDTH = { fine: 0.18, building: 0.25, frame: 0.35, parcel: 0.5 } as const;

/** Widths and dashes of the boundaries of sections and subdistricts in millimetres: dash-dot, and dash-dot-dot. */
export const DISTRICT_WIDTH = { section: 0.55, subdistrict: 0.8 } as const;
export const DISTRICT_DASH = {
  section: [4, 1.2, 0.7, 1.2],
  subdistrict: [5, 1.2, 0.9, 1.2, 0.9, 1.2],
} as const;

/** Dashes of the boundaries of the land estimate in millimetres: without colour, they are no boundaries of parcels. */
export const ESTIMATE_DASH = [1.6, 1] as const;

/** Up to this scale denominator buildings have their house numbers. */
export const HOUSE_NUMBERS_UP_TO = 1000;
