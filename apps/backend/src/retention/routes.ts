import type { Database } from '../db/database.ts';
import { type Handlers, sessionOf } from '../http/handlers.ts';
import type { EndSession } from '../login/routes.ts';
import { erasePerson, exportPerson } from './personal-data.ts';

/** Handlers of the calls about a person's own data (BIG-9). */
export function personalDataHandlers(
  database: Database,
  endSession: EndSession,
): Handlers<'exportPersonalData' | 'deletePersonalData'> {
  return {
    exportPersonalData: (call) =>
      exportPerson(database, { customerId: sessionOf(call).customer.id }),
    deletePersonalData: async (call) => {
      await erasePerson(database, { customerId: sessionOf(call).customer.id });
      await endSession(call);
      return undefined;
    },
  };
}
