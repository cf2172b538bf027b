import type { Core } from '../core.ts';
import { notFound } from '../errors.ts';
import { type Handlers, sessionOf } from '../http/handlers.ts';
import { orderCountsOf, organisationOrders } from '../orders/queries/organisation-orders.ts';
import { endSessionsFor, memberNames } from '../session/members.ts';
import { ownerOf } from '../session/owner.ts';
import type { Session } from '../session/sessions.ts';
import { membersOf, type SessionOrganisation } from './organisations.ts';

/** The organisation of a session. @throws DomainError `not-found` in a private one */
export function organisationOf({ organisation }: Session): SessionOrganisation {
  if (!organisation) throw notFound();
  return organisation;
}

/** Handlers of the calls of the page of an organisation (ORG-3). */
export function organisationHandlers({
  database,
  now,
}: Pick<Core, 'database' | 'now'>): Handlers<'getOrganisation' | 'endMemberSessions'> {
  return {
    getOrganisation: async (call) => {
      const session = sessionOf(call);
      const { id, name } = organisationOf(session);
      const members = await membersOf(database, id);
      const ids = members.map((member) => member.id);
      const names = await memberNames(database, id, ids, now().toISOString());
      const counts = await orderCountsOf(database, id);
      return {
        name,
        members: members.map((member) => ({
          id: member.id,
          name: names.get(member.id)?.name ?? '',
          lastLoginAt: member.lastLoginAt.toISOString(),
          orderCount: counts.get(member.id) ?? 0,
          isLoggedIn: names.get(member.id)?.isLoggedIn ?? false,
          isSelf: member.id === session.customer.id,
        })),
        orders: await organisationOrders(database, ownerOf(session)),
      };
    },
    endMemberSessions: async (call) => {
      const { id } = organisationOf(sessionOf(call));
      await endSessionsFor(database, id, call.params.memberId);
      return undefined;
    },
  };
}
