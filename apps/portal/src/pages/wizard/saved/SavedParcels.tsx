import type { Parcel } from '@portal/api';
import { chosenParcels } from '@portal/order-flow';
import { Button } from '@portal/ui/button';
import { useComponentTexts } from '@portal/ui/provider';
import { lazy, Suspense } from 'react';
import type { ReactElement } from 'react';
import { useOrderPart } from '../../../services/services.ts';
import { Problem } from '../../common/Problem.tsx';
import { useProblemOutsideOrders } from '../../common/problem-text.ts';
import { savedParcelsTexts } from './texts.ts';
import { isFull, useSavedParcels } from './use-saved-parcels.ts';
import type { SavingChange } from './use-saved-parcels.ts';

// Lazy: most people have saved none.
const SavedList = lazy(async () => ({ default: (await import('./SavedList.tsx')).SavedList }));

/** Properties of the button. */
interface SaveButtonProps {
  readonly parcel: Parcel;
  readonly isSaved: boolean;
  readonly isChanging: boolean;
  readonly onChange: (change: SavingChange) => void;
}

/** Saves the chosen parcel; pressed again, it takes that back. */
function SaveButton({ parcel, isSaved, isChanging, onChange }: SaveButtonProps): ReactElement {
  const t = useComponentTexts(savedParcelsTexts);
  const { parcelId, displayString } = parcel;
  const label = isSaved ? t.forget : t.save;
  return (
    <div>
      <Button
        variant="quiet"
        icon={isSaved ? 'minus' : 'plus'}
        aria-label={`${label}: ${displayString}`}
        loading={isChanging}
        onClick={() => onChange({ parcelId, displayString, parcel: isSaved ? null : parcel })}
      >
        {label}
      </Button>
    </div>
  );
}

/**
 * Saves the one chosen parcel, and lists the saved ones to choose from (PAGE-6).
 *
 * @param props.isListed whether nothing is searched; the list is also shown when it is full
 */
export function SavedParcels({ isListed }: { isListed: boolean }): ReactElement | null {
  const messageOf = useProblemOutsideOrders();
  const configuration = useOrderPart((order) => order.configuration);
  const { list, change } = useSavedParcels();
  const { data: parcels } = list;
  if (list.isError && !parcels) {
    return (
      <Problem
        error={list.error}
        message={messageOf(list.error)}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (!parcels) return null;
  const [chosen, ...further] = chosenParcels(configuration);
  const { variables, error, isPending } = change;
  const isFullNow = isFull(error);
  return (
    <>
      {chosen && further.length === 0 && (
        <SaveButton
          parcel={chosen}
          isSaved={parcels.some(({ parcelId }) => parcelId === chosen.parcelId)}
          isChanging={isPending && variables.parcelId === chosen.parcelId}
          onChange={change.mutate}
        />
      )}
      {error && variables && !isFullNow && (
        <Problem
          error={error}
          message={messageOf(error)}
          onRetry={() => change.mutate(variables)}
        />
      )}
      {(isListed || isFullNow) && parcels.length > 0 && (
        <Suspense>
          <SavedList
            parcels={parcels}
            isFull={isFullNow}
            onRemove={({ parcelId, displayString }) =>
              change.mutate({ parcelId, displayString, parcel: null })
            }
          />
        </Suspense>
      )}
    </>
  );
}
