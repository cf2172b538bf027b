import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { parcelsText } from '../../pages/common/order-texts.ts';
import * as css from './ParcelChip.css.ts';

/** The name of the place in one line: "Lindenau, Flur 2,". */
const PLACE = /^.*,(?= )/;

/** A parcel with the violet edge of the map, and how many others the same sheet marks (PAGE-3). */
export function ParcelChip(props: { parcel: string; furtherParcels: number }): ReactElement {
  const text = useText();
  return (
    <span className={css.parcelChip} translate="no">
      {parcelsText(text, props.parcel, props.furtherParcels).replace(PLACE, (place) =>
        place.replaceAll(' ', '\u00A0'),
      )}
    </span>
  );
}
