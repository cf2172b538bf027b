import type { Parcel, SubdistrictOption } from '@portal/api';
import { groupParcels } from '@portal/names/parcels';
import type { UserFormat } from '@portal/order-flow';
import type { BoundingBox } from '../../parcels/bounding-box.ts';
import type { Fact } from './sheet-text.tsx';

function areaText(parcels: readonly Parcel[]): string {
  const area = parcels.reduce((sum, parcel) => sum + parcel.area, 0);
  return area < 1 ? 'unter 1 m²' : `${Math.round(area).toLocaleString('de-DE')} m²`;
}

const subdistrictText = ({ localSubdistrict, localSubdistrictId }: Parcel): string =>
  `${localSubdistrict} (${localSubdistrictId})`;

/** What is known of parcels besides themselves. */
export interface KnownOfParcels {
  /** Their subdistricts, with municipality and county where the cadastre names them. */
  readonly places: readonly Pick<
    SubdistrictOption,
    'localSubdistrictId' | 'municipality' | 'county'
  >[];
  /** The actual uses of a single parcel; empty when they are not known. */
  readonly uses: readonly string[];
  /** Whether the sheet has the land estimate, which only the office knows. */
  readonly withLandEstimate: boolean;
}

function factsOfOne(parcel: Parcel, { uses, withLandEstimate }: KnownOfParcels): Fact[] {
  const { cadastralSection: section, parcelNumber, parcelId, geometry } = parcel;
  const area = areaText([parcel]);
  const parts = geometry.coordinates.length;
  return [
    ['Gemarkung', subdistrictText(parcel)],
    ...(section ? [['Flur', section] as const] : []),
    ['Flurstück', parcelNumber],
    ['Kennzeichen', parcelId],
    ['Fläche', parts > 1 ? `${area} (${parts} Teile)` : area],
    ...(uses.length > 0 ? [['Nutzung', uses.join(', ')] as const] : []),
    ...(withLandEstimate ? [['Schätzung', null] as const] : []),
  ];
}

function factsOfSeveral(parcels: readonly Parcel[]): Fact[] {
  const subdistricts = Map.groupBy(parcels, subdistrictText);
  return [
    ...[...subdistricts].flatMap(([subdistrict, some]): Fact[] => [
      ['Gemarkung', subdistrict],
      ...groupParcels(
        some.map(({ cadastralSection: section, parcelNumber }) =>
          section
            ? `Flur ${section}, Flurstück ${parcelNumber}`
            : `Flurstücke, Flurstück ${parcelNumber}`,
        ),
      ).map(({ place, numbers }): Fact => [place, numbers.join(', ')]),
    ]),
    ['Fläche', `${areaText(parcels)} (${parcels.length} Flurstücke)`],
  ];
}

/** What a sheet says of its parcels, grouped as surveyors write them (LOOK-3). Extracts are German in every language of the portal. */
export function parcelFacts(parcels: readonly Parcel[], known: KnownOfParcels): Fact[] {
  const [first] = parcels;
  if (!first) return [];
  const ids = new Set(parcels.map(({ localSubdistrictId }) => localSubdistrictId));
  const own = known.places.filter(({ localSubdistrictId }) => ids.has(localSubdistrictId));
  const all = (key: 'county' | 'municipality'): string =>
    [...new Set(own.flatMap((place) => place[key] ?? []))].join(', ');
  const [county, municipality] = [all('county'), all('municipality')];
  return [
    ...(county ? [['Kreis', county] as const] : []),
    ...(municipality ? [['Gemeinde', municipality] as const] : []),
    ...(parcels.length > 1 ? factsOfSeveral(parcels) : factsOfOne(first, known)),
  ];
}

/** Whether the ground of a sheet contains the parcels completely. */
const isComplete = (parcels: readonly Parcel[], [west, south, east, north]: BoundingBox): boolean =>
  parcels.every(({ geometry }) =>
    geometry.coordinates
      .flat(2)
      .every(([x, y]) => x >= west && x <= east && y >= south && y <= north),
  );

/** What a sheet says of itself, if it were made today. */
export function sheetFacts(
  { scale, format, orientation }: UserFormat,
  parcels: readonly Parcel[],
  box: BoundingBox | null,
): Fact[] {
  const today = new Date().toLocaleDateString('de-DE', {
    timeZone: 'Europe/Berlin',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  return [
    ['Maßstab', `1:${scale}`],
    ['Format', `${format} ${orientation === 'PORTRAIT' ? 'Hochformat' : 'Querformat'}`],
    ...(box === null || isComplete(parcels, box)
      ? []
      : [[parcels.length > 1 ? 'Flurstücke' : 'Flurstück', 'nicht ganz gezeigt'] as const]),
    ['Auftrag', null],
    ['Erstellt am', today],
    ['Stand der Daten', null],
  ];
}
