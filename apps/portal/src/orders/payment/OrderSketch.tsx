import type { OrderPosition } from '@portal/api';
import { ParcelSketch } from '@portal/ui/parcel-sketch';
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { parcelsText } from '../../pages/common/order-texts.ts';
import { boundingBoxOf } from '../../parcels/bounding-box.ts';
import { useNeighbours } from '../../parcels/use-neighbours.ts';
import * as css from './OrderCard.css.ts';

/** Parcels that are farther apart, in metres, would be dots in one drawing. */
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

/** The parcels of all positions where they are close to each other, else those of the first. */
function drawnParcels(positions: readonly OrderPosition[]) {
  const all = parcelsOfAll(positions);
  const box = boundingBoxOf(all.flatMap(({ geometry }) => geometry.coordinates.flat(2)));
  const isClose = box && Math.max(box[2] - box[0], box[3] - box[1]) <= FARTHEST_M;
  return isClose ? all : parcelsOfAll(positions.slice(0, 1));
}

/** A drawing of the parcels of an order from its own geometry, without the map. */
export function OrderSketch({ positions }: { positions: readonly OrderPosition[] }): ReactElement {
  const text = useText();
  const parcels = useMemo(() => drawnParcels(positions), [positions]);
  const shapes = useMemo(() => parcels.flatMap(({ geometry }) => geometry.coordinates), [parcels]);
  const neighbours = useNeighbours(
    useMemo(() => boundingBoxOf(shapes.flat(2)), [shapes]),
    null,
  );
  return (
    <div className={css.sketch}>
      <ParcelSketch
        ratio={RATIO}
        parcel={shapes}
        neighbours={neighbours}
        textAlternative={text('selection.sketch', {
          parcel: parcelsText(text, parcels[0]?.displayString ?? '', parcels.length - 1),
        })}
      />
    </div>
  );
}
