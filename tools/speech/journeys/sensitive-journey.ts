import type { Listener } from '../listener.ts';
import { decide } from './desk.ts';
import { arrival, described, once, result } from './rules.ts';
import { fillConsents, logIn, orderByCard } from './steps.ts';
import { NAMES } from '../names.ts';

const WHY = 'Ich will das Grundstueck kaufen und den Eigentuemer anschreiben.';

/**
 * An extract with owners' names: from the legitimate interest over the decision of the authority to the download.
 *
 * @param origin address of a running portal
 * @param sandbox address of its sandbox, whose desk decides
 */
export async function walkSensitiveJourney(
  listener: Listener,
  origin: string,
  sandbox: string,
): Promise<void> {
  const { activate, at, check, fill, ignore, listen, page, press, subject } = listener;
  await listener.open(`${origin}#/auszuege`);
  await activate('button', 'Bestellung starten');
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).waitFor();
  await logIn(listener, /Erika Mustermann/);
  await activate('button', 'Auszug konfigurieren');

  subject(NAMES.productStep);
  await at('radio', /^Flurstücks- und Eigentumsnachweis/).waitFor();
  await ignore(1500);
  await at('radio', /^Flurstücks- und Eigentumsnachweis/).focus();
  await listen(
    NAMES.focusOnAnExtractWithOwnerData,
    ['1.3.1', '3.3.2', '4.1.2'],
    {
      contains: /Flurstücks- und Eigentumsnachweis/,
    },
    ...once(/Prüfung, einige Tage/),
  );
  await press('space');
  await ignore();
  await activate('button', 'Weiter');
  await findByNumber(listener);
  await activate('button', 'Weiter');

  subject(NAMES.legitimateInterest);
  await at('textbox', 'Begründung').waitFor();
  await listen(NAMES.arrival, ['2.4.3', '2.4.6'], ...arrival(/Schritt 2 von 5/));
  await at('textbox', 'Begründung').focus();
  await listen(NAMES.focusOnTheField, ['1.3.1', '3.3.2', '4.1.2'], ...once(/^Begründung/), {
    contains: /Nachbargrundstück/,
  });
  await listener.desktop.type('Kauf');
  await ignore();
  await press('Tab');
  await ignore();
  await at('textbox', 'Begründung').focus();
  await listen(
    NAMES.backToATextThatIsTooShort,
    ['3.3.1', '4.1.2'],
    ...described(/Bitte schreiben Sie 10 bis 500 Zeichen/),
  );
  await press('ctrl+a');
  await fill('Begründung', WHY);
  await activate('button', 'Weiter');

  subject(NAMES.provisioningStep);
  await at('checkbox', /^Digital/).waitFor();
  await listen(NAMES.arrival, ['2.4.3', '2.4.6'], ...arrival(/Art der Bereitstellung/));
  await check('checkbox', /^Digital/);
  await activate('button', 'Weiter');

  subject(NAMES.summary);
  await at('button', 'Auftrag senden').waitFor();
  await listen(
    NAMES.arrival,
    ['2.4.3', '2.4.6'],
    ...arrival(/Schritt 3 von 5/, /Bestellübersicht/),
  );
  await at('checkbox', /Weitergabe meiner Daten/).focus();
  await listen(
    NAMES.focusOnTheConsentToPassOnData,
    ['3.3.2', '4.1.2'],
    ...once(/Weitergabe meiner Daten/),
  );
  await fillConsents(listener, true);
  await activate('button', 'Auftrag senden');

  subject(NAMES.approval);
  await page.getByRole('heading', { name: 'Vielen Dank für Ihren Auftrag' }).waitFor();
  await listen(NAMES.arrival, ['2.4.3', '2.4.6'], ...arrival(/Vielen Dank für Ihren Auftrag/));
  const href = await page
    .getByRole('main')
    .getByRole('link', { name: 'Auftrag ansehen' })
    .getAttribute('href');
  const orderNumber = href?.split('/').at(-1) ?? '';
  await activate('link', 'Auftrag ansehen');

  subject(NAMES.review);
  await page.getByRole('heading', { name: /Auftrag / }).waitFor();
  await listen(NAMES.arrivalBeforeTheDecision, ['2.4.3', '2.4.6'], ...arrival(/Auftrag \w{4}-/));
  await decide(sandbox, orderNumber, 'APPROVED');
  await page.reload();
  await at('button', 'Weiter zur Bezahlung').waitFor();
  await page.getByText('Bitte bezahlen Sie bis zum').waitFor();
  await ignore(1500);
  await activate('button', 'Weiter zur Bezahlung');

  subject(NAMES.payment);
  await at('radio', /Kreditkarte/).waitFor();
  await listen(NAMES.arrival, ['2.4.3', '2.4.6'], ...arrival(/Schritt 4 von 5/, /Bezahlung/));
  await orderByCard(listener);
  subject(NAMES.generation);
  await listen(
    NAMES.arrivalAndResult,
    ['4.1.3'],
    ...once(/Schritt 5 von 5/, /Ihr Auszug ist fertig/),
  );
  await at('link', 'Auszug herunterladen').focus();
  await listen(NAMES.focusOnTheDownload, ['2.4.4', '4.1.2'], ...once(/^Auszug herunterladen/));
}

/** Searches by subdistrict, section and number, and chooses the parcel. */
async function findByNumber(listener: Listener): Promise<void> {
  const { activate, at, desktop, fill, ignore, listen, page, press, subject } = listener;
  subject(NAMES.parcelStep);
  await activate('tab', 'Flurstück');
  await ignore();
  await at('combobox', 'Gemarkung').focus();
  await listen(NAMES.focusOnTheCombobox, ['1.3.1', '4.1.2'], ...once(/^Gemarkung/));
  await desktop.type('Lindenau');
  await listen(NAMES.type, ['4.1.3'], ...once(/\d+ Vorschl/));
  await press('Down');
  await listen(NAMES.arrowDown, ['4.1.2'], ...once(/^Lindenau/), { never: /nicht ausgewählt/ });
  await press('Return');
  await listen(NAMES.enter, ['4.1.2'], ...once(/Lindenau/));
  await fill('Flur', '3');
  await fill('Flurstücksnummer', '114');
  await activate('button', 'Suchen');
  await at('table', 'Suchergebnisse').waitFor();
  await listen(NAMES.searchByNumber, ['4.1.3'], ...result(/\d+ Treffer/));
  await page.getByRole('table', { name: 'Suchergebnisse' }).getByRole('radio').first().focus();
  await ignore();
  await press('space');
  await ignore();
}
