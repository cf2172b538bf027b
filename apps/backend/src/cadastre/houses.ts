import {
  HOUSE_MATCHES,
  type HouseMatch,
  type HouseNumber,
  matchHouseNumber,
  parseHouseNumber,
} from '@portal/order-flow';

/** A published address with how it matches the typed house number. */
export interface MatchedHouse<House> {
  readonly house: House;
  readonly published: HouseNumber;
  readonly match: HouseMatch;
}

/** The addresses whose house number matches the typed one, the closest first; their order stays otherwise (FIND-1). */
export function matchedHouses<House extends { readonly house_number: string }>(
  houses: readonly House[],
  typed: HouseNumber,
): readonly MatchedHouse<House>[] {
  const found = houses.flatMap((house) => {
    const published = parseHouseNumber(house.house_number);
    const match = matchHouseNumber(typed, published);
    return match ? [{ house, published, match }] : [];
  });
  return HOUSE_MATCHES.flatMap((kind) => found.filter(({ match }) => match === kind));
}
