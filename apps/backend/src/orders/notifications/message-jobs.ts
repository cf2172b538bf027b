import { custom, object, safeParse, string } from 'valibot';
import { CATALOGUE, type MessageKind } from '../../messages/catalogue.ts';
import { GiveUp, type Job, type JobHandler, type Jobs, RetryLater } from '../../jobs/job.ts';
import type { MailPort } from '../../ports/mail.ts';
import { type Delivery, type PostboxPort, PostboxRefusal } from '../../ports/postbox.ts';
import { emailOf, isGuestCustomer, postboxOf } from '../../session/people.ts';
import { isProgram } from '../../session/programs.ts';
import { addGuestLink, findGuestOrder } from '../guests/guest-links.ts';
import { guestAddress } from '../guests/send-guest-link.ts';
import { findOrder } from '../order-store.ts';
import { type ComposeSettings, messageComposer } from './compose-message.ts';
import { claimMessages, kindsOf, type MessagePayload, sentKinds } from './notify-customer.ts';

/** The settings of message jobs. */
export interface MessageSettings extends ComposeSettings {
  readonly jobs: Jobs;
  readonly postbox: PostboxPort;
  readonly mail: MailPort | null;
  readonly log: { warn(details: object, message: string): void };
  readonly now: () => Date;
}

/** The jobs of a message: to the postbox, then to the mailbox, and the status of the order at the identity service. */
interface MessageJobs {
  readonly send: JobHandler;
  readonly mail: JobHandler;
  readonly status: JobHandler;
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

/** What a message is about: its own kind, if it claimed none. */
const allKinds = (
  { message }: MessagePayload,
  kinds: readonly MessageKind[],
): readonly [MessageKind, ...MessageKind[]] => {
  const [first = message, ...others] = kinds;
  return [first, ...others];
};

const NO_FILES = { count: 0, bytes: 0 };

/** The reason of a refusal; other errors are thrown. */
async function refusalOf(work: () => Promise<Delivery>): Promise<Delivery | PostboxRefusal> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PostboxRefusal) return error;
    throw error;
  }
}

/** Messages are jobs with an idempotent id, so that each is delivered once; one can be about several events (PAGE-10). */
export function messageJobs(settings: MessageSettings): MessageJobs {
  const { database, jobs, postbox, mail, sender, log, now } = settings;
  const compose = messageComposer(settings);

  return {
    send: async (job) => {
      const payload = payloadOf(job);
      const { orderNumber } = payload;
      const kinds = await claimMessages(database, job.subject, payload);
      // Another message contains it.
      if (kinds.length === 0) return;
      const { customer_id: customerId } = await findOrder(database, orderNumber);
      if (await isGuestCustomer(database, customerId)) {
        // Without an account there is no postbox (OPEN-2).
        await jobs.add(database, 'send-mail', job.subject, { payload });
        return;
      }
      const mailbox = await postboxOf(database, customerId);
      // A program has neither account nor mail; it is told by its webhook (ORG-4).
      if (mailbox === null && (await isProgram(database, customerId))) return;
      const limits = postbox.fileLimits;
      const composed = await compose(orderNumber, allKinds(payload, kinds), limits);
      const { order, content, files, level } = composed;
      const delivery = await refusalOf(() =>
        postbox.send({
          messageId: job.subject,
          recipientId: order.customer_id,
          mailbox,
          applicationId: order.application,
          orderNumber,
          language: order.language,
          sender: {
            name: sender.name[order.language] ?? sender.name.de,
            email: sender.email,
          },
          ...content,
          level,
          files,
          createdAt: now().toISOString(),
        }),
      );
      // Separate jobs, so that their retries do not send to the postbox again.
      if (mail) await jobs.add(database, 'send-mail', job.subject, { payload });
      if (postbox.sendStatus && order.application !== null) {
        await jobs.add(database, 'send-status', job.subject, { payload });
      }
      if (delivery === 'OPEN')
        throw new RetryLater('The postbox has not accepted the message yet.');
      if (delivery === 'DELIVERED') return;
      const { message: reason } = delivery;
      log.warn({ subject: job.subject, reason, mail: mail !== null }, 'message not in the postbox');
      if (!mail) throw new GiveUp(`${reason} No mail is set up: write a letter.`);
    },
    mail: async (job) => {
      if (!mail) return;
      const payload = payloadOf(job);
      const { orderNumber } = payload;
      const { customer_id: recipient } = await findOrder(database, orderNumber);
      let address: string | null = null;
      if (await isGuestCustomer(database, recipient)) {
        const guest = await findGuestOrder(database, orderNumber);
        // Nothing but the first link goes to an address that nobody has proven (OPEN-2).
        if (!guest?.isConfirmed) return;
        const token = await addGuestLink(database, orderNumber, 'MESSAGE', now());
        address = guestAddress(settings.portalUrl, token);
      }
      const kinds = allKinds(payload, await kindsOf(database, job.subject));
      const { order, content } = await compose(orderNumber, kinds, NO_FILES, address);
      const to = await emailOf(database, recipient);
      // Mein Unternehmenskonto states no address, and whoever has left an organisation has none here (ORG-1).
      if (to === '') {
        log.warn({ subject: job.subject }, 'message not mailed: no address is known');
        return;
      }
      await mail.send({ messageId: job.subject, to, language: order.language, ...content });
    },
    status: async (job) => {
      const { orderNumber } = payloadOf(job);
      const { application } = await findOrder(database, orderNumber);
      // The latest one, so that a late job does not set an earlier status again.
      const kinds = await sentKinds(database, orderNumber);
      const state = kinds.map((kind) => CATALOGUE[kind].state).find(Boolean);
      const { sendStatus } = postbox;
      if (!state || application === null || !sendStatus) return;
      const delivery = await refusalOf(() =>
        sendStatus({
          statusId: `status-${job.subject}`,
          applicationId: application,
          orderNumber,
          state,
          senderName: sender.name.de,
          createdAt: now().toISOString(),
        }),
      );
      if (delivery === 'OPEN') throw new RetryLater('The postbox has not accepted the status yet.');
      if (delivery === 'DELIVERED') return;
      const { message: reason } = delivery;
      log.warn({ subject: job.subject, reason }, 'status not in the postbox');
    },
  };
}
