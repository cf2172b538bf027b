import type { Parcel } from '@portal/api';
import { Disclosure } from '@portal/ui/disclosure';
import { lazy, Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';
import type { BoundingBox } from '../bounding-box.ts';

// Lazy: most people do not open it.
const ParcelSentences = lazy(() => import('./ParcelSentences.tsx'));

/** What the drawing beside it shows, in words, for those who open it (DATA-8, UI-8). @param sheet the ground on the sheet; null without one */
export function ParcelInWords(props: {
  parcels: readonly Parcel[];
  sheet: BoundingBox | null;
}): ReactElement {
  const { parcels, sheet } = props;
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      icon="info"
      summary={text('parcelWords.summary')}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      {isOpen && (
        <Suspense fallback={null}>
          <ParcelSentences parcels={parcels} sheet={sheet} />
        </Suspense>
      )}
    </Disclosure>
  );
}
