import { MARGIN, POINTS_PER_MM, type PdfDocument, sheetSize } from '@portal/tagged-pdf';
import { landEstimateOf, formatLandEstimate } from '../../land/land-estimate.ts';
import type { Box, Land, LandParcel } from '../../land/model.ts';
import { drawFrame, frame } from './map-frame.ts';
import { drawMap } from './map-field.ts';
import { districtsOnSheet } from './district-names.ts';
import { placeLabels } from './place-labels.ts';
import { drawPageNumber, drawTitleBlock, drawTitle } from './title-block.ts';
import { describeParcel } from '../pdf/parcel-description.ts';
import { type ExtractOrder, type ExtractPosition, titleOf } from '../model.ts';
import { mapField } from '../pdf/page-layout.ts';
import { sheetOf } from './map-sheet.ts';
import type { MapPageDrawing } from './map-drawing.ts';

/** A page of a map. */
export interface MapPage {
  /** The ground on the sheet. */
  readonly box: Box;
  /** Draws the number of the page. @param pages of the extract */
  readonly drawNumber: (pages: number) => void;
}

/** Adds the page of a map extract: the print area at true scale, and the title block. */
export function addMapPage(
  pdf: PdfDocument,
  land: Land,
  parcels: readonly [LandParcel, ...LandParcel[]],
  order: ExtractOrder,
  position: ExtractPosition,
): MapPage {
  const { pageFormat, pageOrientation } = position;
  const field = mapField(pageFormat, pageOrientation);
  const map = sheetOf(pdf, land, parcels, position);
  const page = pdf.pageCount;
  pdf.addPage(sheetSize(pageFormat, pageOrientation));
  const section = pdf.element('Sect');
  const [left, top] = [MARGIN * POINTS_PER_MM, MARGIN * POINTS_PER_MM];
  pdf.content(section, 'H1', () => drawTitle(map, titleOf(position), field));
  const figure = pdf.element('Figure', section, {
    alt: alternativeText(map, position),
    bbox: [left, top, left + field.width * POINTS_PER_MM, top + field.height * POINTS_PER_MM],
  });
  const content = placeLabels(map);
  figure.add(() => {
    pdf.clipped([frame(field.width, field.height)], () => drawMap(map, content));
  });
  figure.end();
  pdf.artifact(() => drawFrame(map, field));
  drawTitleBlock(map, order, position, section, content);
  section.end();
  return {
    box: map.view.box,
    drawNumber: (pages) => pdf.onPage(page, () => drawPageNumber(map, position, pages)),
  };
}

/** The text alternative of the map (PDF/UA, WCAG 1.1.1). */
function alternativeText(map: MapPageDrawing, position: ExtractPosition): string {
  const isOne = map.ordered.length === 1;
  const districts = [...districtsOnSheet(map).values()].map(({ lines }) => lines.join(', '));
  return [
    `${titleOf(position)} im Maßstab 1 zu ${position.selectedScale}, Norden oben.`,
    isOne ? 'Hervorgehoben ist das' : `Hervorgehoben sind ${map.ordered.length} Flurstücke:`,
    ...map.ordered.map((parcel) => parcelText(map, parcel)),
    'Ringsum liegen die benachbarten Flurstücke mit Nummern, Gebäuden und Straßennamen.',
    `Auf dem Blatt liegen: ${districts.join('; ')}.`,
  ].join(' ');
}

function parcelText({ land, withLandEstimate }: MapPageDrawing, parcel: LandParcel): string {
  const names = describeParcel(land, parcel);
  const buildings = land.buildingsIn(parcel.box).filter(({ parcelId }) => parcelId === parcel.id);
  const built = buildings.length === 1 ? '1 Gebäude' : `${buildings.length || 'keine'} Gebäude`;
  const text = `${names.name}, ${names.area}, ${names.use}; darauf ${built}.`;
  return withLandEstimate ? `${text} ${estimateText(parcel)}` : text;
}

function estimateText(parcel: LandParcel): string {
  const estimate = landEstimateOf(parcel);
  return estimate
    ? `Bodenschätzung des Flurstücks: ${formatLandEstimate(estimate)}.`
    : 'Das Flurstück ist nicht geschätzt, da es nicht landwirtschaftlich genutzt wird.';
}
