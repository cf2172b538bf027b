import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestApp } from '../testing/test-app.ts';
import { withHead } from './static-files.ts';

const HEAD = {
  language: 'de',
  title: '',
  description: '',
  contact: { phone: '+49 30 231', email: 'a@b.example' },
};

const PAGE = '<!doctype html><html lang="de"><title>Portal</title></html>';
const NAVIGATION = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('addresses without a hash', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-static-'));
  let app: Awaited<ReturnType<typeof openTestApp>>;
  beforeAll(async () => {
    writeFileSync(join(folder, 'index.html'), PAGE);
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets/main-1.js'), '');
    app = await openTestApp({ env: { PORTAL_STATIC: folder } });
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });
  const get = (url: string, headers: Record<string, string>) => app.send({ url, headers });

  it.each([
    ['/auszuege', '/#/auszuege'],
    ['/auszuege/bestellung?produkt=karte', '/#/auszuege/bestellung?produkt=karte'],
    ['/hilfe/', '/#/hilfe/'],
    ['//hilfe', '/#/hilfe'],
    ['/hilfe//', '/#/hilfe//'],
    ['/hilfe.', '/#/hilfe.'],
    ['/ausz%C3%BCge', '/#/ausz%C3%BCge'],
    ['/ausz%FCge', '/#/ausz%FCge'],
    ['/100%', '/#/100%'],
    [`/${'a'.repeat(300)}`, `/#/${'a'.repeat(300)}`],
  ])('lead from %s to the page behind the hash (APP-1)', async (url, address) => {
    const answer = await get(url, NAVIGATION);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe(address);
  });

  it.each([
    ['a program that reads any type', 'GET', { accept: '*/*' }],
    ['a program that names no type', 'GET', {}],
    ['a program that checks links', 'HEAD', { accept: '*/*' }],
    ['a browser', 'GET', { ...NAVIGATION, 'sec-fetch-mode': 'navigate' }],
  ] as const)('lead %s to the page (APP-1)', async (_program, method, headers) => {
    const answer = await app.send({ url: '/auszuege', method, headers });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/#/auszuege']);
  });

  it.each([
    ['/auszuege', { accept: 'application/json' }],
    ['/auszuege', { accept: '*/*', 'sec-fetch-mode': 'cors' }],
    ['/assets/missing.js', NAVIGATION],
    ['/api/missing', NAVIGATION],
    ['/api', NAVIGATION],
  ])('answer 404 for what is no page load: %s', async (url, headers) => {
    expect((await get(url, headers)).statusCode).toBe(404);
  });

  it('answer a call with a malformed address as a problem', async () => {
    const answer = await get('/api/100%', NAVIGATION);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      400,
      'application/problem+json',
    ]);
  });

  it('list no folder', async () => {
    const answer = await get('/assets/', { accept: 'application/json' });
    expect([answer.statusCode, answer.body.includes('main-1.js')]).toEqual([403, false]);
  });

  it.each(['//example.org/x', '///example.org', '/\\example.org', '/%2Fexample.org'])(
    'never lead to another origin: %s',
    async (url) => {
      const answer = await get(url, NAVIGATION);
      expect(answer.headers.location ?? '/#').toMatch(/^\/#/);
    },
  );

  it.each([
    '/assets/main-1.js',
    '/state/brand.css',
    '/api/openapi.json',
    '/api/docs',
    '/api/docs/docs.css',
  ])('set no cookie with what a shared cache may store: %s (SEC-3)', async (url) => {
    const answer = await get(url, NAVIGATION);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it.each(['/', '/index.html'])('serve the start page itself: %s', async (url) => {
    const page = await get(url, NAVIGATION);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['cache-control']).toBe('private, no-cache');
    expect(page.headers['set-cookie']).toBeDefined();
    const { etag = '' } = page.headers;
    expect((await get(url, { ...NAVIGATION, 'if-none-match': etag })).statusCode).toBe(304);
  });
});

describe('the start page (STATE-6)', () => {
  it('has title, description and language of the state', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-static-'));
    writeFileSync(join(folder, 'index.html'), PAGE);
    const app = await openTestApp({
      env: { PORTAL_STATIC: folder },
      configuration: {
        defaultLanguage: 'en',
        title: { de: 'Kataster', en: 'Real-\u00ADestate "A" & B' },
        subtitle: { de: 'Auszüge' },
      },
    });
    expect((await app.send({ url: '/' })).body).toBe(
      '<!doctype html><html lang="en"><title>Real-estate &quot;A&quot; &amp; B</title>\n' +
        '    <meta name="description" content="Auszüge" /></html>',
    );
    await app.close();
    rmSync(folder, { recursive: true });
  });

  it('is in the language that the browser prefers among those of the portal (PAGE-11)', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-static-'));
    writeFileSync(join(folder, 'index.html'), PAGE);
    const app = await openTestApp({ env: { PORTAL_STATIC: folder } });
    const languageFor = async (accepted: string) => {
      const answer = await app.send({ url: '/', headers: { 'accept-language': accepted } });
      expect(String(answer.headers['vary']).toLowerCase()).toContain('accept-language');
      return [/lang="([^"]*)"/.exec(answer.body)?.[1], answer.headers.etag];
    };
    const [german, tag] = await languageFor('de-AT');
    expect(german).toBe('de');
    for (const other of ['', '*', 'fr, pl;q=0.5', 'nonsense;;q=x']) {
      expect([other, ...(await languageFor(other))]).toEqual([other, 'de', tag]);
    }
    const [english, otherTag] = await languageFor('fr, en-US;q=0.8, de;q=0.5');
    expect(english).toBe('en');
    expect(otherTag).not.toBe(tag);
    await app.close();
    rmSync(folder, { recursive: true });
  });

  it('shows characters with a meaning in HTML and in replacements', () => {
    const head = { ...HEAD, title: '<$&>', description: '$1' };
    expect(withHead('<title>a</title>', head)).toContain('<title>&lt;$&amp;&gt;</title>');
  });

  it('has phone number and e-mail address of the office in the document itself (EYE-4)', () => {
    const page = withHead('<p><!--contact--></p><p><!--contact--></p>', HEAD);
    const links =
      '<a href="tel:+4930231">+49 30 231</a>, <a href="mailto:a@b.example">a@b.example</a>';
    expect(page).toBe(`<p>${links}</p><p>${links}</p>`);
  });
});
