import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PortalConfiguration } from '@portal/api';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const DEMO = join(import.meta.dirname, '../../../../states/lindenmark');
const LANGUAGES = join(import.meta.dirname, 'testing/locales');

/** A copy of the demo state that also offers North Frisian, of which it has a few texts. */
function createPack(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-state-'));
  cpSync(DEMO, folder, { recursive: true });
  cpSync(LANGUAGES, join(folder, 'locales'), { recursive: true });
  const file = join(folder, 'state.json');
  const state = JSON.parse(readFileSync(file, 'utf8'));
  const subtitle = { ...state.subtitle, frr: 'Uttöög amtlich bestellen' };
  const languages = [...state.languages, 'frr'];
  writeFileSync(file, JSON.stringify({ ...state, subtitle, languages }));
  return folder;
}

describe('a language of a state pack (STATE-5)', () => {
  let folder: string;
  let app: TestApp;
  beforeAll(async () => {
    folder = createPack();
    app = await openTestApp({ env: { PORTAL_STATE: folder } });
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  it('is offered by the configuration, with its name and the texts that it has', async () => {
    const configuration = (await app.send({ url: '/api/configuration' })).json();
    expect(configuration.loadedLanguages).toEqual(['frr']);
    expect(configuration.languageNames).toMatchObject({ de: 'Deutsch', frr: 'Plattdüütsch' });
    expect(configuration.subtitle.frr).toBe('Uttöög amtlich bestellen');
  });

  it('names the payment methods of the catalogue in their order (PAGE-11)', async () => {
    const configuration: PortalConfiguration = (
      await app.send({ url: '/api/configuration' })
    ).json();
    const methods = configuration.paymentMethods ?? [];
    expect(methods.length).toBeGreaterThan(0);
    const orders = methods.map(({ displayOrder = Infinity }) => displayOrder);
    expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  });

  it('has no text of another language, so that each text names its language', async () => {
    const configuration = (await app.send({ url: '/api/configuration' })).json();
    expect(Object.keys(configuration.title)).toEqual(['de', 'en']);
    const [category] = (await app.send({ url: '/api/categories' })).json();
    expect(category.names).toBeUndefined();
    expect(category.products[0].descriptions).toBeUndefined();
  });

  it('has all texts of the portal, parsed, in German where it lacks one', async () => {
    const { messages, components } = (await app.send({ url: '/api/languages/frr' })).json();
    expect(messages['header.language']).toEqual([{ type: 0, value: 'Spraak' }]);
    expect(messages['header.appearance']).toEqual([{ type: 0, value: 'Darstellung' }]);
    expect(components['pagination.page']).toEqual([
      { type: 0, value: 'Siet ' },
      { type: 1, value: '0' },
    ]);
  });

  it('is not found when the portal does not offer it', async () => {
    expect((await app.send({ url: '/api/languages/fr' })).statusCode).toBe(404);
    expect((await app.send({ url: '/api/languages/_' })).statusCode).toBe(400);
  });
});
