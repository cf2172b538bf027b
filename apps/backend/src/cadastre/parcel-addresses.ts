import type { Parcel, ParcelAddress, ParcelPage } from '@portal/api';
import { compareHouseNumbers, parseHouseNumber } from '@portal/order-flow';
import type { Queryable, Row } from '../db/database.ts';

/** Most parcels have one address; a block of flats may have dozens. */
const MAX_ADDRESSES = 10;

interface AddressRow extends Row, ParcelAddress {
  parcel_id: string;
}

const names = new Intl.Collator('de', { numeric: true });

const byAddress = (one: ParcelAddress, other: ParcelAddress): number =>
  names.compare(one.streetName, other.streetName) ||
  compareHouseNumbers(parseHouseNumber(one.houseNumber), parseHouseNumber(other.houseNumber));

/** Adds the addresses to the parcels of a page (JRN-5). */
export async function withAddresses(store: Queryable, page: ParcelPage): Promise<ParcelPage> {
  if (page.items.length === 0) return page;
  const rows = await store.query<AddressRow>(
    `select a.parcel_id, s.street as "streetName", a.house_number as "houseNumber",
       s.zip_code as "zipCode", s.city
     from streets s join addresses a
       on a.street_key = s.street_key and a.zip_code = s.zip_code and a.city_key = s.city_key
       and a.variant = s.variant
     where a.parcel_id in (select jsonb_array_elements_text($1::jsonb))`,
    [JSON.stringify(page.items.map(({ parcelId }) => parcelId))],
  );
  const byParcel = Map.groupBy(rows, ({ parcel_id: id }) => id);
  const addressesOf = ({ parcelId }: Parcel): readonly ParcelAddress[] =>
    (byParcel.get(parcelId) ?? [])
      .map(({ streetName, houseNumber, zipCode, city }) => ({
        streetName,
        houseNumber,
        zipCode,
        city,
      }))
      .toSorted(byAddress)
      .slice(0, MAX_ADDRESSES);
  return {
    ...page,
    items: page.items.map((parcel) => ({ ...parcel, addresses: addressesOf(parcel) })),
  };
}
