import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, openTestApp } from '../testing/test-app.ts';

describe('headers of the files of the portal (SEC-3)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-headers-'));
  let app: TestApp;
  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    for (const file of ['page.html', 'a.js', 'a.css', 'a.woff2', 'a.png', 'a.svg', 'a.pdf']) {
      writeFileSync(join(folder, 'assets', file), 'a');
    }
    writeFileSync(join(folder, 'index.html'), '<!doctype html>');
    app = await openTestApp({ env: { PORTAL_STATIC: folder } });
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  it.each(['a.js', 'a.css', 'a.woff2', 'a.png'])('%s: allows nothing', async (file) => {
    const { statusCode, headers } = await app.send({ url: `/assets/${file}` });
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers['permissions-policy']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  // A browser can show these as documents of their own.
  it.each(['page.html', 'a.svg', 'a.pdf'])('%s: has the policies of a document', async (file) => {
    const { statusCode, headers } = await app.send({ url: `/assets/${file}` });
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['permissions-policy']).toContain('geolocation=()');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  });
});
