import type { Parcel } from '@portal/api';
import { numberPlace } from '@portal/described-parcels';
import type { Extent } from '@portal/ui/parcel-sketch';
import type { ReactElement } from 'react';
import * as css from './OrderCard.css.ts';

/** More numbers than these would cover the parcels of so small a drawing. */
const MOST = 12;

const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`;

/** The numbers of parcels over their drawing (LOOK-1). Not read: its text alternative has them. @param frame the ground of the drawing, in metres */
export function ParcelNumbers(props: {
  parcels: readonly Parcel[];
  frame: Extent;
}): ReactElement | null {
  const { parcels, frame } = props;
  const [west, south, east, north] = frame;
  if (parcels.length > MOST) return null;
  return (
    <div className={css.numbers} aria-hidden="true" translate="no">
      {parcels.map(({ parcelId, parcelNumber, geometry }) => {
        const [x, y] = numberPlace(geometry.coordinates) ?? [];
        if (x === undefined || y === undefined) return null;
        const style = {
          left: percent(x - west, east - west),
          top: percent(north - y, north - south),
        };
        return (
          <span key={parcelId} style={style}>
            {parcelNumber}
          </span>
        );
      })}
    </div>
  );
}
