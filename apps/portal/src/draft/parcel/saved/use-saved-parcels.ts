import { ApiError } from '@portal/api';
import type { Parcel, SavedParcel } from '@portal/api';
import { useAnnounce, useComponentTexts } from '@portal/ui/provider';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices, useSession } from '../../../services/services.ts';
import { parcelName } from '../../../parcels/parcel-name.ts';
import { savedParcelsTexts } from './texts.ts';

/** A parcel that is saved, or removed from the saved ones. */
export interface SavingChange {
  readonly parcelId: string;
  readonly displayString: string;
  /** The parcel to save; null removes it. */
  readonly parcel: Parcel | null;
}

/** Whether a parcel could not be saved because there are too many. */
export const isFull = (error: unknown): boolean =>
  error instanceof ApiError && error.messageKey === 'SAVED_PARCELS_FULL';

/** The saved parcels, the last saved first, after a change. */
function changed(list: readonly SavedParcel[], change: SavingChange): readonly SavedParcel[] {
  const { parcelId, displayString, parcel } = change;
  const others = list.filter((saved) => saved.parcelId !== parcelId);
  if (!parcel) return others;
  return [{ parcelId, displayString, savedAt: new Date().toISOString(), parcel }, ...others];
}

/** The saved parcels of the person, and changing them; each change is announced (PAGE-6). */
export function useSavedParcels() {
  const { client, query } = useServices();
  const cache = useQueryClient();
  const t = useComponentTexts(savedParcelsTexts);
  const announce = useAnnounce();
  const request = query('listSavedParcels', {});
  const { customer } = useSession();
  // Guests have none (OPEN-1).
  const list = useQuery({ ...request, enabled: customer !== null });
  const change = useMutation({
    mutationFn: async ({ parcelId, parcel }: SavingChange) => {
      const input = { path: { parcelId } };
      if (parcel) await client.call('saveParcel', input);
      else await client.call('removeSavedParcel', input);
    },
    onSuccess: (_none, made) => {
      cache.setQueryData(request.queryKey, (before) => changed(before ?? [], made));
      const name = parcelName(made.displayString);
      announce(made.parcel ? t.saved(name) : t.forgotten(name), 'polite');
    },
  });
  return { list, change };
}
