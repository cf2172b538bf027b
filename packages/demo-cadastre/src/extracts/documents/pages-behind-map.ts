import { type PdfDocument, TextLayout } from '@portal/tagged-pdf';
import type { Box, Land, LandParcel } from '../../land/model.ts';
import { type ExtractOrder, type ExtractPosition, titleOf } from '../model.ts';
import { paletteOf } from '../pdf/palette.ts';
import { describeParcel } from '../pdf/parcel-description.ts';
import { describeInWords } from './describe-in-words.ts';
import { explainLandEstimate } from './land-estimate-page.ts';
import { letterheadOf } from './letterhead.ts';
import { PageFrame } from './page-frame.ts';

/** Adds the pages behind a map: the signs of the land estimate, and what the sheet shows in words. @param sheet the ground on the sheet @returns how many */
export function addPagesBehindMap(
  pdf: PdfDocument,
  land: Land,
  parcels: readonly [LandParcel, ...LandParcel[]],
  sheet: Box,
  order: ExtractOrder,
  position: ExtractPosition,
): number {
  const layout = new TextLayout(
    pdf,
    new PageFrame(pdf, paletteOf(position.colorPalette), {
      title: titleOf(position),
      letterhead: letterheadOf(land, describeParcel(land, parcels[0]).authority),
      reference: `Auftrag ${order.orderNumber}`,
      verification: order.verification ?? null,
      pagesBefore: 1,
    }),
  );
  if (position.kind === 'LAND_ESTIMATE_MAP') explainLandEstimate(layout, land, parcels);
  describeInWords(layout, land, parcels, sheet);
  return layout.finish();
}
