import { readFile, stat, writeFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { demoAddress } from '../support/demo-data.ts';
import { orderNumberOf, payBy, sendOrder } from '../support/lifecycle.ts';
import { test } from '../support/test.ts';
import { MAX } from '../support/wizard.ts';

const NTH = 12;

/** What the public page says about a file. */
async function verify(page: Page, path: string): Promise<string> {
  await page.goto('about:blank');
  await page.goto('/#/echtheit');
  await page.getByLabel(/^Datei wählen/).setInputFiles(path);
  const result = page.getByRole('main').getByRole('status').last();
  await expect(result).toContainText('Die Datei „');
  await expectAccessible(page);
  return (await result.textContent()) ?? '';
}

test('orders a GeoPackage beside a PDF, pays, downloads both and verifies them (DATA-6, DATA-7)', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const fee = page.getByRole('status', { name: 'Gebühr' });
  const person = await sendOrder(
    page,
    MAX,
    ['map'],
    NTH,
    async (provisioning) => {
      await expect(fee).toContainText('22,00');
      await provisioning.choose('checkbox', /^GeoPackage/);
      await provisioning.choose('radio', 'Nur die Flurstücke dieses Auszugs');
      await expect(fee).toContainText('59,00');
      await expectAccessible(page);
      // What was chosen survives a reload (FLOW-11).
      await page.reload();
      await expect(page.getByRole('checkbox', { name: /^GeoPackage/ })).toBeChecked();
      await expect(
        page.getByRole('radio', { name: 'Nur die Flurstücke dieses Auszugs' }),
      ).toBeChecked();
      await expect(fee).toContainText('59,00');
    },
    async () => {
      const table = page.getByRole('table', { name: 'Auszüge im Warenkorb' });
      await expect(table).toContainText('PDF, GeoPackage');
      await expect(table.getByRole('row', { name: /Summe/ })).toContainText('59,00');
    },
  );
  await orderNumberOf(page);
  await expect(page.getByRole('main')).toContainText('PDF, GeoPackage');
  await payBy(person, /Kreditkarte/, 'Bezahlen');

  const paths = new Map<string, string>();
  await test.step('each file has a download link of its own, and both are in an archive', async () => {
    const links = ['Auszug herunterladen', 'GeoPackage herunterladen'];
    await expect(page.getByRole('link', { name: 'GeoPackage herunterladen' })).toBeVisible({
      timeout: 60_000,
    });
    await expectAccessible(page);
    for (const name of links) {
      const started = page.waitForEvent('download');
      await person.press('link', name);
      const download = await started;
      const path = `${await download.path()}-${download.suggestedFilename()}`;
      await download.saveAs(path);
      paths.set(name, path);
    }
    await expect(page.getByRole('link', { name: 'Alle herunterladen (ZIP)' })).toBeVisible();
    expect([...paths.values()].map((path) => path.split('.').at(-1))).toEqual(['pdf', 'gpkg']);
  });

  const file = paths.get('GeoPackage herunterladen') ?? '';
  await test.step('the GeoPackage has the parcel, and nothing beside it', async () => {
    const { parcel } = await demoAddress(NTH);
    const database = new DatabaseSync(file, { readOnly: true });
    const rows = database.prepare('select flurstueckskennzeichen as id from flurstuecke').all();
    database.close();
    expect(rows.map(({ id }) => id)).toEqual([parcel.properties.flstkennz]);
  });

  await test.step('the public page says what each file is, and refuses a changed one', async () => {
    const geoPackage = await verify(page, file);
    expect(geoPackage).toContain('ist echt und unverändert.');
    expect(geoPackage).toMatch(/Dateiformat\s*GeoPackage/);
    expect(geoPackage).toContain('Liegenschaftskarte');
    expect(geoPackage).not.toContain('Muster');
    const pdf = await verify(page, paths.get('Auszug herunterladen') ?? '');
    expect(pdf).toMatch(/Dateiformat\s*PDF/);
    const changed = `${file}-changed.gpkg`;
    const bytes = await readFile(file);
    bytes.writeUInt8((bytes.at(-1) ?? 0) ^ 1, (await stat(file)).size - 1);
    await writeFile(changed, bytes);
    expect(await verify(page, changed)).toContain('kein Auszug von uns');
  });
});
