import type { LocalizedText } from '@portal/api';
import { addressOf } from '@portal/api/pages';
import type { BrandColors } from '@portal/tokens/brand';
import { boolean, object, parse, string } from 'valibot';
import type { Database } from '../../db/database.ts';
import { type Job, type JobHandler, GiveUp } from '../../jobs/job.ts';
import type { Locales } from '../../locales/locales.ts';
import { messageHtml } from '../../messages/message-html.ts';
import type { MessageContent, MessageSender } from '../../messages/render-message.ts';
import type { MailPort } from '../../ports/mail.ts';
import { emailOf } from '../../session/people.ts';
import { findOrder, type StoredOrder } from '../order-store.ts';
import { addGuestLink, findGuestOrder, type GuestLinkKind, hasEnoughMails } from './guest-links.ts';

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

/** What the job is about; `isNew` when the order has just been sent. */
const PAYLOAD = object({ orderNumber: string(), emailHash: string(), isNew: boolean() });

/** The address of the page that opens an order by a link. */
export const guestAddress = (portalUrl: string, token: string): string =>
  addressOf(portalUrl, `/auszuege/ohne-konto/${token}`);

/** The texts of a kind of mail. */
const TEXTS = {
  CONFIRM: {
    subject: 'guestConfirm.subject',
    first: 'guestConfirm.1',
    others: ['guestConfirm.2', 'guestConfirm.3'],
    link: 'guestConfirm.link',
  },
  RENEWED: {
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
  kind: Exclude<GuestLinkKind, 'MESSAGE'>,
  token: string,
): MessageContent {
  const format = locales.formatter(language, 'mails');
  const values = {
    number,
    recipient: applicant.name,
    email: sender.email,
    phone: sender.phone,
  };
  const { subject: subjectId, first, others, link } = TEXTS[kind];
  const subject = format(subjectId, values);
  const opening = [format('greeting', values), format(first, values)];
  const paragraphs = others.map((id) => format(id, values));
  const linked = { text: format(link, values), address: guestAddress(portalUrl, token) };
  const questions = format('questions', values);
  const inLanguage = (text: LocalizedText): string =>
    locales
      .lookupOrder(language)
      .map((one) => text[one])
      .find((one) => one !== undefined) ?? text.de;
  const office = inLanguage(sender.name);
  const closing = [format('closing'), office];
  const lines = [`${linked.text}: ${linked.address}`, ...paragraphs, questions];
  return {
    subject,
    text: [...opening, ...lines, closing.join('\n')].join('\n\n'),
    html: messageHtml(
      {
        language,
        subject,
        sender: office,
        opening,
        paragraphs,
        lines: [],
        link: linked,
        remedy: null,
        questions,
        closing,
      },
      colors,
    ),
  };
}

/**
 * The job that mails a link to an order without an account (OPEN-2): the first one proves the address, later ones show the order. It decides
 * whether there is anything to send, so that the calls that queue it answer the same in every case.
 */
export function sendGuestLinkJob(settings: LinkSettings): JobHandler {
  const { database, mail, log, now } = settings;
  return async ({ subject, payload }: Job) => {
    const { orderNumber, emailHash, isNew } = parse(PAYLOAD, payload);
    const guest = await findGuestOrder(database, orderNumber);
    if (!guest || guest.emailHash !== emailHash) return;
    // Whoever has not proven the address has no number from us: only the request that creates the order sends its link.
    if (!guest.isConfirmed && !isNew) return;
    if (!mail) throw new GiveUp('No mail is set up.');
    if (await hasEnoughMails(database, emailHash, now())) {
      log.warn({ subject }, 'no further mail with a link today');
      return;
    }
    const order = await findOrder(database, orderNumber);
    const kind = guest.isConfirmed ? 'RENEWED' : 'CONFIRM';
    const token = await addGuestLink(database, orderNumber, kind, now());
    const content = compose(settings, order, kind, token);
    const to = await emailOf(database, order.customer_id);
    await mail.send({ messageId: subject, to, language: order.language, ...content });
  };
}
