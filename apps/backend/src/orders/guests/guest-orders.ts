import type {
  CreatedOrder,
  Customer,
  GuestLinkRequest,
  NewGuestOrder,
  NewOrder,
} from '@portal/api';
import { normalizeLine } from '@portal/order-flow';
import { createHash, randomUUID } from 'node:crypto';
import type { Database, Queryable } from '../../db/database.ts';
import { DomainError, notFound } from '../../errors.ts';
import type { Jobs } from '../../jobs/job.ts';
import {
  GUEST_ISSUER,
  type Session,
  type Sessions,
  upsertCustomer,
} from '../../session/sessions.ts';
import { addGuestOrder, emailHash, findGuestOrder } from './guest-links.ts';
import type { GuestLinkPayload } from './send-guest-link.ts';
import { applyLink, guestTakeOver, isTakenOver } from './take-over.ts';

/** What orders without an account need. */
interface GuestSettings {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly sessions: Pick<Sessions, 'startGuest'>;
  /** Creates the order by the rules of every order. */
  readonly create: (session: Session, key: string, order: NewOrder) => Promise<CreatedOrder>;
  /** Whether the state lets people order without an account, and the portal sends mail. */
  readonly isOffered: boolean;
  readonly now: () => Date;
}

const NO_ADDRESS = { street: '', zipCode: '', city: '', country: '' };

/** One customer for each order: a repeated request finds it by its key, and a corrected address is another one. */
const subjectOf = (key: string, email: string): string =>
  createHash('sha256').update(`${key}\0${email}`).digest('base64url');

/** An order with paper names where it is sent; empty fields are refused by the rules of the address. */
function withAddressee(order: NewOrder, name: string): NewOrder {
  const hasPaper = order.orderPositions.some(({ numberOfCopies }) => numberOfCopies > 0);
  if (!hasPaper || order.addressee) return order;
  return { ...order, addressee: { name, ...NO_ADDRESS } };
}

/** Somebody without an account, as the rules of orders see a customer. */
function guestSession(customer: Customer): Session {
  return {
    id: customer.id,
    isProgram: false,
    isGuest: true,
    customer,
    organisation: null,
    birthDate: null,
    application: null,
    end: { idleSeconds: 0, secondsLeft: 0 },
  };
}

/**
 * Orders without an account (OPEN-2). A guest is a customer of one order; a session of that customer begins with a link from a mail, so that
 * every call and every query of orders works as for people who have logged in.
 */
export function guestOrders(settings: GuestSettings) {
  const { database, jobs, sessions, now } = settings;
  /** The mail is a job in every case, so that neither answer nor time say what exists for an address. */
  const queueMail = (store: Queryable, payload: GuestLinkPayload): Promise<void> =>
    jobs.add(store, 'send-guest-link', randomUUID(), { payload });
  return {
    /** Creates an order, once for each key and address, and sends the link that proves the address. */
    create: async (key: string, body: NewGuestOrder): Promise<void> => {
      if (!settings.isOffered) throw new DomainError('not-authenticated', 'NOT_AUTHENTICATED');
      const email = body.email.trim();
      const name = normalizeLine(body.name);
      const order = withAddressee(body.order, name);
      const { name: _addressee, ...address } = order.addressee ?? { name, ...NO_ADDRESS };
      const subject = subjectOf(key, email);
      // As for every repeated request; the links of the order have ended.
      if (await isTakenOver(database, subject)) return;
      const profile = {
        issuer: GUEST_ISSUER,
        subject,
        firstName: '',
        lastName: name,
        email,
        sex: 'NOT_KNOWN',
        address,
        postbox: null,
      } as const;
      const id = await upsertCustomer(database, profile, now().toISOString());
      const { orderNumber } = await settings.create(
        guestSession({
          id,
          name: '',
          lastname: name,
          email,
          trustLevel: 'LEVEL_1',
          sex: 'NOT_KNOWN',
          address,
        }),
        key,
        order,
      );
      await addGuestOrder(database, orderNumber, email);
      await queueMail(database, { orderNumber, emailHash: emailHash(email), reason: 'SENT' });
      jobs.wake();
    },
    /**
     * Opens an order by the link of a mail.
     *
     * @returns its number, and the secret of a session that sees it alone
     * @throws DomainError `not-found` when the link is not valid (any more)
     */
    open: async (
      token: string,
    ): Promise<{ readonly orderNumber: string; readonly session: string }> => {
      const opened = await database.transaction(async (transaction) => {
        const used = await applyLink(transaction, token, now());
        if (!used) throw notFound();
        const { orderNumber } = used;
        if (used.isFirst) {
          // The first link is used up: the mail with a lasting one follows.
          const guest = await findGuestOrder(transaction, orderNumber);
          const hash = guest?.emailHash ?? '';
          await queueMail(transaction, { orderNumber, emailHash: hash, reason: 'PROVEN' });
        }
        return { orderNumber, session: await sessions.startGuest(transaction, used.guest.id) };
      });
      jobs.wake();
      return opened;
    },
    takeOver: guestTakeOver(settings),
    /** Sends a new link by mail if number and address belong together, also in a state that takes no such orders any more; says nothing else. */
    renew: async ({ email, orderNumber }: GuestLinkRequest): Promise<void> => {
      await queueMail(database, { orderNumber, emailHash: emailHash(email), reason: 'ASKED' });
      jobs.wake();
    },
  };
}

/** The services of orders without an account. */
export type GuestOrders = ReturnType<typeof guestOrders>;
