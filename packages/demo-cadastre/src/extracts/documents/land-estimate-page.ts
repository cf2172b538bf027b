import type { Column, TextLayout } from '@portal/tagged-pdf';
import { formatLandEstimate, landEstimateOf } from '../../land/land-estimate.ts';
import type { Land, LandParcel } from '../../land/model.ts';
import { formatParcelNumber } from '../../land/parcel-numbers.ts';
import { describeParcel } from '../pdf/parcel-description.ts';

const COLUMNS: readonly Column[] = [
  { title: 'Zeichen', width: 30 },
  { title: 'Bedeutung', width: 135 },
];

const SOILS = [
  ['S', 'Sand'],
  ['Sl', 'anlehmiger Sand'],
  ['lS', 'lehmiger Sand'],
  ['SL', 'stark lehmiger Sand'],
  ['sL', 'sandiger Lehm'],
  ['L', 'Lehm'],
  ['Mo', 'Moor (nur Grünland)'],
] as const;

const ARABLE = [
  ['1 bis 7', 'Zustandsstufe: 1 ist der beste, 7 der schlechteste Zustand des Bodens'],
  ['D', 'Entstehung: Diluvium (eiszeitliche Ablagerung)'],
] as const;

const GRASSLAND = [
  ['I, II, III', 'Bodenstufe: I ist die beste, III die schlechteste'],
  ['b', 'Klimastufe: mittlere Jahrestemperatur von 7,0 bis 7,9 °C'],
  ['1 bis 5', 'Wasserstufe: 1 ist das günstigste, 5 das ungünstigste Wasserverhältnis'],
] as const;

/** Explains the signs of the land estimate on the map. */
export function explainLandEstimate(
  layout: TextLayout,
  land: Land,
  parcels: readonly [LandParcel, ...LandParcel[]],
): void {
  const table = (rows: readonly (readonly [string, string])[]): void =>
    layout.table(
      COLUMNS,
      rows.map((cells) => ({ cells })),
    );
  layout.heading(2, 'Erläuterung der Bodenschätzung');
  layout.paragraph(
    'Die Karte zeigt für Acker- und Grünland das Klassenzeichen und zwei Wertzahlen, zum Beispiel lS4D\u00A042/40. Das Klassenzeichen beginnt mit der Bodenart. Flächen ohne Zeichen sind nicht geschätzt, oder das Zeichen hat auf dem Blatt keinen Platz.',
  );
  layout.facts([
    ['Gemarkung', describeParcel(land, parcels[0]).subdistrict],
    ...parcels.map((parcel): readonly [string, string] => {
      const { section } = describeParcel(land, parcel);
      const estimate = landEstimateOf(parcel);
      return [
        `${section ? `Flur ${section}, ` : ''}Flurstück ${formatParcelNumber(parcel)}`,
        estimate ? formatLandEstimate(estimate) : 'nicht geschätzt',
      ];
    }),
  ]);
  layout.heading(2, 'Bodenart');
  table(SOILS);
  layout.heading(2, 'Ackerland');
  table(ARABLE);
  layout.paragraph(
    'Wertzahlen: Bodenzahl / Ackerzahl, je 7 bis 100. Ein höherer Wert bedeutet mehr Ertrag.',
  );
  layout.heading(2, 'Grünland');
  table(GRASSLAND);
  layout.paragraph('Wertzahlen: Grünlandgrundzahl / Grünlandzahl, je 7 bis 100.');
}
