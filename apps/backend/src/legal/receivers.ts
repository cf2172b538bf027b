import type { AccessibilityStatement, BarrierReport, Language } from '@portal/api';
import type { Locales } from '../locales/locales.ts';
import { escapeHtml } from '../messages/escape-html.ts';
import type { AuthorityPorts } from '../ports/authority.ts';
import type { MailPort } from '../ports/mail.ts';

/** A report with the instant at which it was sent. */
interface ReceivedReport extends BarrierReport {
  readonly receivedAt: Date;
}

/** Hands a report over to the authority. @throws Error when it was not accepted; repeating it does no harm */
export type ReportReceiver = (report: ReceivedReport) => Promise<void>;

/** The desk of the authority receives reports: for portals that send no mail. */
export const toDesk =
  (authority: AuthorityPorts): ReportReceiver =>
  ({ receivedAt, ...report }) =>
    authority.sendBarrierReport({ ...report, receivedAt: receivedAt.toISOString() });

/** What the mail is written with. */
interface MailSettings {
  readonly mail: MailPort;
  readonly feedback: AccessibilityStatement['feedback'];
  readonly locales: Locales;
  /** The language of the authority. */
  readonly language: Language;
}

/** The mailbox that the accessibility statement names; an answer goes to the person, if they have given an address. */
export function toMailbox({ mail, feedback, locales, language }: MailSettings): ReportReceiver {
  const text = locales.formatter(language, 'mails');
  return async ({ reportId, receivedAt, text: report, email, circumstances }) => {
    const rows = [
      [text('barrierReport.receivedAt', {}), receivedAt.toISOString()],
      [text('barrierReport.answer', {}), email ?? text('barrierReport.noAnswer', {})],
      ...(circumstances
        ? [
            [text('barrierReport.page', {}), circumstances.page],
            [text('barrierReport.display', {}), circumstances.display],
            [text('barrierReport.browser', {}), circumstances.browser],
          ]
        : []),
    ];
    const lines = rows.map(([term, value]) => `${term}: ${value}`);
    await mail.send({
      messageId: `barrier-${reportId}`,
      to: feedback.email,
      ...(email === undefined ? {} : { replyTo: email }),
      subject: text('barrierReport.subject', {}),
      text: `${report}\n\n${lines.join('\n')}\n`,
      html: `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"></head><body>
<pre style="font:inherit;white-space:pre-wrap">${escapeHtml(report)}</pre>
<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul></body></html>`,
      language,
    });
  };
}
