import type { SavedParcel } from '@portal/api';
import { findParcel, findParcels } from '../cadastre/parcels.ts';
import type { Database, Queryable, Row } from '../db/database.ts';
import { conflict, notFound } from '../errors.ts';
import { lockSession } from '../session/people.ts';
import type { Session } from '../session/sessions.ts';

/** Parcels that a person can save (PAGE-6). */
export const MAX_SAVED = 50;

interface SavedRow extends Row {
  parcel_id: string;
  display_string: string;
  saved_at: Date;
}

/** Lists, saves and removes the parcels of a person (PAGE-6). */
export interface SavedParcels {
  /** The last saved first; `parcel` is missing where the cadastre does not have it any more. */
  list(customerId: string): Promise<SavedParcel[]>;
  /**
   * Saves a parcel; does nothing when it is saved already.
   *
   * @throws DomainError `not-found` for a parcel that does not exist, `conflict` when the person has saved `MAX_SAVED` parcels,
   *   `not-authenticated` when the session has ended meanwhile
   */
  save(session: Session, parcelId: string): Promise<void>;
  /** Does nothing when the person has not saved the parcel. */
  remove(customerId: string, parcelId: string): Promise<void>;
}

/** Saved parcels in the database. */
export function savedParcels(database: Database, now: () => Date): SavedParcels {
  return {
    list: async (customerId) => {
      const rows = await database.query<SavedRow>(
        `select parcel_id, display_string, saved_at from saved_parcels where customer_id = $1::uuid
         order by saved_at desc, parcel_id limit ${MAX_SAVED}`,
        [customerId],
      );
      const found = await findParcels(
        database,
        rows.map((row) => row.parcel_id),
      );
      const byId = new Map(found.map((parcel) => [parcel.parcelId, parcel]));
      return rows.map((row) => {
        const parcel = byId.get(row.parcel_id);
        return {
          parcelId: row.parcel_id,
          displayString: row.display_string,
          savedAt: row.saved_at.toISOString(),
          ...(parcel ? { parcel } : {}),
        };
      });
    },
    save: (session, parcelId) =>
      database.transaction(async (transaction) => {
        const customerId = session.customer.id;
        // The lock also keeps concurrent calls from exceeding the maximum.
        await lockSession(transaction, session);
        const saved = await transaction.query<{ parcel_id: string }>(
          'select parcel_id from saved_parcels where customer_id = $1::uuid',
          [customerId],
        );
        if (saved.some((row) => row.parcel_id === parcelId)) return;
        const parcel = await findParcel(transaction, parcelId);
        if (!parcel) throw notFound('INVALID_ID');
        if (saved.length >= MAX_SAVED) throw conflict('SAVED_PARCELS_FULL');
        await transaction.query(
          `insert into saved_parcels (customer_id, parcel_id, display_string, saved_at)
           values ($1::uuid, $2, $3, $4)`,
          [customerId, parcelId, parcel.displayString, now().toISOString()],
        );
      }),
    remove: async (customerId, parcelId) => {
      await database.query(
        'delete from saved_parcels where customer_id = $1::uuid and parcel_id = $2',
        [customerId, parcelId],
      );
    },
  };
}

/** The saved parcels of a person, for the export of personal data (BIG-9). */
export const exportSavedParcelsOf = (store: Queryable, customerId: string): Promise<Row[]> =>
  store.query(
    `select parcel_id, display_string, saved_at from saved_parcels where customer_id = $1::uuid
     order by saved_at`,
    [customerId],
  );

/** Deletes the saved parcels of a person (BIG-9). */
export async function eraseSavedParcelsOf(
  transaction: Queryable,
  customerId: string,
): Promise<void> {
  await transaction.query('delete from saved_parcels where customer_id = $1::uuid', [customerId]);
}
