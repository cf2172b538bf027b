import { custom, object, safeParse, string } from 'valibot';
import type { Database } from '../../db/database.ts';
import type { Job, JobHandler, Jobs } from '../../jobs/job.ts';
import type { Locales } from '../../locales/locales.ts';
import { CATALOGUE, type MessageKind } from '../../messages/catalogue.ts';
import {
  type MessageContent,
  type MessageSender,
  renderMessage,
} from '../../messages/render-message.ts';
import type { AuthorityPorts } from '../../ports/authority.ts';
import type { MailPort } from '../../ports/mail.ts';
import { emailOf } from '../../session/people.ts';
import {
  amountOf,
  cashReferenceOf,
  findOrder,
  findPositions,
  type StoredOrder,
} from '../order-store.ts';
import { parcelsName } from '../parcel-names.ts';
import { claimMessages, kindsOf, type MessagePayload } from './notify-customer.ts';

/** The settings of message jobs. */
export interface MessageSettings {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly authority: Pick<AuthorityPorts, 'sendMessage'>;
  readonly mail: MailPort | null;
  readonly portalUrl: string;
  readonly sender: MessageSender;
  readonly locales: Locales;
  readonly now: () => Date;
}

/** The two jobs of a message: to the postbox, then to the mailbox. */
interface MessageJobs {
  readonly send: JobHandler;
  readonly mail: JobHandler;
}

const PAYLOAD = object({
  orderNumber: string(),
  message: custom<MessagePayload['message']>((name) => Object.hasOwn(CATALOGUE, String(name))),
});

function payloadOf({ payload }: Job): MessagePayload {
  const { success, output } = safeParse(PAYLOAD, payload);
  if (!success) throw new Error('The job names no message of the catalogue.');
  return output;
}

/** Messages are jobs with an idempotent id, so that each is delivered once; one can be about several events (PAGE-10). */
export function messageJobs(settings: MessageSettings): MessageJobs {
  const { database, jobs, authority, mail, portalUrl, sender, locales, now } = settings;

  const composeMessage = async (
    payload: MessagePayload,
    kinds: readonly MessageKind[],
  ): Promise<{ readonly order: StoredOrder; readonly content: MessageContent }> => {
    const order = await findOrder(database, payload.orderNumber);
    const positions = await findPositions(database, payload.orderNumber);
    const data = {
      language: order.language,
      sender,
      recipient: order.applicant.name,
      orderNumber: payload.orderNumber,
      portalUrl,
      amountCents: amountOf(positions),
      cashReference: await cashReferenceOf(database, payload.orderNumber),
      until: order.payable_until,
      positions: positions.map((position) => ({
        number: position.number,
        product: {
          ...position.product.names,
          de: position.product.displayName,
          en: position.product.englishDisplayName,
        },
        parcel: parcelsName(position),
        approval: position.approval_status,
        reason: position.decision_reason,
        isDigital: position.order_pdf,
        sheet: position.page,
      })),
    };
    const [first = payload.message, ...others] = kinds;
    return { order, content: renderMessage([first, ...others], data, locales) };
  };

  return {
    send: async (job) => {
      const payload = payloadOf(job);
      const kinds = await claimMessages(database, job.subject, payload);
      // Another message contains it.
      if (kinds.length === 0) return;
      const { order, content } = await composeMessage(payload, kinds);
      await authority.sendMessage({
        messageId: job.subject,
        recipientId: order.customer_id,
        language: order.language,
        ...content,
        createdAt: now().toISOString(),
      });
      // A separate job, so that retries of the mail do not send to the postbox again.
      if (mail) await jobs.add(database, 'send-mail', job.subject, { payload });
    },
    mail: async (job) => {
      if (!mail) return;
      const kinds = await kindsOf(database, job.subject);
      const { order, content } = await composeMessage(payloadOf(job), kinds);
      const { customer_id: customer, language } = order;
      const to = await emailOf(database, customer);
      await mail.send({ messageId: job.subject, to, language, ...content });
    },
  };
}
