import { addressOf } from '@portal/api/pages';
import type { BrandColors } from '@portal/tokens/brand';
import { type InferOutput, object, parse, picklist, string } from 'valibot';
import type { Database } from '../../db/database.ts';
import { type Job, type JobHandler, GiveUp } from '../../jobs/job.ts';
import { type Locales, textIn } from '../../locales/locales.ts';
import { type MessageContent, messageContent } from '../../messages/message-content.ts';
import type { MessageSender } from '../../messages/render-message.ts';
import type { MailPort } from '../../ports/mail.ts';
import { emailOf } from '../../session/people.ts';
import { findOrder, type StoredOrder } from '../order-store.ts';
import { addGuestLink, findGuestOrder, hasEnoughMails } from './guest-links.ts';

/** What mails with links need. */
interface LinkSettings {
  readonly database: Database;
  readonly mail: MailPort | null;
  readonly portalUrl: string;
  readonly sender: MessageSender;
  readonly locales: Locales;
  readonly colors: BrandColors;
  readonly log: { warn(details: object, message: string): void };
  readonly now: () => Date;
}

/** Why a link is mailed: the order was sent, its address was proven, or the person asks for a new link. */
const REASONS = ['SENT', 'PROVEN', 'ASKED'] as const;

/** What the job is about. */
const PAYLOAD = object({ orderNumber: string(), emailHash: string(), reason: picklist(REASONS) });

/** The payload of the job. */
export type GuestLinkPayload = InferOutput<typeof PAYLOAD>;

/** The address of the page that opens an order by a link. */
export const guestAddress = (portalUrl: string, token: string): string =>
  addressOf(portalUrl, `/auszuege/ohne-konto/${token}`);

/** The texts of a mail with a link. The first one goes to an address that nobody has proven: it repeats nothing that its sender has typed. */
const TEXTS = {
  CONFIRM: {
    greeting: 'guestConfirm.greeting',
    subject: 'guestConfirm.subject',
    first: 'guestConfirm.1',
    others: ['guestConfirm.2', 'guestConfirm.3'],
    link: 'guestConfirm.link',
  },
  SHOW: {
    greeting: 'greeting',
    subject: 'guestLink.subject',
    first: 'guestLink.1',
    others: ['guestLink.2'],
    link: 'link.order',
  },
} as const;

/** Writes a mail with a link in the language of the order. */
function compose(
  { portalUrl, sender, locales, colors }: LinkSettings,
  { language, order_number: number, applicant }: StoredOrder,
  texts: (typeof TEXTS)[keyof typeof TEXTS],
  token: string,
): MessageContent {
  const format = locales.formatter(language, 'mails');
  const { email, phone } = sender;
  const values = { number, recipient: applicant.name, email, phone };
  const office = textIn(sender.name, locales.lookupOrder(language));
  return messageContent(
    {
      language,
      subject: format(texts.subject, values),
      sender: office,
      opening: [format(texts.greeting, values), format(texts.first, values)],
      paragraphs: texts.others.map((id) => format(id, values)),
      lines: [],
      link: { text: format(texts.link, values), address: guestAddress(portalUrl, token) },
      remedy: null,
      questions: format('questions', values),
      closing: [format('closing'), office],
    },
    colors,
  );
}

/**
 * The job that mails a link to an order without an account (OPEN-2): the first one proves the address, later ones show the order. It decides
 * whether there is anything to send, so that the calls that queue it answer the same in every case.
 */
export function sendGuestLinkJob(settings: LinkSettings): JobHandler {
  const { database, mail, log, now } = settings;
  return async ({ subject, payload }: Job) => {
    const { orderNumber, emailHash, reason } = parse(PAYLOAD, payload);
    const guest = await findGuestOrder(database, orderNumber);
    if (!guest || guest.emailHash !== emailHash) return;
    // Whoever has not proven the address has no number from us: only the request that creates the order sends its link.
    if (!guest.isConfirmed && reason !== 'SENT') return;
    if (!mail) throw new GiveUp('No mail is set up.');
    // The mail after the proof follows one that was counted.
    const isCounted = reason !== 'PROVEN';
    if (isCounted && (await hasEnoughMails(database, emailHash, now()))) {
      log.warn({ subject }, 'no further mail with a link today');
      return;
    }
    const order = await findOrder(database, orderNumber);
    const asked = guest.isConfirmed ? 'RENEWED' : 'CONFIRM';
    const token = await addGuestLink(database, orderNumber, isCounted ? asked : 'MESSAGE', now());
    const texts = guest.isConfirmed ? TEXTS.SHOW : TEXTS.CONFIRM;
    const content = compose(settings, order, texts, token);
    const to = await emailOf(database, order.customer_id);
    await mail.send({ messageId: subject, to, language: order.language, ...content });
  };
}
