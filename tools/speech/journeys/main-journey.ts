import type { Listener } from '../listener.ts';
import { arrival, described, once, question, REMOVED, result } from './rules.ts';
import { fillConsents, logIn, orderByCard } from './steps.ts';
import { NAMES } from '../names.ts';

/**
 * The main journey by keyboard: landing page, login, parcel search by address and by map, summary, payment, generation.
 *
 * @param origin address of a running portal
 */
export async function walkMainJourney(listener: Listener, origin: string): Promise<void> {
  const { activate, at, check, fill, focus, ignore, listen, page, press, subject } = listener;

  subject(NAMES.landingPage);
  await listener.open(origin);
  await listener.toStart();
  // The first page after the start of a browser: Orca is late.
  await ignore(3000);
  await listener.readAll(page.locator('body'), ...once(/^Ihr Grundstück, amtlich/), {
    before: [/^Hauptinhalt/, /^Kontakt/],
  });
  // Reading has moved Orca's position in the page.
  await listener.open(origin);
  await focus('link', 'Zum Inhalt springen');
  await press('Return');
  await listen(NAMES.skipToTheContent, ['2.4.1', '2.4.3'], ...once(/^Ihr Grundstück, amtlich/));
  await listener.open(origin);
  await activate('link', 'Auszüge bestellen');
  await at('button', 'Bestellung starten').waitFor();
  subject(NAMES.auszuege);
  await listen(NAMES.arrival, ['2.4.3', '2.4.6'], ...arrival(/^Auszüge(?! bestellen)/));
  await activate('button', 'Bestellung starten');
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).waitFor();
  subject(NAMES.loginStep);
  await listen(NAMES.arrival, ['2.4.3', '2.4.6'], ...arrival(/Schritt 1 von 5/));
  await logIn(listener, /Max Muster/);
  await ignore();

  subject(NAMES.productStep);
  await activate('button', 'Auszug konfigurieren');
  await at('radio', /^Liegenschaftskarte/).waitFor();
  await listen(NAMES.arrival, ['2.4.3', '2.4.6'], ...arrival(/Schritt 2 von 5/, /Produkt wählen/));
  await focus('button', 'Abbrechen');
  await at('button', 'Weiter').focus();
  await listen(NAMES.focusOnWeiterBeforeAChoice, ['3.3.2', '4.1.2'], ...once(/^Weiter/), {
    contains: /Wählen Sie einen Auszug/,
  });
  await at('radio', /^Liegenschaftskarte(?! mit)/).focus();
  await listen(NAMES.focusOnAProduct, ['1.3.1', '4.1.2'], ...once(/^Liegenschaftskarte/));
  await press('space');
  await ignore();
  await activate('button', 'Weiter');
  await at('tab', 'Adresse').waitFor();

  subject(NAMES.parcelStep);
  await listen(
    NAMES.arrival,
    ['2.4.3', '2.4.6'],
    ...arrival(/Schritt 2 von 5/, /Flurstück wählen/),
  );
  // The map comes after the step.
  await page.locator('canvas').first().waitFor();
  await readFromHeading(listener);
  await activate('tab', 'Adresse');
  await ignore();
  await activate('button', 'Suchen');
  await listen(NAMES.searchWithEmptyFields, ['3.3.1', '4.1.3'], ...once(/Bitte prüfen Sie/), {
    contains: /Straße/,
  });
  await at('textbox', 'Straße').focus();
  await listen(NAMES.focusOnAFieldWithAnError, ['3.3.1', '4.1.2'], ...described(/Straßennamen/));
  await fill('Postleitzahl', '15990');
  await fill('Ort', 'Lindenau');
  await fill('Straße', 'Lindenallee');
  await fill('Hausnummer', '5');
  await activate('button', 'Suchen');
  await at('table', 'Suchergebnisse').waitFor();
  await listen(NAMES.searchByAddress, ['4.1.3'], ...result(/\d+ Treffer/));

  await pickOnMap(listener);

  await page.getByRole('table', { name: 'Suchergebnisse' }).getByRole('radio').first().focus();
  await listen(NAMES.focusOnTheResult, ['1.3.1', '4.1.2'], { contains: /Flurstück/ });
  await press('space');
  await activate('button', 'Weiter');
  await at('radio', 'A4').waitFor();
  subject(NAMES.formatStep);
  await listen(NAMES.arrival, ['2.4.3', '2.4.6'], ...once(/Schritt 2 von 5/, /Format und Maßstab/));
  await at('radio', '1:500').focus();
  await listen(NAMES.focusOnAScale, ['1.3.1', '4.1.2'], ...once(/1:500/));
  await activate('button', 'Weiter');
  await at('checkbox', /^Digital/).waitFor();
  subject(NAMES.provisioningStep);
  await listen(
    NAMES.arrival,
    ['2.4.3', '2.4.6'],
    ...arrival(/Schritt 2 von 5/, /Art der Bereitstellung/),
    { never: /Gebühr/ },
  );
  await check('checkbox', /^Digital/);
  await activate('button', 'Weiter');
  await at('button', 'Auftrag senden').waitFor();

  subject(NAMES.summary);
  await listen(
    NAMES.arrival,
    ['2.4.3', '2.4.6'],
    ...arrival(/Schritt 3 von 5/, /Bestellübersicht/),
  );
  await readFromHeading(listener);
  await activate('button', 'Details anzeigen');
  await listen(NAMES.openTheDetailsOfAllRows, ['4.1.2'], { contains: /ausgeklappt/ });
  await press('Return');
  await ignore();
  await activate('button', /Position 1, Details/);
  await listen(NAMES.openTheDetailsOfARow, ['4.1.2'], { contains: /ausgeklappt/ });
  // Orca is in focus mode on a button that expands something: a person leaves it to read on.
  await press('Insert+a');
  await press('Down', 'Down', 'Down');
  await listen(NAMES.arrowDownIntoTheDetails, ['1.3.2'], { contains: /1:1000/ });
  await activate('button', 'Auftrag abbrechen');
  await at('dialog', /abbrechen/).waitFor();
  await listen(
    NAMES.openTheCancelDialog,
    ['2.4.3', '3.3.4', '4.1.2'],
    ...question(/Auftrag wirklich abbrechen/, /Warenkorb wird geleert/),
  );
  await activate('button', 'Nein, behalten');
  await listen(NAMES.closeTheCancelDialog, ['2.4.3'], ...once(/^Auftrag abbrechen/));
  await activate('button', 'Position 1 entfernen');
  await listen(
    NAMES.removeTheExtract,
    ['2.4.3', '4.1.3'],
    ...once(REMOVED, /Warenkorb ist noch leer/),
  );
  await activate('button', 'Rückgängig');
  await listen(NAMES.undo, ['2.4.3', '4.1.3'], ...once(/Position 1 ist wieder da/));
  await fillConsents(listener);
  await activate('button', 'Auftrag senden');
  await at('radio', /Kreditkarte/).waitFor();

  subject(NAMES.payment);
  await listen(NAMES.arrival, ['2.4.3', '2.4.6'], ...arrival(/Schritt 4 von 5/, /Bezahlung/));
  await readFromHeading(listener);
  await orderByCard(listener);
  subject(NAMES.generation);
  await listen(
    NAMES.arrivalAndResult,
    ['4.1.3'],
    ...once(/Schritt 5 von 5/, /Ihr Auszug ist fertig/),
    {
      before: [/wird erstellt|Lade|wird geladen/, /Ihr Auszug ist fertig/],
    },
  );
  await at('link', 'Auszug herunterladen').focus();
  await listen(NAMES.focusOnTheDownload, ['2.4.4', '4.1.2'], ...once(/^Auszug herunterladen/));

  subject(NAMES.notification);
  await page.evaluate(() => {
    location.hash = '#/auszuege/bestellung?produkt=unbekannt';
  });
  await listen(
    NAMES.aLinkNamesAnUnknownExtract,
    ['4.1.3'],
    ...result(/Diesen Auszug gibt es nicht/),
  );
}

/** Reads a page or step to its end, from the heading that has the focus since the arrival. */
async function readFromHeading({ page, readAll }: Listener): Promise<void> {
  // In Firefox, the hidden text of a column header is read after the role.
  await readAll(page.getByRole('main'), { mayRepeat: /^Spaltenkopf$/ });
}

/** Finds, hears and picks a parcel on the map with the keyboard alone. */
async function pickOnMap({
  activate,
  at,
  desktop,
  focus,
  ignore,
  listen,
  page,
  press,
  subject,
}: Listener): Promise<void> {
  subject(NAMES.map);
  await activate('tab', 'Karte');
  await at('button', 'Flurstück in der Karte anklicken').waitFor();
  await page.locator('canvas').first().waitFor();
  await ignore(1500);
  await at('img', 'Karte zum Auswählen').focus();
  await listen(NAMES.focusOnTheMap, ['1.1.1', '4.1.2'], ...once(/Karte zum Auswählen/));
  await activate('button', 'Flurstück in der Karte anklicken');
  await listen(NAMES.turnTheClickModeOn, ['4.1.2', '4.1.3'], ...once(/Klickmodus an/), {
    contains: /Flurstück im Fadenkreuz wählen/,
  });
  // In browse mode Orca uses the arrow keys itself: the buttons move the map.
  await activate('button', 'Karte verschieben');
  await ignore();
  for (const direction of ['Osten', 'Westen']) {
    await focus('button', `Nach ${direction} verschieben`);
    await desktop.pressFast('Return', 'Return');
    await listen(
      direction === 'Osten' ? NAMES.moveToTheEastByButtonTwice : NAMES.moveToTheWestByButtonTwice,
      ['2.1.1', '4.1.3'],
      ...once(/Karte verschoben/),
    );
  }
  await focus('button', 'Vergrößern');
  await press('Return');
  await listen(NAMES.zoomByButton, ['4.1.3'], ...once(/Kartenausschnitt: /));
  await focus('button', 'Alle Flurstücke im Kartenausschnitt');
  await press('Return');
  await listen(NAMES.listTheParcelsInView, ['2.1.1', '4.1.3'], ...result(/\d+ Treffer/), {
    never: /Ausschnitt gewählt/,
  });
  await focus('button', 'Flurstück im Fadenkreuz wählen');
  await press('Return');
  await listen(NAMES.pickByEnter, ['2.1.1', '4.1.3'], ...result(/^Gewählt: .*Flurstück/), {
    never: /Ostwert/,
  });
}
