import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { AXE_OPTIONS } from '../../packages/ui/src/testing/axe-options.ts';
import { demoAddress } from '../support/demo-data.ts';
import { CADASTRAL_MAP, displayString, MAX } from '../support/wizard.ts';
import type { WebKit } from './desktop.ts';
import { type Person, personAt } from './person.ts';

/** What was checked on one page. */
export interface VisitedPage {
  readonly name: string;
  /** Violations that axe found, and sideways scrolling. */
  readonly faults: readonly string[];
}

interface Violations {
  readonly violations: readonly { readonly id: string; readonly targets: readonly string[] }[];
  readonly overflow: number;
}

/** The key Escape of WebDriver. */
const ESCAPE = '\uE00C';

const CHECK = `
  const [options] = args;
  // A colour that still changes, as of a button that has just become possible, has no contrast that lasts.
  const endless = (animation) => animation.effect.getComputedTiming().endTime === Infinity;
  const running = document.getAnimations().filter((animation) => !endless(animation));
  await Promise.allSettled(running.map(({ finished }) => finished));
  // What the bar at the foot of the window covers for the moment, a person scrolls into sight.
  const bars = [...document.querySelectorAll('[data-foot]')];
  for (const bar of bars) bar.style.position = 'relative';
  const { violations } = await window.axe.run(document, options);
  for (const bar of bars) bar.style.position = '';
  return {
    violations: violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) })),
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  };`;

async function check({ session }: Person, name: string): Promise<VisitedPage> {
  const options = { ...AXE_OPTIONS, resultTypes: ['violations'] };
  const { violations, overflow } = await session.evaluate<Violations>(axe.source + CHECK, options);
  return {
    name,
    faults: [
      ...violations.map(({ id, targets }) => `${id}: ${targets.join(', ')}`),
      ...(overflow > 0 ? [`scrolls sideways by ${overflow} px`] : []),
    ],
  };
}

/** The dialog that asks before an order is cancelled: open, closed by its button, and by Escape. The page stays where it is. */
async function keepOrder(person: Person, visit: (name: string) => Promise<void>): Promise<void> {
  const { session } = person;
  const state = () =>
    session.evaluate<{ focus: string; top: number }>(
      'return { focus: document.activeElement.textContent, top: Math.round(scrollY) }',
    );
  const expectBack = async (top: number): Promise<void> => {
    await person.waitUntil('the focus is back, and the page where it was', async () => {
      const now = await state();
      return now.focus === 'Auftrag abbrechen' && now.top === top;
    });
  };
  await person.press('button', 'Auftrag abbrechen');
  await person.expect('button', 'Nein, behalten');
  const { top } = await state();
  await visit('Cancel dialog');
  await session.scroll(400);
  await person.press('button', 'Nein, behalten');
  await expectBack(top);
  await person.press('button', 'Auftrag abbrechen');
  await person.expect('button', 'Nein, behalten');
  await session.press(ESCAPE);
  await expectBack(top);
  // Without a dialog the wheel moves the page, if it is longer than the window.
  if (top === 0) return;
  await session.scroll(-400);
  await person.waitUntil('the page has moved', async () => (await state()).top < top);
}

/** Drags the sheet at its handle with the pointer, and expects that what is printed has changed. */
async function dragSheet({ session, waitUntil }: Person): Promise<void> {
  const place = () =>
    session.evaluate<readonly [number, number]>(`
      const handle = [...document.querySelectorAll('svg + span')].find(({ style }) => style.inset);
      handle.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = handle.getBoundingClientRect();
      return [Math.round(left + width / 2), Math.round(top + height / 2)];`);
  const text = () => session.evaluate<string>('return document.querySelector("main").innerText');
  const before = await text();
  const [x, y] = await place();
  await session.drag([x, y], [x + 40, y + 30]);
  await waitUntil('the sheet was moved', async () => {
    const [left, top] = await place();
    return (left !== x || top !== y) && (await text()) !== before;
  });
}

/**
 * Orders, pays and downloads a map, from the landing page to the file.
 *
 * @param origin address of a running portal
 * @param nth which address of the demo state; every run needs another one
 * @param onPage called after each page
 * @throws Error at the first control or text that does not appear
 */
export async function orderMap(
  webkit: WebKit,
  origin: string,
  nth: number,
  onPage: (page: VisitedPage) => Promise<void>,
): Promise<void> {
  const person = personAt(webkit.session);
  const visit = async (name: string) => onPage(await check(person, name));
  const { parcel, address } = await demoAddress(nth);

  await webkit.session.open(origin);
  await person.expect('link', 'Auszüge bestellen');
  await visit('Landing page');
  await person.press('link', 'Auszüge bestellen');
  await person.expect('button', 'Bestellung starten');
  await visit('Extracts');
  await person.press('button', 'Bestellung starten');
  await person.expect('heading', /^Schritt 1 von 5/);
  await visit('Login step');
  await person.press('button', 'Anmelden');
  await person.expect('button', MAX);
  await visit('Identity provider');
  await person.press('button', MAX);
  await person.expect('button', 'Auszug konfigurieren');
  await visit('Start of the order');
  await person.press('button', 'Auszug konfigurieren');

  await person.expect('heading', 'Schritt 2 von 5, Produkt wählen');
  await person.choose('radio', CADASTRAL_MAP);
  await visit('Product step');
  await person.press('button', 'Weiter');

  await person.expect('heading', 'Schritt 2 von 5, Flurstück wählen');
  await person.press('tab', 'Adresse');
  await person.type('textbox', 'Postleitzahl', address.plz);
  await person.type('textbox', 'Ort', address.ort);
  await person.type('textbox', 'Straße', address.strasse);
  await person.type('textbox', 'Hausnummer', address.hausnr);
  await person.press('button', 'Suchen');
  await person.choose('radio', displayString(parcel));
  await visit('Parcel step');
  await person.press('button', 'Weiter');

  await person.expect('heading', 'Schritt 2 von 5, Format und Maßstab');
  await person.choose('radio', '1:500');
  await person.waitUntil('the map is drawn', async () => {
    const canvases = await webkit.session.find('canvas');
    return canvases.length > 0;
  });
  await visit('Format step');
  await dragSheet(person);
  await webkit.session.reload();
  await person.choose('radio', '1:500');
  await person.press('button', 'Weiter');

  await person.expect('heading', 'Schritt 2 von 5, Art der Bereitstellung');
  await person.choose('checkbox', /^Digital \(PDF\)/);
  await person.expectText('22,00');
  await visit('Provisioning step');
  await person.press('button', 'Weiter');

  await person.expect('heading', 'Schritt 3 von 5, Bestellübersicht');
  await person.choose('checkbox', /Datenschutzerklärung/);
  await person.choose('checkbox', /Allgemeinen Geschäftsbedingungen/);
  await visit('Order summary');
  await keepOrder(person, visit);
  await person.press('button', 'Auftrag senden');

  await person.expect('heading', 'Schritt 4 von 5, Bezahlung');
  await person.choose('radio', /Kreditkarte/);
  await visit('Payment step');
  await person.press('button', 'Zahlung bestätigen');
  await person.expect('button', 'Bezahlen');
  await visit('Payment provider');
  await person.press('button', 'Bezahlen');

  await person.expect('link', 'Auszug herunterladen');
  await visit('Download');
  await person.press('link', 'Auszug herunterladen');
  await person.waitUntil('the extract is downloaded', async () =>
    webkit
      .downloads()
      .filter((name) => name.endsWith('.pdf'))
      .some((name) => readFileSync(join(webkit.home, name)).subarray(0, 5).toString() === '%PDF-'),
  );
}
