/** Parcels of one subdistrict and section. */
export interface ParcelGroup {
  /** "Lindenau, Flur 2"; the whole name of a parcel whose name has no number. */
  readonly place: string;
  /** Numbers of the parcels, in natural order. */
  readonly numbers: readonly string[];
}

/** The number at the end of a parcel's name, as `displayString` of the contract writes it. */
const NUMBER = /, Flurstück (\S+)$/;

const { compare } = new Intl.Collator('de', { numeric: true });

/**
 * Groups parcels by subdistrict and section, in natural order: 2 before 10, `6/3` before `6/12` (LOOK-1). No parcel is left out. "Flur"
 * is a term of the cadastre and stays in every language, as it does in `displayString`.
 *
 * @param names names of parcels, such as "Lindenau, Flur 2, Flurstück 6/3"
 */
export function groupParcels(names: Iterable<string>): readonly ParcelGroup[] {
  const places = Map.groupBy([...names].toSorted(compare), (name) => name.replace(NUMBER, ''));
  return [...places].map(([place, ofPlace]) => ({
    place,
    numbers: ofPlace.flatMap((name) => NUMBER.exec(name)?.[1] ?? []),
  }));
}

/** "Lindenau, Flur 2: 4, 5, 6/3, 7; Neu Seeheim, Flur 1: 12"; one parcel has its own name (LOOK-1). */
export function parcelsText(names: readonly string[]): string {
  if (names.length === 1) return names.join('');
  return groupParcels(names)
    .map(({ place, numbers }) => (numbers.length > 0 ? `${place}: ${numbers.join(', ')}` : place))
    .join('; ');
}
