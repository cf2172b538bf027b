import type { Parcel } from '@portal/api';
import { parcelsText } from '@portal/names/parcels';

/** The parcels of a position. */
export interface PositionParcels {
  readonly parcel: Pick<Parcel, 'displayString'>;
  readonly further_parcels: readonly Pick<Parcel, 'displayString'>[];
}

/** All parcels of a position (PAGE-3, LOOK-1). */
export const parcelsName = ({ parcel, further_parcels: further }: PositionParcels): string =>
  parcelsText([parcel, ...further].map(({ displayString }) => displayString));
