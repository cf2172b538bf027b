import type { Parcel, ParcelAddress } from '@portal/api';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../../i18n/use-text.ts';
import * as css from './ParcelPlace.css.ts';
import { useSubdistrictDetail } from './use-search-options.ts';

/** More addresses are counted. */
const MAX_ADDRESSES = 2;

const nameOf = ({ streetName, houseNumber }: ParcelAddress): string =>
  `${streetName}\u00A0${houseNumber}`.trim();

/** How people recognise a parcel: its letter on the map, local subdistrict, street and house number, area (JRN-5, PAGE-1). */
export function ParcelPlace(props: { parcel: Parcel; letter: string | undefined }): ReactElement {
  const { parcel, letter } = props;
  const { localSubdistrict, localSubdistrictId, cadastralSection, addresses = [], area } = parcel;
  const text = useText();
  const intl = useIntl();
  const detail = useSubdistrictDetail(localSubdistrict, localSubdistrictId);
  const more = addresses.length - MAX_ADDRESSES;
  const names = addresses.slice(0, MAX_ADDRESSES).map(nameOf).join(', ');
  const others = more > 0 ? `${names} ${text('search.moreAddresses', { count: more })}` : names;
  const size = `${intl.formatNumber(area)}\u00A0m²`;
  return (
    <span className={css.place}>
      {letter && <span className={css.letter}>{letter}</span>}
      <span>
        {detail ? `${localSubdistrict} (${detail})` : localSubdistrict}
        {cadastralSection && (
          <span className={css.section}>{`, ${text('search.section')} ${cadastralSection}`}</span>
        )}
        {/* Such as "Lindenallee 2, 4 · 676 m²". */}
        <span className={css.address}>{others === '' ? size : `${others} · ${size}`}</span>
      </span>
    </span>
  );
}
