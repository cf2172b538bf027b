import type { Parcel, ParcelAddress } from '@portal/api';
import { ParcelSketch } from '@portal/ui/parcel-sketch';
import type { ReactElement } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import * as css from './ParcelPlace.css.ts';
import { useSubdistrictDetail } from './use-search-options.ts';

/** More addresses are counted. */
const MAX_ADDRESSES = 2;

const nameOf = ({ streetName, houseNumber }: ParcelAddress): string =>
  `${streetName}\u00A0${houseNumber}`.trim();

function Addresses({ addresses }: { addresses: readonly ParcelAddress[] }): ReactElement {
  const text = useText();
  const more = addresses.length - MAX_ADDRESSES;
  const names = addresses.slice(0, MAX_ADDRESSES).map(nameOf).join(', ');
  return (
    <span className={css.address}>
      {names}
      {more > 0 && ` ${text('search.moreAddresses', { count: more })}`}
    </span>
  );
}

/** How people recognise a parcel: its outline, local subdistrict, street and house number (JRN-5). */
export function ParcelPlace({ parcel }: { parcel: Parcel }): ReactElement {
  const { localSubdistrict, localSubdistrictId, addresses = [] } = parcel;
  const detail = useSubdistrictDetail(localSubdistrict, localSubdistrictId);
  return (
    <span className={css.place}>
      <ParcelSketch
        parcel={parcel.geometry.coordinates}
        ratio={1.56}
        textAlternative=""
        className={css.sketch}
      />
      <span>
        {detail ? `${localSubdistrict} (${detail})` : localSubdistrict}
        {addresses.length > 0 && <Addresses addresses={addresses} />}
      </span>
    </span>
  );
}
