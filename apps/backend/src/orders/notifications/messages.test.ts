import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CATALOGUE, type MessageKind } from '../../messages/catalogue.ts';
import { type MessageData, renderMessage } from '../../messages/render-message.ts';
import { smtpMail } from '../../ports/mail.ts';

const facts: MessageData = {
  language: 'de',
  orderNumber: '7K2M-Q0XA-93TB',
  portalOrigin: 'https://portal.example',
  amountCents: 5150,
  until: new Date('2026-12-12T22:59:00Z'),
  positions: [
    {
      number: 1,
      product: { de: 'Nachweis', en: 'Record' },
      parcel: 'Lindenau, Flur 3, Flurstück 114/2',
      approval: 'REJECTED',
      reason: '<script>alert(1)</script>\r\nBcc: all@example.org',
    },
  ],
};
const kinds = Object.keys(CATALOGUE) as MessageKind[];
const all = kinds.flatMap((kind) =>
  (['de', 'en'] as const).map((language) => [kind, language] as const),
);

describe('the messages of the lifecycle (BE-7)', () => {
  it.each(all)('%s in %s is whole, as text and as HTML', (kind, language) => {
    const message = renderMessage(kind, { ...facts, language });
    expect(message.subject).toContain(facts.orderNumber);
    for (const form of [message.subject, message.text, message.html])
      expect(form).not.toMatch(/\{\w+\}/);
    expect(message.text).toMatch(/https:\/\/portal\.example\/#\/auszuege\/\w+\/7K2M-Q0XA-93TB$/);
    expect(message.html).toMatch(new RegExp(`^<!doctype html>\\n<html lang="${language}">`));
    expect(message.html).toContain(`<title>${message.subject}</title>`);
    expect(message.html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(message.html).toMatch(/<a href="https:[^"]+">[^<]+<\/a>/);
  });

  it('names amount and last day in the language of the person', () => {
    expect(renderMessage('reviewed', facts).text).toContain('51,50 €');
    expect(renderMessage('reviewed', facts).text).toContain('12. Dezember 2026');
    const english = renderMessage('reviewed', { ...facts, language: 'en' }).text;
    expect(english).toContain('€51.50');
    expect(english).toContain('12 December 2026');
  });

  it('keeps what others wrote inert and on its line (SEC-7)', () => {
    const { html, text, subject } = renderMessage('reviewed', facts);
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;');
    expect(text).not.toMatch(/^Bcc:/m);
    expect(subject).not.toContain('script');
  });
});

/** A mail server that speaks as much SMTP (RFC 5321) as a client needs to be sure of its delivery. */
function startMailServer(refuseFirst: boolean) {
  const said: string[] = [];
  const mails: string[] = [];
  let refuse = refuseFirst;
  const talk = (socket: Socket): void => {
    let data: string[] | null = null;
    let rest = '';
    const hear = (line: string): void => {
      if (data) {
        if (line !== '.') {
          data.push(line);
          return;
        }
        mails.push(data.join('\n'));
        data = null;
        socket.write('250 queued\r\n');
        return;
      }
      said.push(line);
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'EHLO') socket.write('250-mail.example\r\n250 SIZE 10000000\r\n');
      else if (verb === 'RCPT' && refuse) {
        refuse = false;
        socket.write('451 try later\r\n');
      } else if (verb === 'DATA') {
        data = [];
        socket.write('354 go on\r\n');
      } else if (verb === 'QUIT') socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    };
    socket.setEncoding('utf8').on('data', (piece: string) => {
      const lines = `${rest}${piece}`.split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) hear(line);
    });
    socket.write('220 mail.example\r\n');
  };
  const server: Server = createServer(talk);
  return { server, said, mails };
}

describe('mail over SMTP', () => {
  const { server, said, mails } = startMailServer(true);
  let port = 0;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  it('speaks to a real server: refused for now, then delivered as text and HTML', async () => {
    const mail = smtpMail({
      url: `smtp://127.0.0.1:${port}`,
      from: 'Portal <noreply@portal.example>',
    });
    const content = renderMessage('reviewed', facts);
    const letter = {
      messageId: 'reviewed-7K2M',
      to: 'erika@example.org',
      language: 'de',
      ...content,
    };
    await expect(mail.send(letter)).rejects.toThrow('451');
    await mail.send(letter);
    expect(said).toContain('MAIL FROM:<noreply@portal.example>');
    expect(said).toContain('RCPT TO:<erika@example.org>');
    expect(mails).toHaveLength(1);
    const [received = ''] = mails;
    expect(received).toContain('Message-ID: <reviewed-7K2M@portal.example>');
    expect(received).toContain('Content-Language: de');
    expect(received).toContain('Content-Type: text/plain; charset=utf-8');
    expect(received).toContain('Content-Type: text/html; charset=utf-8');
    expect(received).not.toMatch(/^Bcc:/m);
  });
});
