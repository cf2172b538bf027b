import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp();
});

afterAll(() => testApp.close());

describe('pages without scripts (EYE-4)', () => {
  it.each([
    ['/imprint.html', 'de', '<h1>Impressum</h1>'],
    ['/imprint.html', 'en', '<h1>Imprint</h1>'],
    ['/accessibility.html', 'de', '<html lang="de">'],
  ])('%s in %s is a page with headings and links', async (url, language, expected) => {
    const headers = { 'accept-language': language };
    const { statusCode, body } = await testApp.send({ url, headers });
    expect(statusCode).toBe(200);
    expect(body).toContain(expected);
    expect(body).toContain('<h2>');
    expect(body).toContain('<a href="mailto:');
    expect(body).not.toContain('<script');
  });
});
