import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { STATES } from '../../tools/support/state-pack.ts';
import { demoAddress } from './demo-data.ts';
import { download, payAtXBezahldienste, payBy } from './lifecycle.ts';
import { readPdf } from './pdf.ts';
import { withPointer } from './person.ts';
import { chooseProduct, expectStep, findByNumber, giveConsents, logIn, MAX } from './wizard.ts';

interface Catalogue {
  readonly categories: readonly {
    readonly products: readonly {
      readonly displayName: string;
      readonly priceBasePdf: { readonly priceGross: number };
    }[];
  }[];
  readonly paymentMethods: readonly { readonly method: string; readonly displayName: string }[];
}

interface State {
  readonly title: { readonly de: string };
  readonly stateName: { readonly de: string };
  readonly landCode: string;
  readonly map: { readonly projection: string };
}

const textOf = (pack: string, file: string): string =>
  readFileSync(join(STATES, pack, file), 'utf8');

const NTH_ADDRESS = 9;

/** Orders the first product of a pack, the map, from the landing page to the document. */
export async function orderMap(page: Page, pack: string): Promise<void> {
  const state: State = JSON.parse(textOf(pack, 'state.json'));
  const { categories, paymentMethods }: Catalogue = JSON.parse(textOf(pack, 'catalogue.json'));
  const product = categories[0]?.products[0];
  if (!product) throw new Error(`${pack} has no product.`);
  const [method] = paymentMethods;
  const fee = `${(product.priceBasePdf.priceGross / 100).toFixed(2).replace('.', ',')} €`;
  const { parcel } = await demoAddress(NTH_ADDRESS);
  expect(parcel.properties.flstkennz.slice(0, 2)).toBe(state.landCode);

  const person = withPointer(page);
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
  if (method?.method === 'ONLINE') await payAtXBezahldienste(person, 'Mit Kreditkarte bezahlen');
  else await payBy(person, new RegExp(`^${method?.displayName}`), 'Bezahlen');

  const { text } = await readPdf(await download(page, product.displayName));
  expect(text).toContain(state.map.projection);
}
