import type { Parcel } from '@portal/api';
import { Disclosure } from '@portal/ui/disclosure';
import { lazy, Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { type BoundingBox, boundingBoxOf } from '../bounding-box.ts';
import { useParcelsAround } from '../use-neighbours.ts';

// Lazy: most people do not open it.
const ParcelSentences = lazy(() => import('./ParcelSentences.tsx'));

/** Parcels that are farther apart, in metres, are described without neighbours. */
const FARTHEST_M = 600;

/** What the drawing beside it shows, in words, for those who open it (DATA-8, UI-8). @param sheet the ground on the sheet; null without one */
export function ParcelInWords(props: {
  parcels: readonly Parcel[];
  sheet: BoundingBox | null;
}): ReactElement {
  const { parcels, sheet } = props;
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const box = boundingBoxOf(parcels.flatMap(({ geometry }) => geometry.coordinates.flat(2)));
  const isClose = box && Math.max(box[2] - box[0], box[3] - box[1]) <= FARTHEST_M;
  const around = useParcelsAround(isOpen && isClose ? box : null);
  return (
    <Disclosure
      icon="info"
      summary={text('parcelWords.summary')}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      {isOpen && (
        <Suspense fallback={null}>
          <ParcelSentences parcels={parcels} around={around} sheet={sheet} />
        </Suspense>
      )}
    </Disclosure>
  );
}
