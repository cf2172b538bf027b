import { type Handlers, sessionOf } from '../http/handlers.ts';
import type { SavedParcels } from './saved-parcels.ts';

/** Handlers of the calls about the saved parcels of the customer (PAGE-6). */
export function savedParcelHandlers(
  parcels: SavedParcels,
): Handlers<'listSavedParcels' | 'saveParcel' | 'removeSavedParcel'> {
  return {
    listSavedParcels: (call) => parcels.list(sessionOf(call).customer.id),
    saveParcel: async (call) => {
      await parcels.save(sessionOf(call), call.params.parcelId);
      return undefined;
    },
    removeSavedParcel: async (call) => {
      await parcels.remove(sessionOf(call).customer.id, call.params.parcelId);
      return undefined;
    },
  };
}
