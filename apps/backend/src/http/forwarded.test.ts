import { fastify } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { type ForwardedHeader, readForwardedHeader } from './forwarded.ts';

const lines: string[] = [];
const serverOf = (form: ForwardedHeader) => {
  const app = fastify({
    trustProxy: ['10.0.0.0/8'],
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
  });
  readForwardedHeader(app, form);
  app.get('/', async ({ ip, host }) => ({ ip, host }));
  return app;
};
const plain = serverOf('X-Forwarded-For');
const standard = serverOf('Forwarded');
afterAll(async () => {
  await plain.close();
  await standard.close();
});

const ask = async (app: typeof plain, headers: Record<string, string>, from = '10.0.0.1') =>
  (await app.inject({ url: '/', headers, remoteAddress: from })).json<{
    ip: string;
    host: string;
  }>();

describe('the address of a browser behind proxies (IN-5, SEC-6)', () => {
  it.each([
    ['203.0.113.8', '203.0.113.8'],
    ['203.0.113.8:50001', '203.0.113.8'],
    ['203.0.113.8:50002', '203.0.113.8'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:DB8::1]', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['198.51.100.1:1, 203.0.113.8:50001, 10.0.0.2:443', '203.0.113.8'],
    ['unknown', 'unknown'],
    ['_hidden:80', 'unknown'],
    ['203.0.113.8.evil', 'unknown'],
  ])('is read from X-Forwarded-For without its port: %s', async (header, ip) => {
    expect((await ask(plain, { 'x-forwarded-for': header })).ip).toBe(ip);
  });

  it.each([
    ['for=203.0.113.8', '203.0.113.8'],
    ['for="203.0.113.8:50001";proto=https;by=10.0.0.1', '203.0.113.8'],
    ['For="[2001:db8::1]:443"', '2001:db8::1'],
    ['for=198.51.100.1, for=203.0.113.8, for="10.0.0.2:80"', '203.0.113.8'],
    ['for=_gazonk', 'unknown'],
    ['for=_other', 'unknown'],
    ['for=unknown', 'unknown'],
    ['proto=https', 'unknown'],
    ['for="203.0.113.8', 'unknown'],
  ])('is read from Forwarded (RFC 7239): %s', async (header, ip) => {
    expect((await ask(standard, { forwarded: header })).ip).toBe(ip);
  });

  it('is believed in the header that is configured only, since a proxy passes the other one on', async () => {
    const both = { 'x-forwarded-for': '203.0.113.8', forwarded: 'for=198.51.100.1' };
    expect((await ask(plain, both)).ip).toBe('203.0.113.8');
    expect((await ask(standard, both)).ip).toBe('198.51.100.1');
    expect((await ask(standard, { 'x-forwarded-for': '203.0.113.8' })).ip).toBe('10.0.0.1');
    expect((await ask(standard, both, '192.0.2.1')).ip).toBe('192.0.2.1');
  });

  it('comes with the host that the browser requested', async () => {
    const forwarded = 'for=203.0.113.8;host=portal.example';
    expect((await ask(standard, { forwarded })).host).toBe('portal.example');
    const claimed = { 'x-forwarded-host': 'evil.example', forwarded: 'for=203.0.113.8' };
    expect((await ask(standard, claimed)).host).not.toBe('evil.example');
  });

  it('is missing when the proxy sends the other header: the log names the setting once', async () => {
    await ask(plain, { forwarded: 'for=203.0.113.8' }, '192.0.2.1');
    expect(lines.join('')).not.toContain('"expected":"X-Forwarded-For"');
    await ask(plain, { forwarded: 'for=203.0.113.8' });
    await ask(plain, { forwarded: 'for=203.0.113.8' });
    expect(lines.filter((line) => line.includes('"expected":"X-Forwarded-For"'))).toHaveLength(1);
  });
});
