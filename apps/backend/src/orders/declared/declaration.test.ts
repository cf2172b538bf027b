import { randomUUID } from 'node:crypto';
import type { Evidence } from '@portal/api';
import { checkPdfUa, CHECKPOINTS, checkpointViolations, readPdf } from '@portal/tagged-pdf/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guestPortal, ORDERS } from '../../testing/guest-portal.ts';
import { ENTITLED, NORA, notaries } from '../../testing/notaries.ts';
import { startOrderScenario } from '../../testing/order-scenario.ts';
import { pdfOf } from '../../testing/pdf.ts';
import { mapPosition, ownerPosition } from '../../testing/small-cadastre.ts';
import { openTestApp, person, type TestApp } from '../../testing/test-app.ts';

type Client = (request: Parameters<TestApp['send']>[0]) => ReturnType<TestApp['send']>;

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp({
    entitlements: [notaries()],
    env: { RETENTION_JUSTIFICATION_DAYS: '30' },
  });
  testApp.clock.now = new Date('2026-11-29T11:05:30Z');
});
afterAll(() => testApp.close());

const order = async (client: Client, positions: readonly object[], more: object = {}) => {
  const created = await client({
    method: 'POST',
    url: ORDERS,
    body: { orderPositions: positions, language: 'de', ...more },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(created.body).toContain('orderNumber');
  return String(created.json().orderNumber);
};

const copyOf = (client: Client, number: string, query = '') =>
  client({ url: `${ORDERS}/${number}/declaration${query}` });

/** The text of all pages, with single spaces. */
const textOf = async (answer: { readonly rawPayload: Buffer }): Promise<string> => {
  const { pages } = await readPdf(new Uint8Array(answer.rawPayload), 'text');
  return pages
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/g, ' ');
};

const upload = async (client: Client, name: string): Promise<string> => {
  const answer = await client({
    method: 'POST',
    url: `/api/authenticated-customer/evidence?${new URLSearchParams({ name })}`,
    body: Buffer.from(pdfOf('Vertrag')),
    headers: { 'content-type': 'application/pdf' },
  });
  return answer.json<Evidence>().evidenceId;
};

const DECLARED = [
  'Kopie Ihrer Angaben',
  'Gesendet am 29. November 2026 um 12:05:30 MEZ',
  'Erika Mustermann',
  'Weg 1',
  '12345 Ort',
  'Vertrauensniveau hoch',
  'Flurstück Lindenau, Flur 3, Flurstück 9',
  'Ich plane einen Anbau an der Grenze.',
  'Vertrag.pdf',
  'Katasteramt',
  'PDF',
  'Nur Dateien, kein Papier',
];

describe('the copy of what was declared (LAW-5)', () => {
  it('says who has sent what, when, why and for which fee, as a PDF that meets PDF/UA-1', async () => {
    const client = await testApp.login(person('declares'));
    const evidence = [await upload(client, 'Vertrag.pdf')];
    const number = await order(client, [{ ...ownerPosition(), evidence }]);
    const answer = await copyOf(client, number);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toContain(`Angaben_${number}.pdf`);
    expect(answer.headers['cache-control']).toBe('no-store');
    const text = await textOf(answer);
    for (const declared of [...DECLARED, `Auftragsnummer ${number}`]) {
      expect(text).toContain(declared);
    }
    const bytes = new Uint8Array(answer.rawPayload);
    expect(checkPdfUa(bytes)).toEqual([]);
    expect(CHECKPOINTS.flatMap((one) => checkpointViolations(bytes, one))).toEqual([]);
    const { title, language, marked } = await readPdf(bytes, 'text');
    expect({ title, language, marked }).toEqual({
      title: `Kopie Ihrer Angaben: Auftrag ${number}`,
      language: 'de-DE',
      marked: true,
    });
  });

  it('names sheet, copies, own reference and delivery address of a map', async () => {
    const client = await testApp.login(person('declares-map'));
    const addressee = {
      name: 'Ŝilvia Öz',
      street: 'Allee 3',
      zipCode: '54321',
      city: 'Stadt',
      country: 'DE',
    };
    const position = { ...mapPosition(), numberOfCopies: 2, reference: 'Akte 7' };
    const number = await order(client, [position], { addressee });
    const text = await textOf(await copyOf(client, number));
    for (const declared of [
      'A4 Hochformat, 1:1000, farbig',
      '2 Exemplare auf Papier',
      'Ihr Zeichen Akte 7',
      'Ŝilvia Öz Allee 3 54321 Stadt',
    ]) {
      expect(text).toContain(declared);
    }
    expect(text).not.toContain('Begründung');
  });

  it('is in the language that is asked for, or that of the order', async () => {
    const client = await testApp.login(person('declares-english'));
    const number = await order(client, [mapPosition()]);
    const english = await copyOf(client, number, '?language=en');
    expect(await textOf(english)).toContain('Sent on 29 November 2026 at 12:05:30 CET');
    expect(checkPdfUa(new Uint8Array(english.rawPayload))).toEqual([]);
    expect(await textOf(await copyOf(client, number, '?language=fr'))).toContain('Gesendet am');
    expect((await copyOf(client, number, '?language=_')).statusCode).toBe(400);
  });

  it('names organisation, person, ground and file number, for each member alone', async () => {
    const client = await testApp.login(NORA);
    const number = await order(client, [ENTITLED]);
    const text = await textOf(await copyOf(client, number));
    for (const declared of ['Organisation', 'Gesendet von', 'Geschäftszeichen UVZ 12/2026']) {
      expect(text).toContain(declared);
    }
  });

  it('is not found by others, with or without an order (SEC-1)', async () => {
    const owner = await testApp.login(person('declares-secretly'));
    const number = await order(owner, [mapPosition()]);
    const stranger = await testApp.login(person('reads-others'));
    const [of, none] = [await copyOf(stranger, number), await copyOf(stranger, 'ZZZZ-ZZZZ-ZZZZ')];
    expect([of.statusCode, none.statusCode]).toEqual([404, 404]);
    expect(of.json().messageKey).toBe(none.json().messageKey);
    expect((await testApp.send({ url: `${ORDERS}/${number}/declaration` })).statusCode).toBe(401);
  });

  it('says when the justification was deleted, and has it no longer', async () => {
    const position = { ...ownerPosition(), reference: 'Akte 8' };
    const scenario = await startOrderScenario(testApp, [position], { language: 'de' });
    const { number, ask: again } = scenario;
    await testApp.app.runJobs();
    await scenario.decide(0, 'REJECTED');
    expect(await textOf(await copyOf(again, number))).toContain('Anbau');
    scenario.advanceHours(40 * 24);
    await testApp.app.scheduleJobs();
    await testApp.app.runJobs();
    const text = await textOf(await copyOf(again, number));
    expect(text).toMatch(/Die Begründung wurde gelöscht am \d{1,2}\. \p{L}+ \d{4}\./u);
    expect(text).not.toContain('Anbau');
    expect(text).not.toContain('Akte 8');
    // One that an earlier release has deleted.
    await testApp.database.query(
      'update order_positions set justification_deleted_at = null where order_number = $1',
      [number],
    );
    expect(await textOf(await copyOf(again, number))).toContain('Die Begründung wurde gelöscht.');
  });
});

describe('the copy of an order without an account (LAW-5, OPEN-2)', () => {
  const guests = guestPortal();

  it('says that nobody has logged in, for whoever has opened the order by its link', async () => {
    const email = 'erika.copy@example.org';
    const { browser, token } = await guests.ordered(email);
    const number = (await guests.open(browser, token)).json().orderNumber;
    const answer = await copyOf(browser, number);
    expect(answer.statusCode).toBe(200);
    expect(await textOf(answer)).toContain('Ohne Anmeldung, mit bestätigter E-Mail-Adresse');
    const other = guests.newBrowser();
    expect((await copyOf(other, number)).statusCode).toBe(401);
  });

  it('says so for the person who has taken the order over, too', async () => {
    const { link, number } = await guests.confirmed('erika.copy.taken@example.org');
    const client = await guests.portal().login(person('copy-taken'));
    const url = '/api/authenticated-customer/guest-orders';
    await client({ method: 'POST', url, body: { token: link } });
    const text = await textOf(await copyOf(client, number));
    expect(text).toContain('Ohne Anmeldung, mit bestätigter E-Mail-Adresse');
    expect(text).toContain('Erika Mustermann');
  });
});
