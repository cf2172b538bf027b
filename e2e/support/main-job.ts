import type { Locator, Page } from 'playwright';
import type { DemoAddress } from './demo-data.ts';

/** What a person did for a job. */
export interface Effort {
  /** Presses of a mouse button, also at the payment provider. */
  readonly clicks: number;
  /** Fields in which text was typed; Enter at its end belongs to it. */
  readonly typedFields: number;
  /** Keys that are pressed in place of a click: Enter where the focus is, Tab to the next control. */
  readonly keys: number;
  /** Controls that were not in the window when they were to be pressed, so that the person had to scroll. */
  readonly outside: readonly string[];
  /** Name of the downloaded file. */
  readonly file: string;
}

const named = (name: string) => ({ name, exact: true });

/** Whether the middle of a control is in the window, and nothing lies on it; within a second, as a page that opens scrolls to its heading. */
const isInWindow = (control: Locator): Promise<boolean> =>
  control.evaluate(async (element) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const isSeen = (): boolean =>
      [element, label].some((one) => {
        if (!one) return false;
        const { left, top, width, height } = one.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit !== null && (one.contains(hit) || hit.contains(element));
      });
    const end = performance.now() + 1000;
    while (!isSeen() && performance.now() < end) await new Promise(requestAnimationFrame);
    return isSeen();
  });

/** Counts what a person does with a page. */
function countingPerson(page: Page) {
  const counted = { clicks: 0, typedFields: 0, keys: 0, outside: [] as string[] };
  const click = async (control: Locator): Promise<void> => {
    counted.clicks += 1;
    const first = control.first();
    await first.waitFor();
    if (!(await isInWindow(first))) counted.outside.push(String(first));
    await first.click();
  };
  return {
    counted,
    click,
    press: (name: string) => click(page.getByRole('button', named(name))),
    follow: (name: string) => click(page.getByRole('link', named(name))),
    key: async (name: 'Enter' | 'Tab'): Promise<void> => {
      counted.keys += 1;
      await page.keyboard.press(name);
    },
    type: async (text: string): Promise<void> => {
      counted.typedFields += 1;
      await page.keyboard.type(text);
    },
  };
}

type Person = ReturnType<typeof countingPerson>;

const searchField = (page: Page): Locator =>
  page.getByRole('combobox', { name: 'Adresse oder Flurstück suchen' });

const stepOf = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name }).waitFor();

/** From the parcel step, with the focus in its field, to the download. */
async function orderMap(page: Page, person: Person, { address }: DemoAddress): Promise<Effort> {
  const { click, press, type } = person;
  await type(`${address.strasse} ${address.hausnr}, ${address.ort}`);
  const label = `${address.strasse} ${address.hausnr}`;
  await page.getByRole('option', { name: label }).first().waitFor();
  // One suggestion is chosen at once; the first of several after it is marked.
  await page.keyboard.press('Enter');
  // The selects of the header have selected options, too.
  const marked = page
    .getByRole('listbox', { name: /^Vorschläge/ })
    .getByRole('option', { selected: true });
  const hits = page.getByRole('table', { name: 'Suchergebnisse' }).getByRole('radio');
  await marked.or(hits).first().waitFor();
  if (await marked.count()) await page.keyboard.press('Enter');
  await hits.first().waitFor();
  await press('Weiter');
  await stepOf(page, 'Format und Maßstab');
  await press('Weiter');
  await stepOf(page, 'Art der Bereitstellung');
  await click(page.getByRole('checkbox', { name: /^Digital \(PDF\)/ }));
  await press('Weiter');
  await stepOf(page, 'Bestellübersicht');
  await click(page.getByRole('checkbox', { name: /Datenschutzerklärung/ }));
  await click(page.getByRole('checkbox', { name: /Allgemeinen Geschäftsbedingungen/ }));
  await press('Auftrag senden');
  await click(
    page
      .getByRole('radiogroup', { name: 'Zahlungsart' })
      .getByRole('radio', { name: 'Kreditkarte' }),
  );
  await press('Zahlung bestätigen');
  await press('Bezahlen');
  const started = page.waitForEvent('download', { timeout: 60_000 });
  await click(page.getByRole('link', { name: 'Auszug herunterladen', exact: true }));
  const file = (await started).suggestedFilename();
  return { ...person.counted, file };
}

/**
 * The main job of somebody who is logged in: from the landing page to the downloaded map of the parcel at an address (PAGE-4). The
 * page of the product leads to its order, so that it need not be chosen again.
 */
export async function doMainJob(page: Page, address: DemoAddress): Promise<Effort> {
  const person = countingPerson(page);
  await person.follow('Auszüge bestellen');
  await person.follow('Liegenschaftskarte');
  await person.follow('Diesen Auszug bestellen');
  await stepOf(page, 'Flurstück wählen');
  await person.click(searchField(page));
  return orderMap(page, person, address);
}

/** The same by "Bestellung starten": Enter on the button of the login step, which has the focus, and Tab to the field. */
export async function doMainJobFromStart(page: Page, address: DemoAddress): Promise<Effort> {
  const person = countingPerson(page);
  await person.follow('Auszüge bestellen');
  await person.press('Bestellung starten');
  // Not the button of the page before, which keeps the focus until this one is there.
  await page.locator('main button:focus').getByText('Auszug konfigurieren').waitFor();
  await person.key('Enter');
  await stepOf(page, 'Produkt wählen');
  await person.click(page.getByRole('radio', { name: /^Liegenschaftskarte(?! mit)/ }));
  await person.press('Weiter');
  await page.locator('main h2:focus').getByText('Flurstück wählen').waitFor();
  await person.key('Tab');
  return orderMap(page, person, address);
}
