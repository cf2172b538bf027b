import { readFile, writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { fromBufferPromise } from 'yauzl';
import { expectAccessible } from '../support/accessible.ts';
import { sandboxOrigin } from '../support/demo-data.ts';
import {
  decide,
  download,
  downloadLinks,
  type Extract,
  orderNumberOf,
  sendOrder,
} from '../support/lifecycle.ts';
import { readPdf } from '../support/pdf.ts';
import type { Person } from '../support/person.ts';
import { test } from '../support/test.ts';
import { ERIKA } from '../support/wizard.ts';

/** The extracts in the order of their positions, with the titles of their documents; the last one is rejected. */
const TITLES = {
  owner: 'Flurstücks- und Eigentumsnachweis',
  map: 'Liegenschaftskarte',
  estimate: 'Liegenschaftskarte mit Bodenschätzung',
  record: 'Flurstücksnachweis',
  property: 'Grundstücksnachweis',
} as const satisfies Record<Extract, string>;

const EXTRACTS: readonly Extract[] = ['owner', 'map', 'estimate', 'record', 'property'];
const DELIVERED = EXTRACTS.slice(0, -1);

const CODE = /[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}/;

/** The first amount of a text in cents. */
function centsOf(text: string | null): number {
  const [amount = ''] = /\d[\d.]*,\d{2}/.exec(text ?? '') ?? [];
  return Number(amount.replaceAll(/[.,]/g, ''));
}

const euros = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

/** The item of a product in a list or table; another product begins with the same words. */
const named = (extract: Extract): RegExp =>
  extract === 'map' ? /Liegenschaftskarte(?! mit)/ : new RegExp(TITLES[extract]);

/** What the public page says about a file. */
async function verifyFile(page: Page, path: string): Promise<string> {
  // A new page for each file. A reload would end the loading of the scripts, which Firefox logs as an error.
  await page.goto('about:blank');
  await page.goto('/#/echtheit');
  await page.getByLabel(/^Datei wählen/).setInputFiles(path);
  const result = page.getByRole('main').getByRole('status').last();
  await expect(result).toContainText('Die Datei „');
  await expectAccessible(page);
  return (await result.textContent()) ?? '';
}

/** The order as the cadastre system has received it. */
async function cadastreOrder(page: Page, orderNumber: string): Promise<unknown> {
  const authorization = `Bearer ${process.env['E2E_CADASTRE_TOKEN']}`;
  const answer = await page.request.get(`${sandboxOrigin()}/cadastre/orders`, {
    headers: { authorization },
  });
  const { orders }: { orders: { orderNumber: string }[] } = await answer.json();
  return orders.find((order) => order.orderNumber === orderNumber);
}

test('orders all five products, one is rejected, and every document is genuine (DOC-1, DOC-2, DOC-7, JRN-1, JRN-2)', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const fees = new Map<Extract, number>();
  /** One copy of the map on paper. */
  const provision = async (person: Person, extract: Extract): Promise<void> => {
    const fee = page.getByRole('status', { name: 'Gebühr' });
    if (extract === 'map') await person.choose('checkbox', /^Papier/);
    await expect(fee).toContainText(/\d,\d\d/);
    await page.waitForLoadState('networkidle');
    fees.set(extract, centsOf(await fee.textContent()));
  };
  const sum = (extracts: readonly Extract[]): number =>
    extracts.reduce((total, extract) => total + (fees.get(extract) ?? Number.NaN), 0);
  /** The summary shows the fee of each extract and their sum. */
  const review = async (): Promise<void> => {
    const table = page.getByRole('table', { name: 'Auszüge im Warenkorb' });
    for (const extract of EXTRACTS) {
      const row = table.getByRole('row', { name: named(extract) }).first();
      await expect(row).toContainText(euros(fees.get(extract) ?? 0));
    }
    await expect(table.getByRole('row', { name: /Summe/ })).toContainText(euros(sum(EXTRACTS)));
  };
  const person = await sendOrder(page, ERIKA, EXTRACTS, 5, provision, review);
  const number = await orderNumberOf(page);

  await test.step('the clerk sees who asks, approves one extract and rejects the other', async () => {
    const desk = await page.context().newPage();
    const entry = desk.getByRole('article').filter({ hasText: number });
    await expect(async () => {
      await desk.goto(`${sandboxOrigin()}/desk`);
      await expect(entry.first()).toContainText('Erika Mustermann', { timeout: 1000 });
    }).toPass({ timeout: 30_000 });
    await expect(entry).toHaveCount(2);
    await expect(entry.nth(0)).toContainText(TITLES.owner);
    await desk.close();
    await decide(page, number, 'Genehmigen');
    await decide(page, number, 'Ablehnen');
  });

  await test.step('review, payment and provider have the sum of the others', async () => {
    await page.goto(`/#/auszuege/uebersicht/${number}`);
    const table = page.getByRole('table', { name: 'Auszüge in diesem Auftrag' });
    await expect(table.getByRole('row', { name: /Summe/ })).toContainText(euros(sum(DELIVERED)));
    for (const extract of DELIVERED) {
      const row = table.getByRole('row', { name: named(extract) }).first();
      await expect(row).toContainText(euros(fees.get(extract) ?? 0));
    }
    await person.press('button', 'Weiter zur Bezahlung');
    await expect(page.getByRole('main')).toContainText(euros(sum(DELIVERED)));
    await person.choose('radio', /Kreditkarte/);
    await person.press('button', 'Zahlung bestätigen');
    await expect(page).toHaveURL(/\/payment\//);
    await expect(page.getByRole('main')).toContainText(euros(sum(DELIVERED)));
    await person.press('button', 'Bezahlen');
  });

  const files = new Map<Extract, string>();
  await test.step('each extract is one PDF with its own title and code', async () => {
    for (const extract of DELIVERED) files.set(extract, await download(page, named(extract)));
    await expect(downloadLinks(page)).toHaveCount(DELIVERED.length);
    const codes = new Set<string>();
    for (const [extract, path] of files) {
      const pdf = await readPdf(path);
      expect(pdf.title).toBe(`Auszug aus dem Liegenschaftskataster – ${TITLES[extract]}`);
      expect(pdf.tagged).toBe(true);
      expect(pdf.text).not.toContain('Ausdruck auf fälschungssicherem Papier');
      codes.add(CODE.exec(pdf.text.replaceAll(number, ''))?.[0] ?? '');
    }
    expect(codes.size).toBe(DELIVERED.length);
    const started = page.waitForEvent('download');
    await person.press('link', 'Alle herunterladen (ZIP)');
    const zip = await fromBufferPromise(await readFile(await (await started).path()));
    expect(zip.entryCount).toBe(DELIVERED.length);
  });

  await test.step('the paper goes to the address of the person', async () => {
    expect(await cadastreOrder(page, number)).toMatchObject({
      addressee: { name: 'Erika Mustermann' },
      positions: DELIVERED.length,
      status: 'DELIVERED',
    });
  });

  await test.step('the invoice has the sum of the delivered extracts', async () => {
    const link = page.getByRole('link', { name: 'Rechnung herunterladen' });
    await expect(async () => {
      await page.reload();
      await expect(link).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 30_000 });
    const started = page.waitForEvent('download');
    await link.click();
    const invoice = await readPdf(await (await started).path());
    expect(invoice.text).toContain(euros(sum(DELIVERED)));
    expect(invoice.text).toContain('Kreditkarte');
    expect(invoice.text).not.toContain(TITLES.property);
  });

  await test.step('the copy of what was declared names person, extracts and justification (LAW-5)', async () => {
    const started = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Kopie Ihrer Angaben (PDF)' }).click();
    const copy = await readPdf(await (await started).path());
    for (const text of [number, 'Erika Mustermann', 'Begründung', TITLES.owner, TITLES.map]) {
      expect(copy.text).toContain(text);
    }
    await expect(page.getByText(/^Bereitgestellt am \d/).first()).toBeVisible();
  });

  await test.step('the public page recognizes each file, and a changed one', async () => {
    for (const [extract, path] of files) {
      const result = await verifyFile(page, path);
      expect(result).toContain('ist echt und unverändert.');
      expect(result).toContain(TITLES[extract]);
      expect(result).not.toContain('Mustermann');
    }
    const [genuine = ''] = files.values();
    const content = await readFile(genuine, 'latin1');
    const changed = `${genuine}-changed.pdf`;
    await writeFile(changed, content.replace('/Lang (de-DE)', '/Lang (de-AT)'), 'latin1');
    expect(await verifyFile(page, changed)).toContain('wurde danach aber verändert');
    const unsealed = `${genuine}-unsealed.pdf`;
    await writeFile(unsealed, '%PDF-1.7\n%%EOF\n');
    expect(await verifyFile(page, unsealed)).toContain('trägt kein Siegel des Katasteramts');
  });
});
