import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestApp } from '../testing/test-app.ts';

const NAVIGATION = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('addresses without a hash', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-static-'));
  let app: Awaited<ReturnType<typeof openTestApp>>;
  beforeAll(async () => {
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Portal</title>');
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
  ])('lead from %s to the page behind the hash (APP-1)', async (url, address) => {
    const answer = await get(url, NAVIGATION);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe(address);
  });

  it.each([
    ['/auszuege', { accept: 'application/json' }],
    ['/assets/missing.js', NAVIGATION],
    ['/api/missing', NAVIGATION],
  ])('answer 404 for what is no page load: %s', async (url, headers) => {
    expect((await get(url, headers)).statusCode).toBe(404);
  });

  it('never lead to another origin', async () => {
    const answer = await get('//example.org/x', NAVIGATION);
    expect(answer.headers.location ?? '/#').toMatch(/^\/#/);
  });

  it('serve the start page itself', async () => {
    expect((await get('/', NAVIGATION)).body).toContain('<title>Portal</title>');
  });
});
