/** Where the number of a parcel is unique. */
export interface NumberedParcel {
  /** Its number, such as `114/1`. */
  readonly number: string;
  /** Its section (Flur); empty without one. */
  readonly section: string;
  /** Key and name of its subdistrict (Gemarkung). */
  readonly subdistrictId: string;
  readonly subdistrict: string;
}

/** The number of a neighbour, with its section and subdistrict where these are others: numbers repeat in each section. */
export function neighbourNumber(neighbour: NumberedParcel, parcel: NumberedParcel): string {
  const { number, section, subdistrictId, subdistrict } = neighbour;
  const isSameSubdistrict = subdistrictId === parcel.subdistrictId;
  if (isSameSubdistrict && section === parcel.section) return number;
  return [number, section && `Flur ${section}`, isSameSubdistrict ? '' : `Gemarkung ${subdistrict}`]
    .filter(Boolean)
    .join(', ');
}
