import type { Page } from 'playwright';
import type { Desktop } from './desktop.ts';
import type { Rule } from './rules.ts';

/** What Orca said at one moment of the journey, and the rules it must keep. */
export interface Scene {
  /** Name of the page or component and what the person did. */
  readonly name: string;
  readonly spoken: readonly string[];
  readonly rules: readonly Rule[];
}

type Role = Parameters<Page['getByRole']>[0];

/** Texts of work in progress. */
const BUSY = /wird geladen|werden geladen|wir suchen|Lade…|wir prüfen/i;

/** Each part of a heading is one line: the position, then the name of the step. */
function arrival(...texts: RegExp[]): Rule[] {
  return texts.flatMap((text) => [{ contains: text }, { atMostOnce: text }]);
}

/**
 * Walks the main journey with keys of the keyboard, and listens after each step.
 *
 * @param origin address of a running portal
 */
export async function walkJourney(
  page: Page,
  desktop: Desktop,
  origin: string,
): Promise<readonly Scene[]> {
  const scenes: Scene[] = [];
  const at = (role: Role, name: string | RegExp) =>
    page.getByRole(role, { name, exact: typeof name === 'string' }).first();
  const listen = async (name: string, ...rules: Rule[]): Promise<void> => {
    const wanted = rules.flatMap((rule) => ('contains' in rule ? [rule.contains] : []));
    const spoken = await desktop.speech(2000, (lines) =>
      wanted.every((pattern) => lines.some((line) => pattern.test(line))),
    );
    scenes.push({ name, spoken, rules });
  };
  /** Focuses a control; what Orca says about it is not part of the next scene. */
  const focus = async (role: Role, name: string | RegExp): Promise<void> => {
    await at(role, name).waitFor();
    await at(role, name).focus();
    await desktop.speech(1200);
  };
  const activate = async (role: Role, name: string | RegExp): Promise<void> => {
    await focus(role, name);
    await desktop.press('Return');
  };
  const fill = async (name: string, text: string): Promise<void> => {
    await focus('textbox', name);
    desktop.type(text);
    await desktop.speech(1200);
  };

  await page.goto(origin);
  await page.bringToFront();
  desktop.click(1270, 600);
  await desktop.speech();

  await activate('link', 'Auszüge bestellen');
  await at('button', 'Bestellung starten').waitFor();
  await listen('Auszüge: arrival', ...arrival(/^Auszüge Überschrift/));

  await activate('button', 'Bestellung starten');
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).waitFor();
  await listen('Login step: arrival', ...arrival(/Schritt 1 von 5/));
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).focus();
  await desktop.press('Return');
  await at('button', /Max Muster/).waitFor();
  await activate('button', /Max Muster/);
  await at('button', 'Auszug konfigurieren').waitFor();
  await desktop.speech();

  await activate('button', 'Auszug konfigurieren');
  await at('radio', /^Liegenschaftskarte/).waitFor();
  await listen('Product step: arrival', ...arrival(/Schritt 2 von 5/, /^Produkt wählen/), {
    never: BUSY,
  });
  await focus('button', 'Weiter');
  await at('button', 'Abbrechen').focus();
  await desktop.speech(1200);
  await at('button', 'Weiter').focus();
  await listen('Product step: the main button before a choice', { contains: /Weiter/ });

  await focus('radio', /^Liegenschaftskarte(?! mit)/);
  await desktop.press('space');
  await activate('button', 'Weiter');
  await at('tab', 'Adresse').waitFor();
  await listen('Parcel step: arrival', ...arrival(/Schritt 2 von 5/, /^Flurstück wählen/), {
    never: BUSY,
  });

  await focus('tab', 'Adresse');
  await desktop.press('Return');
  await desktop.speech(1200);
  await activate('button', 'Suchen');
  await listen('Parcel step: search with empty fields', { contains: /Bitte geben Sie/ });

  await fill('Postleitzahl', '15990');
  await fill('Ort', 'Lindenau');
  await fill('Straße', 'Lindenallee');
  await fill('Hausnummer', '5');
  await activate('button', 'Suchen');
  await at('table', 'Suchergebnisse').waitFor();
  await listen('Parcel step: search by address', ...arrival(/Suchergebnisse: \d+ Flurstück/), {
    before: [BUSY, /Suchergebnisse:/],
  });

  await focus('tab', 'Karte');
  await desktop.press('Return');
  await at('button', 'Flurstück in der Karte anklicken').waitFor();
  await page.locator('canvas').first().waitFor();
  await desktop.speech();
  await page.getByRole('img', { name: 'Karte zum Auswählen' }).focus();
  await listen('Map: focus', { contains: /Karte zum Auswählen/ });
  await activate('button', 'Flurstück in der Karte anklicken');
  await listen(
    'Map: click mode on',
    { contains: /Klickmodus an/ },
    { contains: /Flurstück im Fadenkreuz wählen/ },
  );
  await activate('button', 'Vergrößern');
  await listen('Map: zoom', { contains: /Kartenausschnitt/ });
  await activate('button', 'Flurstück im Fadenkreuz wählen');
  await listen(
    'Map: pick',
    { contains: /Suchergebnisse: 1 Flurstück/ },
    { before: [BUSY, /Suchergebnisse|gefunden|kein/i] },
  );

  await page.getByRole('radio').first().waitFor();
  await page.getByRole('table', { name: 'Suchergebnisse' }).getByRole('radio').first().focus();
  await desktop.press('space');
  await activate('button', 'Weiter');
  await at('radio', 'A4').waitFor();
  await listen('Format step: arrival', ...arrival(/Schritt 2 von 5/, /^Format und Maßstab/));
  await activate('button', 'Weiter');
  await at('checkbox', /^Digital/).waitFor();
  await listen(
    'Provisioning step: arrival',
    ...arrival(/Schritt 2 von 5/, /^Art der Bereitstellung/),
  );
  await focus('checkbox', /^Digital/);
  await desktop.press('space');
  await desktop.speech();
  await activate('button', 'Weiter');
  await at('button', 'Auftrag senden').waitFor();
  await listen('Summary: arrival', ...arrival(/Schritt 3 von 5/, /^Bestellübersicht/));

  await activate('button', 'Auftrag abbrechen');
  await at('dialog', /abbrechen/).waitFor();
  await listen(
    'Summary: cancel dialog',
    ...arrival(/Auftrag wirklich abbrechen/),
    { contains: /Warenkorb wird geleert/ },
    { never: /^Schließen/ },
  );
  await activate('button', 'Nein, behalten');
  await desktop.speech();

  for (const consent of [/Datenschutzerklärung/, /Allgemeinen Geschäftsbedingungen/]) {
    await focus('checkbox', consent);
    await desktop.press('space');
  }
  await activate('button', 'Auftrag senden');
  await at('radio', /Kreditkarte/).waitFor();
  await listen('Payment: arrival', ...arrival(/Schritt 4 von 5/, /^Bezahlung/));
  await focus('radio', /Kreditkarte/);
  await desktop.press('space');
  await activate('button', 'Zahlung bestätigen');
  await at('button', 'Bezahlen').waitFor();
  await activate('button', 'Bezahlen');
  await at('link', 'Auszug herunterladen').waitFor({ timeout: 60_000 });
  await listen(
    'Generation: arrival and result',
    { contains: /Ihr Auszug ist fertig/ },
    { before: [/wird erstellt/, /Ihr Auszug ist fertig/] },
  );
  return scenes;
}
