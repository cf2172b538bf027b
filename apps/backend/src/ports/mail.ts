import { createTransport } from 'nodemailer';
import { ExternalSystemError } from '../errors.ts';

/** A message to a person's mailbox. */
export interface Mail {
  /** The same for every attempt, so that a mailbox can recognise duplicates. */
  readonly messageId: string;
  readonly to: string;
  /** Who receives an answer, if not the sender. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: string;
}

/** Sends mail; optional in addition to the postbox. */
export interface MailPort {
  /** @throws ExternalSystemError when the server does not answer, or refuses it for now; another Error when it refuses it for good */
  send(mail: Mail): Promise<void>;
  /** Logs in and sends nothing. @throws Error with `code` `EAUTH` when the server refuses user or password */
  probe(): Promise<void>;
}

const TIMEOUT_MS = 20_000;

/** Refusals for good have a status from 500 (RFC 5321); without a status there was no answer. */
const FOR_GOOD = 500;

/** The error of a mail that may be accepted later. */
function asOutage(error: unknown): unknown {
  const { responseCode = 0, code = '' } = Object(error);
  return Number(responseCode) >= FOR_GOOD
    ? error
    : new ExternalSystemError(
        `The mail server does not accept mail now: ${[responseCode || '', code].join(' ').trim()}`,
      );
}

/**
 * Mail over SMTP (RFC 5321).
 *
 * @param settings `url` as `smtp://user:password@host:port` (STARTTLS when offered) or `smtps://…`; `from` the sender
 */
export function smtpMail(settings: { readonly url: string; readonly from: string }): MailPort {
  const transport = createTransport({
    url: settings.url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain =
    settings.from
      .split('@')
      .at(-1)
      ?.replaceAll(/[^\w.-]/g, '') ?? 'portal';
  return {
    probe: async () => {
      await transport.verify();
    },
    send: async ({ messageId, to, replyTo, subject, text, html, language }) => {
      try {
        await transport.sendMail({
          from: settings.from,
          to: { name: '', address: to },
          ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
          messageId: `<${messageId}@${domain}>`,
          subject,
          text,
          html,
          headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw asOutage(error);
      }
    },
  };
}
