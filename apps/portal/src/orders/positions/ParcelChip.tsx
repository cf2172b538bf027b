import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { parcelName } from '../../parcels/parcel-name.ts';
import * as css from './ParcelChip.css.ts';

/** A place, in one line: "Lindenau, Flur 2,", or "Lindenau, Flur 2:" of several parcels. */
const PLACE = /^[^:]*(?:,(?=\sFlurstück)|:)/;

/** More parcels than this fold where there are many rows. */
const SHOWN = 6;

/** The parcels of an extract with the violet edge of the map, all of them by name (PAGE-3, LOOK-1). */
export function ParcelChip(props: {
  /** Names of the parcels as the contract delivers them. */
  parcels: readonly string[];
  /** Whether a long list is behind a disclosure. */
  folds?: boolean;
}): ReactElement {
  const { parcels, folds = false } = props;
  const text = useText();
  const names = parcelName(...parcels)
    .split('; ')
    .map((group) => group.replace(PLACE, (place) => place.replaceAll(' ', '\u00A0')));
  const list = (
    <span className={css.parcelChip} translate="no">
      {names.join('; ')}
    </span>
  );
  if (!folds || parcels.length <= SHOWN) return list;
  return (
    <details>
      <summary className={css.count}>
        {text('selection.parcels', { count: parcels.length })}
      </summary>
      {list}
    </details>
  );
}
