import { expect } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AccessToken, Order } from '../../packages/api/src/index.ts';
import { expectAccessible } from '../support/accessible.ts';
import { demoAddress } from '../support/demo-data.ts';
import { payBy } from '../support/lifecycle.ts';
import { logInFor, NORA } from '../support/organisation.ts';
import { typeInto } from '../support/person.ts';
import { test } from '../support/test.ts';

/** Receives the webhook of a program, as its software does. */
async function startReceiver() {
  const events: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => (body += String(piece)));
    request.on('end', () => {
      const { type, data } = JSON.parse(body);
      events.push(`${type} ${data.orderStatus ?? data.file ?? ''}`);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { events, url: `http://127.0.0.1:${port}/hook`, close: () => server.close() };
}

test('a program of a notary orders without review, a person pays at the address of its order, it downloads the extract, and is revoked (ORG-4)', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const receiver = await startReceiver();
  const person = await logInFor(page, NORA);
  await expect(page.getByRole('button', { name: 'Auszug konfigurieren' })).toBeVisible();
  await page.goto('./#/organisation');
  const form = page.getByRole('form', { name: 'Programm anlegen' });
  await typeInto(form.getByLabel('Name des Programms'), 'Kanzleisoftware');
  await typeInto(form.getByLabel(/^Adresse für Meldungen/), receiver.url);
  await form.getByRole('button', { name: 'Programm anlegen' }).click();
  await expect(page.getByRole('heading', { name: 'Kanzleisoftware ist angelegt' })).toBeFocused();
  await expectAccessible(page);
  const secretOf = (term: string): Promise<string> =>
    page.locator('dt', { hasText: term }).last().locator('+ dd code').innerText();
  const id = await secretOf('client_id');
  const secret = await secretOf('client_secret');
  await person.press('button', 'Ich habe die Schlüssel kopiert');

  const credentials = Buffer.from(`${id}:${secret}`).toString('base64');
  const askToken = () =>
    request.post('api/organisation/token', {
      headers: { authorization: `Basic ${credentials}` },
      form: { grant_type: 'client_credentials' },
    });
  const token: AccessToken = await (await askToken()).json();
  const headers = { authorization: `Bearer ${token.access_token}` };
  const { parcel } = await demoAddress(6);
  const created = await request.post('api/organisation/orders', {
    headers: { ...headers, 'idempotency-key': `journey-${Date.now()}-0001` },
    data: {
      orderPositions: [
        {
          parcelId: parcel.properties.flstkennz,
          productId: 'flurstuecks-und-eigentumsnachweis',
          numberOfCopies: 0,
          orderPdf: true,
          justification: '',
          entitlement: { ground: 'conveyance', fileNumber: 'UVZ 13/2026' },
        },
      ],
    },
  });
  expect(created.status()).toBe(201);
  const order: Order = await created.json();
  expect(order).toMatchObject({ nextAction: 'PAY', sentBy: 'Kanzleisoftware' });

  await page.goto(order.paymentUrl ?? '');
  await payBy(person, /^Kreditkarte/, 'Bezahlen');
  const documents = `api/organisation/orders/${order.orderNumber}/documents`;
  await expect(async () => {
    const file = await request.get(documents, { headers });
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
  }).toPass({ timeout: 60_000 });
  await expect.poll(() => receiver.events).toContain('order.file EXTRACT');
  await expect.poll(() => receiver.events).toContain('order.status CLOSED');

  await page.goto('./#/organisation');
  await page.reload();
  await expect(page.getByText(/^Letzte \d+ Meldungen$/)).toBeVisible();
  await page.getByRole('button', { name: 'Widerrufen Kanzleisoftware' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Widerrufen' }).click();
  await expect(page.getByText('Das Programm ist widerrufen.')).toBeVisible();
  expect((await request.get(documents, { headers })).status()).toBe(401);
  expect((await askToken()).status()).toBe(401);
  receiver.close();
});
