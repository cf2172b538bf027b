import { expect, type Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { demoAddress } from '../support/demo-data.ts';
import { createOrderByCall } from '../support/order-calls.ts';
import { test } from '../support/test.ts';
import { ERIKA, expectStep, MAX, startLoggedIn, wizardLink } from '../support/wizard.ts';

const NTH_ADDRESS = 12;

/** As a printer leaves them. They make the paper narrower than the window in which a table becomes cards. */
const MARGIN = { top: '13mm', right: '13mm', bottom: '13mm', left: '13mm' };

interface PrintedText {
  readonly text: string;
  /** Height above the lower edge of the sheet, in points. */
  readonly height: number;
  /** Distance from the upper edge of the sheet, in points. */
  readonly top: number;
}

/** The texts on each sheet of the printed page, on paper of this height. */
async function printedTexts(page: Page, paper = '29.7cm'): Promise<readonly PrintedText[][]> {
  const size = { width: '21cm', height: paper };
  const data = new Uint8Array(await page.pdf({ ...size, printBackground: false, margin: MARGIN }));
  const document = await getDocument({ data }).promise;
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const sheet = await document.getPage(number);
      const { items } = await sheet.getTextContent();
      return items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const height = Number(item.transform[5]);
        return [{ text: item.str, height, top: sheet.getViewport({ scale: 1 }).height - height }];
      });
    }),
  );
}

/** The text of each sheet of the printed page. */
async function printedPages(page: Page): Promise<readonly string[]> {
  const sheets = await printedTexts(page);
  return sheets.map((texts) => texts.map(({ text }) => text).join(' '));
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

const HEADERS = ['Auftrag', 'Auszug', 'Flurstück', 'Status', 'Gebühr'];

/** Each sheet with rows of the list begins with the header of every column (EYE-4). */
async function expectHeadersOnEverySheet(page: Page, orders: readonly string[]): Promise<void> {
  const sheets = (await printedTexts(page, '14.8cm')).map((texts) =>
    texts.map(({ text }) => text.trim()),
  );
  const withRows = sheets.filter((texts) =>
    orders.some((order) => texts.join(' ').includes(order)),
  );
  expect(withRows.length).toBeGreaterThan(1);
  for (const texts of withRows) expect(texts).toEqual(expect.arrayContaining(HEADERS));
}

/** As many orders as do not fit on one sheet, and one more than the list shows at once. */
const ORDERS = 11;

/** Where a heading at the upper edge of a sheet ends, in points: below the margin of 37. */
const HEADING_END = 60;

/** Nothing is printed over what comes before it, and a heading is on the sheet of what it names. */
async function expectOrderOnPaper(page: Page): Promise<void> {
  for (const paper of ['29.7cm', '18cm']) {
    for (const texts of await printedTexts(page, paper)) {
      const link = texts.find(({ text }) => text.includes('Meine Daten'));
      const lowest = Math.min(...texts.map(({ height }) => height));
      if (link) expect(link.height, `link to personal data on ${paper}`).toBe(lowest);
      // A heading has no letters in the PDF of Firefox: the events begin below the space that it takes.
      const event = texts.find(({ text }) => text.includes('Auftrag gesendet'));
      if (event) expect(event.top, `events on ${paper}`).toBeGreaterThan(HEADING_END);
    }
  }
}

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
    [`/#/auszuege/uebersicht/${latest}`, `Auftrag ${latest}`],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(latest);
    const [first = ''] = await printedPages(page);
    // In the PDF of Firefox the bold letters of the number have no Unicode values.
    expect(first, heading).toContain('Auftrag');
    await expectOrderOnPaper(page);
    if (browserName === 'firefox') continue;
    if (heading === 'Meine Bestellungen') await expectHeadersOnEverySheet(page, orders);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 720, height: 1000 });
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Fortschritt' })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Seiten' })).toHaveCount(0);
    await page.setViewportSize({ width: 1140, height: 900 });
    await page.emulateMedia({ media: null });
  }
});

test('prints one total, after the last extract of an order on several sheets (PAGE-13)', async ({
  page,
}) => {
  await startLoggedIn(page, MAX);
  const number = await createOrderByCall(page, ...Array.from({ length: 10 }, () => ({})));
  await page.goto(`/#/auszuege/uebersicht/${number}`);
  await expect(page.getByRole('table', { name: 'Auszüge in diesem Auftrag' })).toBeVisible();
  const sheets = (await printedTexts(page, '14.8cm')).map((texts) =>
    texts.map(({ text }) => text).join(' '),
  );
  expect(sheets.length).toBeGreaterThan(1);
  const withTotal = sheets.flatMap((text, index) => (text.includes('110,00') ? [index] : []));
  expect(withTotal).toHaveLength(1);
  expect(sheets.slice(0, withTotal[0]).join(' '), 'sheets before').toContain('Flurstück');
});
