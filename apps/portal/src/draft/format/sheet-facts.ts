import type { Parcel, SubdistrictOption } from '@portal/api';
import { groupParcels } from '@portal/names/parcels';
import type { UserFormat } from '@portal/order-flow';
import type { Fact } from './sheet-text.tsx';

const areaText = (parcels: readonly Parcel[]): string =>
  `${parcels.reduce((sum, { area }) => sum + area, 0).toLocaleString('de-DE')} m²`;

const subdistrictText = ({ localSubdistrict, localSubdistrictId }: Parcel): string =>
  `${localSubdistrict} (${localSubdistrictId})`;

function numberFacts(parcels: readonly Parcel[], first: Parcel): Fact[] {
  const { cadastralSection: ownSection, parcelNumber: number, parcelId, geometry } = first;
  const area = areaText(parcels);
  if (parcels.length === 1) {
    const parts = geometry.coordinates.length;
    return [
      ...(ownSection ? [['Flur', ownSection] as const] : []),
      ['Flurstück', number],
      ['Kennzeichen', parcelId],
      ['Fläche', parts > 1 ? `${area} (${parts} Teile)` : area],
    ];
  }
  const groups = groupParcels(
    parcels.map(({ cadastralSection: section, parcelNumber }) =>
      section ? `Flur ${section}, Flurstück ${parcelNumber}` : `Flurst., Flurstück ${parcelNumber}`,
    ),
  );
  return [
    ...groups.map(({ place, numbers }): Fact => [place, numbers.join(', ')]),
    ['Fläche', `${area} (${parcels.length} Flurstücke)`],
  ];
}

/**
 * What a sheet says of its parcels, grouped as surveyors write them (LOOK-3). Extracts are German in every language of the portal.
 *
 * @param place their subdistrict, with municipality and county where the cadastre names them
 */
export function parcelFacts(
  parcels: readonly Parcel[],
  place: Pick<SubdistrictOption, 'municipality' | 'county'> | undefined,
): Fact[] {
  const [first] = parcels;
  if (!first) return [];
  const { county, municipality } = place ?? {};
  return [
    ...(county ? [['Kreis', county] as const] : []),
    ...(municipality ? [['Gemeinde', municipality] as const] : []),
    ['Gemarkung', subdistrictText(first)],
    ...numberFacts(parcels, first),
  ];
}

/** What a sheet says of itself, if it were made today. */
export function sheetFacts({ scale, format, orientation }: UserFormat): Fact[] {
  const today = new Date().toLocaleDateString('de-DE', {
    timeZone: 'Europe/Berlin',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  return [
    ['Maßstab', `1:${scale}`],
    ['Format', `${format} ${orientation === 'PORTRAIT' ? 'Hochformat' : 'Querformat'}`],
    ['Erstellt am', today],
  ];
}
