import { setTimeout as pause } from 'node:timers/promises';
import type { OwnershipQuestion as Question, Product } from '@portal/api';
import { canOrder, reachesLevel } from '@portal/order-flow';
import type { Database } from '../db/database.ts';
import { ExternalSystemError } from '../errors.ts';
import type { OwnershipPort } from '../ports/ownership.ts';
import type { Session } from '../session/sessions.ts';
import { countAsks, recordConfirmations } from './asks.ts';

/** Share of the time for an answer that the register has; the rest is for the database. */
const REGISTER_SHARE = 0.8;

/** What asking needs. */
interface OwnershipSettings {
  readonly database: Database;
  /** Null asks nobody. */
  readonly register: OwnershipPort | null;
  /** Every answer but a confirmation is given so many ms after the question. */
  readonly answerMs: number;
  readonly catalogue: { find(id: string): Product | null };
  readonly log: { warn(details: object, message: string): void };
  readonly now: () => Date;
}

/** Whether the register may be asked about a person: only with high trust, never for an organisation. */
function isAskable(session: Session, product: Product | null): product is Product {
  return (
    session.organisation === null &&
    product?.ownershipMatch === true &&
    canOrder(product, session.customer) &&
    reachesLevel(session.customer.trustLevel, 'LEVEL_4')
  );
}

/**
 * Asks whether the person of a session is entered as the owner of parcels (OWN-1).
 *
 * Only a confirmation is told. Whatever else happens, the answer is `false` at the same moment: no match, an unclear one, a register that is
 * slow, down or not connected, a limit, a product or a session for which nothing is asked. Nobody learns who is entered, nor whether
 * somebody of the same name is, nor whether anything was asked.
 */
export function ownershipCheck(settings: OwnershipSettings) {
  const { database, register, answerMs, catalogue, log, now } = settings;

  const ask = async (session: Session, { productId, parcelIds }: Question): Promise<boolean> => {
    const { birthDate, customer } = session;
    if (!register || !birthDate || !isAskable(session, catalogue.find(productId))) return false;
    const open = await countAsks(database, session, [...new Set(parcelIds)], now());
    if (!open) return false;
    const { name: firstName, lastname: lastName, address } = customer;
    const person = { firstName, lastName, birthDate, address };
    const results = await Promise.all(
      open.map((parcelId) => register.match({ parcelId, person }, answerMs * REGISTER_SHARE)),
    );
    if (results.some((result) => result !== 'MATCH')) return false;
    await recordConfirmations(database, customer.id, open, now());
    return true;
  };

  return async (session: Session, question: Question): Promise<boolean> => {
    const startedAt = performance.now();
    const isEntered = await ask(session, question).catch((error: unknown) => {
      if (!(error instanceof ExternalSystemError)) throw error;
      log.warn({ fault: error.message }, 'the register of owners does not answer');
      return false;
    });
    if (!isEntered) await pause(Math.max(0, answerMs - (performance.now() - startedAt)));
    return isEntered;
  };
}
