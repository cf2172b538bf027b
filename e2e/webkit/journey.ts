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

const CHECK = `
  const [options] = args;
  // A colour that still changes, as of a button that has just become possible, has no contrast that lasts.
  const endless = (animation) => animation.effect.getComputedTiming().endTime === Infinity;
  const running = document.getAnimations().filter((animation) => !endless(animation));
  await Promise.allSettled(running.map(({ finished }) => finished));
  const { violations } = await window.axe.run(document, options);
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
