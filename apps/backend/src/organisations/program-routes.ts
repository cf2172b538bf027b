import type { Program, WebhookDelivery } from '@portal/api';
import { normalizeLine } from '@portal/order-flow';
import type { Core } from '../core.ts';
import { invalid, notFound } from '../errors.ts';
import { type Handlers, sessionOf } from '../http/handlers.ts';
import { lockSession } from '../session/people.ts';
import { addProgram, programsOf, revokeProgram, type StoredProgram } from '../session/programs.ts';
import { deliveriesOf, resend } from '../webhooks/deliveries.ts';
import { shownKey, webhookKey } from '../webhooks/signature.ts';
import { organisationOf } from './routes.ts';

const toProgram = (row: StoredProgram, deliveries: WebhookDelivery[]): Program => ({
  id: row.id,
  name: row.name,
  scopes: [...row.scopes],
  ...(row.webhook_url === null ? {} : { webhookUrl: row.webhook_url }),
  madeBy: row.made_by,
  createdAt: row.created_at.toISOString(),
  ...(row.last_used_at ? { lastUsedAt: row.last_used_at.toISOString() } : {}),
  ...(row.revoked_at ? { revokedAt: row.revoked_at.toISOString() } : {}),
  deliveries,
});

/** Handlers of the calls with which people of an organisation allow and revoke programs (ORG-4). */
export function programHandlers({
  database,
  webhook,
  webhookSecret,
  jobs,
  now,
}: Pick<Core, 'database' | 'webhook' | 'webhookSecret' | 'jobs' | 'now'>): Handlers<
  'listPrograms' | 'addProgram' | 'revokeProgram' | 'resendDeliveries'
> {
  return {
    listPrograms: async (call) => {
      const rows = await programsOf(database, organisationOf(sessionOf(call)).id);
      const deliveries = await deliveriesOf(
        database,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => toProgram(row, deliveries(row.id)));
    },
    addProgram: async (call) => {
      const session = sessionOf(call);
      const { id: organisationId } = organisationOf(session);
      const { scopes, webhookUrl = null } = call.body;
      const name = normalizeLine(call.body.name);
      if (name === '') throw invalid([{ field: 'name', key: 'PROGRAM_NAME' }]);
      if (webhookUrl !== null && !webhook.accepts(webhookUrl)) {
        throw invalid([{ field: 'webhookUrl', key: 'WEBHOOK_URL' }]);
      }
      const { program, secret } = await database.transaction(async (transaction) => {
        // The session may have been ended since, because its person has left the organisation.
        await lockSession(transaction, session);
        const added = await addProgram(transaction, {
          organisationId,
          madeBy: session.customer.id,
          trustLevel: session.customer.trustLevel,
          name,
          scopes: [...scopes],
          webhookUrl,
          at: now(),
        });
        const rows = await programsOf(transaction, organisationId);
        const row = rows.find(({ id }) => id === added.id);
        if (!row) throw notFound();
        return { program: toProgram(row, []), secret: added.secret };
      });
      const key = webhookKey(webhookSecret, program.id);
      return {
        program,
        clientSecret: secret,
        ...(webhookUrl === null ? {} : { webhookSecret: shownKey(key) }),
      };
    },
    revokeProgram: async (call) => {
      const { id } = organisationOf(sessionOf(call));
      await revokeProgram(database, id, call.params.programId, now());
      return undefined;
    },
    resendDeliveries: async (call) => {
      const { id } = organisationOf(sessionOf(call));
      const { programId } = call.params;
      await database.transaction(async (transaction) => {
        const programs = await programsOf(transaction, id);
        if (!programs.some((one) => one.id === programId && one.revoked_at === null)) {
          throw notFound();
        }
        await resend(transaction, jobs, programId);
      });
      return undefined;
    },
  };
}
