import { landEstimateOf, writtenEstimate } from '../land/land-estimate.ts';
import type { Land, LandParcel } from '../land/model.ts';
import { Projection } from './ground.ts';
import { drawCrosses, drawFrame, frame } from './map-frame.ts';
import { drawGround } from './map-ground.ts';
import type { MapSheet } from './map-ground.ts';
import { drawLabels } from './map-labels.ts';
import { drawStrip, drawTitle } from './map-strip.ts';
import { namesOf } from './names-of-parcel.ts';
import type { ExtractOrder, ExtractPosition } from './order.ts';
import { groundOf, MARGIN, mapField, sheet } from './page.ts';
import { paletteOf } from './palette.ts';
import { POINT } from './paper.ts';
import type { Paper } from './paper.ts';

/** Adds the page of a map extract: the ground of the print area at true scale, and the title block. */
export function addMapPage(
  paper: Paper,
  land: Land,
  parcel: LandParcel,
  order: ExtractOrder,
  position: ExtractPosition,
): void {
  const { pageFormat, pageOrientation } = position;
  const field = mapField(pageFormat, pageOrientation);
  const map: MapSheet = {
    land,
    parcel,
    paper,
    view: new Projection(groundOf(parcel, position), position.selectedScale),
    palette: paletteOf(position.colorPalette),
    withLandEstimate: position.withLandEstimate,
  };
  paper.addPage(sheet(pageFormat, pageOrientation));
  const section = paper.element('Sect');
  const [left, top] = [MARGIN * POINT, MARGIN * POINT];
  paper.content(section, 'H1', () => drawTitle(map, MARGIN + field.height));
  const figure = paper.element('Figure', section, {
    alt: alternative(land, parcel, position),
    bbox: [left, top, left + field.width * POINT, top + field.height * POINT],
  });
  figure.add(() => {
    paper.clipped([frame(field.width, field.height)], () => {
      drawGround(map);
      drawCrosses(map);
      drawLabels(map);
    });
  });
  figure.end();
  paper.artifact(() => drawFrame(map, field));
  drawStrip(map, order, position, section);
  section.end();
}

/** What the map says to those who do not see it (PDF/UA, WCAG 1.1.1). */
function alternative(land: Land, parcel: LandParcel, position: ExtractPosition): string {
  const names = namesOf(land, parcel);
  const buildings = land.buildingsIn(parcel.box).filter(({ parcelId }) => parcelId === parcel.id);
  const built = buildings.length === 1 ? '1 Gebäude' : `${buildings.length || 'keine'} Gebäude`;
  return [
    `Liegenschaftskarte im Maßstab 1 zu ${position.selectedScale}, Norden oben.`,
    `Hervorgehoben ist das Flurstück ${names.number}, Flur ${names.section}, Gemarkung ${names.subdistrict},`,
    `${names.area}, ${names.use}; darauf ${built}.`,
    position.withLandEstimate ? estimateText(parcel) : '',
    'Ringsum liegen die benachbarten Flurstücke mit Nummern, Gebäuden und Straßennamen.',
  ]
    .filter(Boolean)
    .join(' ');
}

function estimateText(parcel: LandParcel): string {
  const estimate = landEstimateOf(parcel);
  return estimate
    ? `Bodenschätzung des Flurstücks: ${writtenEstimate(estimate)}.`
    : 'Das Flurstück ist nicht geschätzt, da es nicht landwirtschaftlich genutzt wird.';
}
