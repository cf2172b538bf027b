import type { Database } from '../db/database.ts';
import { type Handlers, sessionOf } from '../http/handlers.ts';
import { sendList } from '../http/send-list.ts';
import type { EndSession } from '../login/routes.ts';
import { erasePerson, readPerson } from './personal-data.ts';

/** Handlers of the calls about a person's own data (BIG-9). */
export function personalDataHandlers(
  database: Database,
  endSession: EndSession,
): Handlers<'exportPersonalData' | 'deletePersonalData'> {
  return {
    exportPersonalData: async (call) => {
      const key = { customerId: sessionOf(call).customer.id };
      const { orders, ...others } = await readPerson(database, key);
      return sendList(
        call.reply,
        `${JSON.stringify(others).slice(0, -1)},"orders":[`,
        orders,
        ']}',
      );
    },
    deletePersonalData: async (call) => {
      await erasePerson(database, { customerId: sessionOf(call).customer.id });
      await endSession(call);
      return undefined;
    },
  };
}
