import { createTransport } from 'nodemailer';

/** A message to a person's mailbox. */
export interface Mail {
  /** The same for every attempt, so that a mailbox can recognise duplicates. */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: string;
}

/** Sends mail; optional in addition to the postbox. */
export interface MailPort {
  /** @throws Error when the server does not accept it */
  send(mail: Mail): Promise<void>;
  /** Logs in and sends nothing. @throws Error with `code` `EAUTH` when the server refuses user or password */
  probe(): Promise<void>;
}

const TIMEOUT_MS = 20_000;

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
    send: async ({ messageId, to, subject, text, html, language }) => {
      await transport.sendMail({
        from: settings.from,
        to: { name: '', address: to },
        messageId: `<${messageId}@${domain}>`,
        subject,
        text,
        html,
        headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
      });
    },
  };
}
