import type { OrderPosition } from '@portal/api';
import { ParcelSketch } from '@portal/ui/parcel-sketch';
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { boundingBoxOf } from '../../parcels/bounding-box.ts';
import { parcelName } from '../../parcels/parcel-name.ts';
import { ParcelInWords } from '../../parcels/words/ParcelInWords.tsx';
import { useNeighbours } from '../../parcels/use-neighbours.ts';
import * as css from './OrderCard.css.ts';

/** Parcels that are farther apart, in metres, are dots without neighbours. */
const FARTHEST_M = 600;

/** The width of the drawing, as a multiple of its height. */
const RATIO = 2.4;

/** The parcels of a position. */
const parcelsOf = ({ parcelDetails, furtherParcels = [] }: OrderPosition) => [
  parcelDetails,
  ...furtherParcels,
];

/** The parcels of positions, each once. */
const parcelsOfAll = (positions: readonly OrderPosition[]) => [
  ...new Map(positions.flatMap(parcelsOf).map((parcel) => [parcel.parcelId, parcel])).values(),
];

/** A drawing of all parcels of an order from its own geometry, without the map (LOOK-1). */
export function OrderSketch({ positions }: { positions: readonly OrderPosition[] }): ReactElement {
  const text = useText();
  const parcels = useMemo(() => parcelsOfAll(positions), [positions]);
  const shapes = useMemo(() => parcels.flatMap(({ geometry }) => geometry.coordinates), [parcels]);
  const box = useMemo(() => boundingBoxOf(shapes.flat(2)), [shapes]);
  const isClose = box && Math.max(box[2] - box[0], box[3] - box[1]) <= FARTHEST_M;
  const neighbours = useNeighbours(isClose ? box : null, null);
  return (
    <div className={css.sketch}>
      <ParcelSketch
        ratio={RATIO}
        parcel={shapes}
        neighbours={neighbours}
        textAlternative={text('selection.sketch', {
          parcel: parcelName(...parcels.map(({ displayString }) => displayString)),
        })}
      />
      <ParcelInWords parcels={parcels} sheet={null} />
    </div>
  );
}
