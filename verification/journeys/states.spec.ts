import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { STATES } from '../support/state-pack.ts';
import { demoAddress } from './support/demo-data.ts';
import { download, payBy } from './support/lifecycle.ts';
import { test } from './support/own-portal.ts';
import { readPdf } from './support/pdf.ts';
import { withMouse } from './support/person.ts';
import {
  chooseProduct,
  expectStep,
  findByNumber,
  giveConsents,
  logIn,
  MAX,
} from './support/wizard.ts';

interface Catalogue {
  readonly categories: readonly {
    readonly products: readonly {
      readonly displayName: string;
      readonly priceBasePdf: { readonly priceGross: number };
    }[];
  }[];
  readonly paymentMethods: readonly { readonly displayName: string }[];
}

interface State {
  readonly title: { readonly de: string };
  readonly stateName: { readonly de: string };
  readonly landCode: string;
  readonly map: { readonly projection: string };
}

const readPack = <T>(name: string, file: string): T =>
  JSON.parse(readFileSync(join(STATES, name, file), 'utf8'));

const NTH_ADDRESS = 9;

/** Orders the first product of a pack, the map, from the landing page to the document. */
async function orderMap(page: Page, pack: string): Promise<void> {
  const state: State = readPack(pack, 'state.json');
  const { categories, paymentMethods }: Catalogue = readPack(pack, 'catalogue.json');
  const product = categories[0]?.products[0];
  if (!product) throw new Error(`${pack} has no product.`);
  const [method] = paymentMethods;
  const fee = `${(product.priceBasePdf.priceGross / 100).toFixed(2).replace('.', ',')} €`;
  const { parcel } = await demoAddress(NTH_ADDRESS);
  expect(parcel.properties.flstkennz.slice(0, 2)).toBe(state.landCode);

  const person = withMouse(page);
  await logIn(person, MAX);
  await expect(page.getByRole('banner')).toContainText(state.title.de.replaceAll('\u00AD', ''));
  await expect(page).toHaveTitle(new RegExp(`${state.title.de.replaceAll('\u00AD', '')}$`));
  await person.press('button', 'Auszug konfigurieren');
  await chooseProduct(person, new RegExp(`^${product.displayName}(?! mit)`));
  await findByNumber(person, parcel);
  await person.press('button', 'Weiter');
  await expectStep(page, 'Format und Maßstab');
  await expect(page.locator('canvas').first()).toBeVisible();
  await person.press('button', 'Weiter');
  await person.choose('checkbox', /^Digital \(PDF\)/);
  await expect(page.getByRole('status', { name: 'Gebühr' })).toContainText(fee);
  await person.press('button', 'Weiter');
  await giveConsents(person);
  await person.press('button', 'Auftrag senden');
  await payBy(person, new RegExp(`^${method?.displayName}`), 'Bezahlen');

  const { text } = await readPdf(await download(page, product.displayName));
  expect(text).toContain(state.map.projection);
}

base('orders a map in the demo state (STATE-3)', async ({ page }) => {
  await orderMap(page, 'lindenmark');
});

test.describe('in the second state', () => {
  test.use({ statePack: 'nordermarsch' });

  test('orders a map in EPSG:25832 of a parcel without section, with other fees (STATE-3, STATE-4, DATA-4)', async ({
    page,
  }) => {
    await orderMap(page, 'nordermarsch');
    const action = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--portal-color-action'),
    );
    expect(action).toBe('#a01722');
  });
});
