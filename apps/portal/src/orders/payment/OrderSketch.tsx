import type { OrderPosition } from '@portal/api';
import { ParcelSketch, sketchFrame } from '@portal/ui/parcel-sketch';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { boundingBoxOf } from '../../parcels/bounding-box.ts';
import { parcelName } from '../../parcels/parcel-name.ts';
import type { FiguresOverlay } from '../../parcels/figures/Figures.tsx';
import { useSketchPlaces } from '../../parcels/figures/use-sketch-places.ts';
import { outlinesOf, useParcelsAround } from '../../parcels/use-neighbours.ts';
import * as css from './OrderCard.css.ts';
import { ParcelNumbers } from './ParcelNumbers.tsx';

// Lazy: it can come after the drawing.
const WordsAndFigures = lazy(() => import('../../parcels/figures/WordsAndFigures.tsx'));

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
  const around = useParcelsAround(isClose ? box : null);
  const neighbours = useMemo(() => outlinesOf(around, null), [around]);
  const drawing = useRef<HTMLDivElement>(null);
  const frame = useMemo(() => sketchFrame({ parcel: shapes }, RATIO), [shapes]);
  const places = useSketchPlaces(drawing, frame);
  const [overlay, setOverlay] = useState<FiguresOverlay>();
  return (
    <div className={css.sketch}>
      <div ref={drawing} className={css.drawing}>
        <ParcelSketch
          ratio={RATIO}
          parcel={shapes}
          neighbours={neighbours}
          textAlternative={text('selection.sketch', {
            parcel: parcelName(...parcels.map(({ displayString }) => displayString)),
          })}
        />
        {overlay?.draw(places) ?? (frame && <ParcelNumbers parcels={parcels} frame={frame} />)}
      </div>
      <div className={css.words}>
        <Suspense fallback={null}>
          <WordsAndFigures parcels={parcels} sheet={null} onOverlay={setOverlay} />
        </Suspense>
      </div>
    </div>
  );
}
