import fastify from 'fastify';
import { createTransport } from 'nodemailer';
import { afterEach, describe, expect, it } from 'vitest';
import { mailboxPlugin, ReceivedMails, startMailServer } from './index.ts';

const stops: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** A mail server with its page. */
async function start() {
  const mails = new ReceivedMails();
  const server = await startMailServer(0, '127.0.0.1', mails);
  const app = fastify();
  await app.register(mailboxPlugin, { mails });
  stops.push(
    () => new Promise<void>((resolve) => server.close(() => resolve())),
    () => app.close(),
  );
  const address = server.server.address();
  if (typeof address !== 'object' || !address) throw new Error('The mail server has no port');
  const transport = createTransport({ host: '127.0.0.1', port: address.port });
  const send = (to: string, subject: string) =>
    transport.sendMail({
      from: 'portal@kataster.example',
      to,
      subject,
      text: `Guten Tag, Ihr <Auszug> für ${to}`,
      html: '<p>Guten Tag</p><a href="https://portal.example/x">Öffnen</a>',
      headers: { 'Content-Language': 'en' },
    });
  return { app, send };
}

describe('the mailbox of the sandbox', () => {
  it('shows the mails that were sent to it, the newest first, and each as a page', async () => {
    const { app, send } = await start();
    expect((await app.inject({ url: '/mailbox' })).body).toContain('keine E-Mail');
    await send('erika@example.org', 'Erste Straße');
    await send('max@example.org', 'Zweite');
    const { body } = await app.inject({ url: '/mailbox' });
    expect(body.indexOf('Zweite')).toBeGreaterThan(0);
    expect(body.indexOf('Zweite')).toBeLessThan(body.indexOf('Erste Straße'));
    expect(body).toContain('Ihr &lt;Auszug&gt; für erika@example.org');
    expect(body).toContain('<article lang="en">');
    const page = await app.inject({ url: '/mailbox/1' });
    expect(page.body).toContain('<a href="https://portal.example/x">');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('lists those to one address', async () => {
    const { app, send } = await start();
    await send('erika@example.org', 'Erste');
    await send('max@example.org', 'Zweite');
    const { body } = await app.inject({ url: '/mailbox?to=max%40example.org' });
    expect(body).toContain('Zweite');
    expect(body).not.toContain('Erste');
  });

  it('has no page for a mail that has not arrived', async () => {
    const { app } = await start();
    expect((await app.inject({ url: '/mailbox/7' })).statusCode).toBe(404);
  });
});
