import { LAND_USE_NAMES } from '../../land/land-use-names.ts';
import { formatParcelNumber } from '../../land/parcel-numbers.ts';
import type { Authority, Land, LandParcel } from '../../land/model.ts';

/** Texts that describe a parcel on an extract. */
export interface ParcelDescription {
  /** Local subdistrict with its key. */
  readonly subdistrict: string;
  readonly municipality: string;
  readonly county: string;
  /** Cadastral section; null in a land without sections. */
  readonly section: string | null;
  /** Number of the parcel, a fraction with a slash. */
  readonly number: string;
  /** Number, section and subdistrict within a sentence. */
  readonly name: string;
  /** Area in square metres, grouped by thousands. */
  readonly area: string;
  readonly use: string;
  /** Land registry district with its key. */
  readonly district: string;
  /** The court that keeps its land register. */
  readonly court: string;
  readonly authority: Authority | undefined;
}

/** Collects the texts of a parcel. */
export function describeParcel(land: Land, parcel: LandParcel): ParcelDescription {
  const subdistrict = land.subdistricts.find(({ id }) => id === parcel.subdistrictId);
  const district = land.districts.find(({ id }) => id === parcel.register.districtId);
  const subdistrictName = `${subdistrict?.name ?? ''} (${parcel.subdistrictId})`.trim();
  const section = parcel.section === null ? null : String(parcel.section);
  const number = formatParcelNumber(parcel);
  const parts = [
    `Flurstück ${number}`,
    section && `Flur ${section}`,
    `Gemarkung ${subdistrictName}`,
  ];
  return {
    subdistrict: subdistrictName,
    municipality: subdistrict?.municipality ?? '',
    county: subdistrict?.county ?? '',
    section,
    number,
    name: parts.filter(Boolean).join(', '),
    area: formatArea(parcel.area),
    use: LAND_USE_NAMES[parcel.use],
    district: `${district?.name ?? ''} (${parcel.register.districtId})`.trim(),
    court: district?.court ?? '',
    authority: land.authorities.find(({ id }) => id === subdistrict?.authorityId),
  };
}

/** Formats an area; one that would be rounded to 0 is "unter 1 m²". */
export function formatArea(squareMetres: number): string {
  return squareMetres < 1 ? 'unter 1 m²' : `${formatNumber(Math.round(squareMetres))} m²`;
}

/** Formats a number in German. */
export function formatNumber(value: number): string {
  return value.toLocaleString('de-DE');
}

/** Formats the date of an instant in German, time zone Europe/Berlin; an invalid instant stays unchanged. */
export function formatDate(instant: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime())
    ? instant
    : date.toLocaleDateString('de-DE', {
        timeZone: 'Europe/Berlin',
        day: '2-digit',
        month: '2-digit',
        year: 'numeric',
      });
}
