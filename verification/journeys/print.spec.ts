import { expect, type Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { demoAddress } from './support/demo-data.ts';
import { createOrderByCall } from './support/order-calls.ts';
import { test } from './support/test.ts';
import { ERIKA, expectStep, MAX, startLoggedIn, wizardLink } from './support/wizard.ts';

const NTH_ADDRESS = 12;

/** As a printer leaves them. They make the paper narrower than the window in which a table becomes cards. */
const MARGIN = { top: '13mm', right: '13mm', bottom: '13mm', left: '13mm' };

/** The text of each page of the printed page. */
async function printedPages(page: Page): Promise<readonly string[]> {
  const data = new Uint8Array(
    await page.pdf({ format: 'A4', printBackground: false, margin: MARGIN }),
  );
  const document = await getDocument({ data }).promise;
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await document.getPage(number)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
}

/** Relative brightness of computed colours, 0 black to 1 white; a transparent colour counts as paper. */
function brightnessInPage(elements: Element[], property: string) {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) throw new Error('The browser has no canvas.');
  return elements.map((element) => {
    canvas.fillStyle = '#fff';
    canvas.fillRect(0, 0, 1, 1);
    canvas.fillStyle = getComputedStyle(element).getPropertyValue(property);
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  });
}

test('prints the order summary on one legible page from every theme (JRN-12)', async ({
  page,
  browserName,
}) => {
  const { parcel } = await demoAddress(NTH_ADDRESS);
  await startLoggedIn(page, MAX);
  await page.goto(wizardLink('liegenschaftskarte', parcel));
  const next = page.getByRole('button', { name: 'Weiter', exact: true });
  await next.click();
  await expectStep(page, 'Format und Maßstab');
  await next.click();
  await page.getByRole('checkbox', { name: /^Digital \(PDF\)/ }).check();
  await next.click();
  await expectStep(page, 'Bestellübersicht');
  await page.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check();
  for (const theme of ['light', 'dark', 'contrast', 'system']) {
    await page.evaluate((value) => localStorage.setItem('portal.theme', value), theme);
    await page.reload();
    await expect(page.getByRole('table', { name: 'Auszüge im Warenkorb' })).toBeVisible();
    const pages = await printedPages(page);
    expect([theme, pages.length], pages.join(' | ')).toEqual([theme, 1]);
    // In the PDF of Firefox the letters of headings have no Unicode values.
    expect(pages[0]).toContain('Prüfen Sie Ihre Auszüge');
    expect(pages[0], 'row of the table').toContain(parcel.properties.gemarkung);
    // Over WebDriver BiDi no medium can be emulated: in Firefox the paper is checked, not its colours.
    if (browserName === 'firefox') continue;
    await page.emulateMedia({ media: 'print' });
    // Unlike `beforeprint`, the event of an emulated medium comes a moment later.
    await expect(page.locator('html')).toHaveAttribute('data-portal-theme', 'light');
    const texts = await page
      .locator('main :is(h2, td, label)')
      .evaluateAll(brightnessInPage, 'color');
    expect([theme, Math.max(...texts) < 0.45]).toEqual([theme, true]);
    const unticked = page.getByRole('checkbox', { checked: false });
    const boxes = await unticked.evaluateAll(brightnessInPage, 'background-color');
    expect(boxes.length).toBeGreaterThan(0);
    expect([theme, Math.min(...boxes) > 0.9]).toEqual([theme, true]);
    await page.emulateMedia({ media: null });
  }
});

/** As many orders as do not fit on one sheet. */
const ORDERS = 7;

test('prints orders from the first sheet on, without controls (JRN-12)', async ({
  page,
  browserName,
}) => {
  await startLoggedIn(page, ERIKA);
  const orders: string[] = [];
  for (let count = 0; count < ORDERS; count += 1) {
    orders.push(await createOrderByCall(page, { product: 'owner' }));
  }
  const latest = orders.at(-1) ?? '';
  for (const [address, heading] of [
    ['/#/auszuege/meine-bestellungen', 'Meine Bestellungen'],
    [`/#/auszuege/uebersicht/${latest}`, 'Auftrag prüfen'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(latest);
    const [first = ''] = await printedPages(page);
    // In the PDF of Firefox the bold letters of the number have no Unicode values.
    expect(first, heading).toContain('Auftragsnummer');
    if (browserName === 'firefox') continue;
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 720, height: 1000 });
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Fortschritt' })).toHaveCount(0);
    await page.setViewportSize({ width: 1140, height: 900 });
    await page.emulateMedia({ media: null });
  }
});
