import fastify from 'fastify';
import { expect, test } from 'vitest';
import { postboxPlugin } from './index.ts';
import { ReceivedMessages } from './messages.ts';

const message = (messageId: string, subject: string) => ({
  messageId,
  recipientId: 'max-muster',
  language: 'de',
  subject,
  text: 'Ihr Auszug <ist> da.',
  html: '<p>Ihr Auszug ist da.</p>',
  createdAt: '2026-11-21T10:00:00Z',
});

test('stores each message once and lists the newest first (BE-7)', async () => {
  const app = fastify();
  await app.register(postboxPlugin, {
    postboxToken: 'token',
    messages: new ReceivedMessages(),
  });
  const send = (payload: object, token = 'token') =>
    app.inject({
      method: 'POST',
      url: '/postbox/api/messages',
      headers: { authorization: `Bearer ${token}` },
      payload,
    });
  expect((await app.inject({ url: '/postbox' })).body).toContain('keine Nachricht');
  expect((await send(message('1', 'Erste'), 'wrong')).statusCode).toBe(401);
  expect((await send({ subject: 'halb' })).statusCode).toBe(400);
  await send(message('1', 'Erste'));
  await send(message('2', 'Zweite'));
  await send(message('2', 'Zweite'));
  const { body } = await app.inject({ url: '/postbox' });
  expect(body.match(/Zweite/g)).toHaveLength(1);
  expect(body.indexOf('Zweite')).toBeLessThan(body.indexOf('Erste'));
  expect(body).toContain('&lt;ist&gt;');
  expect(body).toContain('href="/postbox/2"');
  expect((await app.inject({ url: '/postbox/2' })).body).toBe('<p>Ihr Auszug ist da.</p>');
  expect((await app.inject({ url: '/postbox/3' })).statusCode).toBe(404);
  await app.close();
});
