import type { PersonalData } from '@portal/api';
import type { Database, Queryable, Row } from '../db/database.ts';
import { conflict, notFound } from '../errors.ts';
import { eraseEvidenceOf, exportEvidenceOf } from '../evidence/evidence.ts';
import { eraseMembershipsOf, exportOrganisationsOf } from '../organisations/organisations.ts';
import { eraseLoginsOf, exportLoginsOf } from '../login/kept-logins.ts';
import {
  customerOfOrder,
  eraseOrdersOf,
  exportOrdersOf,
  hasOpenOrders,
} from '../orders/retention/orders-of-person.ts';
import { eraseOwnershipAsksOf, exportOwnershipAsksOf } from '../ownership/asks.ts';
import { eraseSavedParcelsOf, exportSavedParcelsOf } from '../saved-parcels/saved-parcels.ts';
import {
  endSessionsOf,
  eraseCustomer,
  findCustomer,
  lockCustomer,
  readCustomer,
} from '../session/people.ts';
import { exportProgramsOf } from '../session/programs.ts';

/** How a person is found: by the id of a session's customer, by an order, or by issuer and subject of the identity service. */
export type PersonKey =
  | { readonly customerId: string }
  | { readonly orderNumber: string }
  | { readonly issuer: string; readonly subject: string };

async function customerOf(store: Queryable, key: PersonKey): Promise<string> {
  if ('customerId' in key) return key.customerId;
  const found =
    'orderNumber' in key
      ? await customerOfOrder(store, key.orderNumber)
      : await findCustomer(store, key.issuer, key.subject);
  if (!found) throw notFound();
  return found;
}

/** What is stored about a person; each order is a JSON text. */
interface StoredPerson extends Omit<PersonalData, 'orders'> {
  readonly orders: readonly string[];
}

/** Reads everything that is stored about a person. @throws DomainError `not-found` */
export function readPerson(database: Database, key: PersonKey): Promise<StoredPerson> {
  return database.transaction(async (transaction) => {
    const id = await customerOf(transaction, key);
    const customer = await readCustomer(transaction, id);
    if (!customer) throw notFound();
    const { issuer, subject } = customer.profile;
    const logins = await exportLoginsOf(transaction, issuer, subject);
    const savedParcels = await exportSavedParcelsOf(transaction, id);
    const evidence = await exportEvidenceOf(transaction, id);
    const organisations = await exportOrganisationsOf(transaction, id);
    const ownershipAsks = await exportOwnershipAsksOf(transaction, id);
    const programs = await exportProgramsOf(transaction, id);
    const orders = await exportOrdersOf(transaction, id);
    return {
      ...customer,
      logins,
      savedParcels,
      evidence,
      organisations,
      programs,
      ownershipAsks,
      orders,
    };
  });
}

/** Exports everything that is stored about a person. @throws DomainError `not-found` */
export async function exportPerson(database: Database, key: PersonKey): Promise<PersonalData> {
  const { orders, ...others } = await readPerson(database, key);
  return { ...others, orders: orders.map((order): Row => JSON.parse(order)) };
}

/** Ends all sessions of a person, for example of one whose account was misused. @throws DomainError `not-found` */
export function endSessions(database: Database, key: PersonKey): Promise<void> {
  return database.transaction(async (transaction) => {
    await endSessionsOf(transaction, await customerOf(transaction, key));
  });
}

/** Replaces an address; its members exist, but are empty. */
const NO_ADDRESS = { name: '', street: '', zipCode: '', city: '', country: '' };

/**
 * Deletes what identifies a person: name, address, e-mail, account, sessions, logins that are not finished, saved parcels, questions about ownership, justifications,
 * conversations with the authority, uploaded files and extracts. Closed orders, payments and invoices without it remain for as long as accounting requires (`RETENTION_ORDER_DAYS`).
 * Orders of an organisation stay with it, with the name of the person who has sent them.
 *
 * @throws DomainError `not-found`; `conflict` while an order is open, because it could not be delivered or refunded
 */
export function erasePerson(database: Database, key: PersonKey): Promise<void> {
  return database.transaction(async (transaction) => {
    const id = await customerOf(transaction, key);
    await lockCustomer(transaction, id);
    if (await hasOpenOrders(transaction, id)) throw conflict('ORDER_STATE');
    await eraseOrdersOf(transaction, id, NO_ADDRESS);
    await eraseSavedParcelsOf(transaction, id);
    await eraseEvidenceOf(transaction, id);
    await eraseOwnershipAsksOf(transaction, id);
    await eraseMembershipsOf(transaction, id);
    const customer = await readCustomer(transaction, id);
    if (customer) {
      await eraseLoginsOf(transaction, customer.profile.issuer, customer.profile.subject);
    }
    await eraseCustomer(transaction, id, NO_ADDRESS);
  });
}
