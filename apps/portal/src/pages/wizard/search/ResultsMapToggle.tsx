import type { Parcel } from '@portal/api';
import { Button } from '@portal/ui/button';
import { LoadingRegion } from '@portal/ui/loading-region';
import { lazy, Suspense, useId } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import * as css from './SearchResults.css.ts';

// Lazy: the map library is loaded when the map is first shown.
const ResultsMap = lazy(async () => ({
  default: (await import('./ResultsMap.tsx')).ResultsMap,
}));

/** Shows the results on a map, and hides it again. */
export function ResultsMapToggle(props: {
  items: readonly Parcel[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}): ReactElement {
  const { items, isOpen, onOpenChange } = props;
  const text = useText();
  const id = useId();
  return (
    <>
      <div>
        <Button
          size="small"
          icon="map"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onOpenChange(!isOpen)}
        >
          {text(isOpen ? 'search.hideMap' : 'search.showMap')}
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <Suspense
            fallback={<LoadingRegion label={text('loading.map')} className={css.mapPlaceholder} />}
          >
            <ResultsMap items={items} />
          </Suspense>
        )}
      </div>
    </>
  );
}
