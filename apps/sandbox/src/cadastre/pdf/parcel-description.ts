import type { Authority, Land, LandParcel } from '../../land/model.ts';

/** The words that identify a parcel on an extract. */
export interface ParcelDescription {
  /** Gemarkung with its key. */
  readonly subdistrict: string;
  readonly section: string;
  /** Number of the parcel, a fraction with a slash. */
  readonly number: string;
  /** Area in square metres, grouped by thousands. */
  readonly area: string;
  readonly use: string;
  /** Grundbuchbezirk. */
  readonly district: string;
  readonly authority: Authority | undefined;
}

const USES: Readonly<Record<LandParcel['use'], string>> = {
  residential: 'Wohnbaufläche',
  street: 'Straßenverkehr',
  path: 'Weg',
  water: 'Gewässer',
  field: 'Ackerland',
  meadow: 'Grünland',
  forest: 'Wald',
  public: 'Fläche besonderer funktionaler Prägung',
};

/** Looks up the names of a parcel in its land. */
export function describeParcel(land: Land, parcel: LandParcel): ParcelDescription {
  const subdistrict = land.subdistricts.find(({ id }) => id === parcel.subdistrictId);
  const district = land.districts.find(({ id }) => id === parcel.register.districtId);
  return {
    subdistrict: `${subdistrict?.name ?? ''} (${parcel.subdistrictId})`.trim(),
    section: String(parcel.section),
    number: numberOf(parcel),
    area: `${formatNumber(parcel.area)} m²`,
    use: USES[parcel.use],
    district: `${district?.name ?? ''} (${parcel.register.districtId})`.trim(),
    authority: land.authorities.find(({ id }) => id === subdistrict?.authorityId),
  };
}

/** A parcel's number as it is spoken of, e.g. `114/2`. */
export function numberOf({ numerator, denominator }: LandParcel): string {
  return denominator === null ? String(numerator) : `${numerator}/${denominator}`;
}

/** A whole number in groups of three, German. */
export function formatNumber(value: number): string {
  return value.toLocaleString('de-DE');
}

/** A day in German, as clocks in Berlin show it; the text itself when it is no instant. */
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
