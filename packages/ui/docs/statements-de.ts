/** What docs pages state about criteria, in German; a test finds statements that are missing here. */
export const GERMAN_STATEMENTS: Readonly<Record<string, string>> = {
  'each heading contains the button that opens its section':
    'jede Überschrift enthält den Schalter, der ihren Abschnitt öffnet',
  'all functions work by keyboard, see above': 'alle Funktionen gehen mit der Tastatur, siehe oben',
  'everything by keyboard, see above': 'alles geht mit der Tastatur, siehe oben',
  'headings and labels describe the content':
    'Überschriften und Beschriftungen beschreiben den Inhalt',
  'headings and labels describe their content':
    'Überschriften und Beschriftungen beschreiben ihren Inhalt',
  'aria-expanded and aria-controls': 'aria-expanded und aria-controls',
  'structure and names are in the markup': 'Struktur und Namen stehen im Markup',
  'structure and names are part of the markup': 'Struktur und Namen stehen im Markup',
  'text and icon': 'Text und Symbol',
  'focus after closing': 'Fokus nach dem Schließen',
  'intentionally not a status message': 'mit Absicht keine Statusmeldung',
  'links are underlined': 'Links sind unterstrichen',
  'text states it; colour repeats it': 'der Text sagt es, die Farbe wiederholt es',
  'text says it; colour only repeats it': 'der Text sagt es, die Farbe wiederholt es nur',
  'text has a contrast of at least 4.5:1 in every theme':
    'Text hat in jedem Farbthema einen Kontrast von mindestens 4,5:1',
  'borders and icons have a contrast of at least 3:1 in every theme':
    'Ränder und Symbole haben in jedem Farbthema einen Kontrast von mindestens 3:1',
  'borders and icons have 3:1 in every theme': 'Ränder und Symbole haben in jedem Farbthema 3:1',
  'fits 280 px without scrolling sideways': 'passt ohne seitliches Rollen auf 280 Pixel',
  'no horizontal scrolling at 280 px': 'kein seitliches Rollen bei 280 Pixeln',
  '280 px': '280 Pixel',
  'the link text names the target': 'der Linktext nennt das Ziel',
  'shows the position of the page': 'zeigt, wo die Seite steht',
  'targets of 44 px': 'Bedienelemente von 44 Pixeln',
  'targets of 24 px and more': 'Bedienelemente ab 24 Pixeln',
  'targets are at least 24 px': 'Bedienelemente sind mindestens 24 Pixel groß',
  'targets are at least 44 px': 'Bedienelemente sind mindestens 44 Pixel groß',
  'the focus ring is 3 px wide and has a contrast of 3:1':
    'der Fokusring ist 3 Pixel breit und hat einen Kontrast von 3:1',
  'native elements, or equivalent roles and states':
    'native Elemente oder gleichwertige Rollen und Zustände',
  'native elements, or their roles and states': 'native Elemente oder ihre Rollen und Zustände',
  'the error is shown at the group and describes its first invalid part':
    'der Fehler steht an der Gruppe und beschreibt ihren ersten ungültigen Teil',
  'the error is shown at the group and describes the option that Tab focuses':
    'der Fehler steht an der Gruppe und beschreibt die Auswahlmöglichkeit, die Tab fokussiert',
  'the error is shown at the field and is part of its description':
    'der Fehler steht am Feld und gehört zu seiner Beschreibung',
  'the error is shown at the field and is its description':
    'der Fehler steht am Feld und ist seine Beschreibung',
  'a text without a match leaves the value empty and shows a message':
    'ein Text ohne Treffer lässt den Wert leer und zeigt eine Meldung',
  'announced without moving the focus': 'angesagt, ohne dass der Fokus sich bewegt',
  'single clicks are sufficient; holding the button is optional':
    'einzelne Klicks genügen; gedrückt halten ist nicht nötig',
  'autoComplete="bday"': 'autoComplete="bday"',
  'a selection changes nothing else': 'eine Auswahl ändert sonst nichts',
  'label and hint come before the control': 'Beschriftung und Hinweis stehen vor dem Bedienelement',
  'label and hint are before the field': 'Beschriftung und Hinweis stehen vor dem Feld',
  'a dl with dt and dd': 'ein dl mit dt und dd',
  'grows with the text': 'wächst mit dem Text',
  'Escape closes the dialog and returns the focus':
    'Escape schließt den Dialog und gibt den Fokus zurück',
  'the focus moves into the dialog and back to the opener':
    'der Fokus geht in den Dialog und zurück zu dem, was ihn geöffnet hat',
  'receives the focus; each link moves it to a field':
    'erhält den Fokus; jeder Link bringt ihn zu einem Feld',
  'the error says how to correct the input': 'der Fehler sagt, wie die Eingabe zu berichtigen ist',
  'the error says how to correct it': 'der Fehler sagt, wie er zu beheben ist',
  'announced because it receives the focus': 'angesagt, weil sie den Fokus erhält',
  'autoComplete is passed to the control': 'autoComplete wird an das Bedienelement weitergegeben',
  'fields have autocomplete attributes': 'die Felder haben autocomplete-Attribute',
  'drag and drop is optional': 'Ziehen und Ablegen ist nicht nötig',
  'new tabs are announced': 'neue Tabs werden angekündigt',
  'the focus moves to where the task continues': 'der Fokus geht dorthin, wo es weitergeht',
  'the accessible name begins with the visible label':
    'der zugängliche Name beginnt mit der sichtbaren Beschriftung',
  'hidden from assistive technology; the text beside it is the alternative':
    'für assistive Technik verborgen; der Text daneben ist die Alternative',
  'the name says that the link opens a new tab':
    'der Name sagt, dass der Link einen neuen Tab öffnet',
  'no animation with prefers-reduced-motion': 'keine Animation bei prefers-reduced-motion',
  'a text alternative is required by the type': 'der Typ verlangt eine Textalternative',
  'parcel and frame differ in pattern and label':
    'Flurstück und Rahmen unterscheiden sich in Muster und Beschriftung',
  'Escape and Tab leave the map': 'Escape und Tab führen aus der Karte',
  'keys with one character act only while the map has the focus':
    'Tasten mit einem einzelnen Zeichen wirken nur, solange die Karte den Fokus hat',
  'no dragging needed': 'Ziehen ist nicht nötig',
  'the timeout is paused on hover, on focus and in the background':
    'die Frist ruht unter dem Zeiger, beim Fokus und im Hintergrund',
  'lang per option': 'lang an jeder Option',
  'the focus moves to the next row, after the last one to the text of the empty table':
    'der Fokus geht zur nächsten Zeile, nach der letzten zum Text der leeren Tabelle',
  'landmarks, each once': 'Bereiche (landmarks), jeder einmal',
  'DOM order is visual order': 'die Reihenfolge im DOM ist die sichtbare',
  'a skip link': 'ein Sprunglink',
  'bypass blocks': 'überspringt Blöcke',
  'arrows at the end stay focusable': 'Pfeile am Ende bleiben fokussierbar',
  'a text alternative, or hidden from screen readers as decoration':
    'eine Textalternative oder als Schmuck vor Screenreadern verborgen',
  'solid and dashed': 'durchgezogen und gestrichelt',
  'a data element with the amount': 'ein data-Element mit dem Betrag',
  'the same function has the same text everywhere': 'dieselbe Funktion heißt überall gleich',
  'the radio button shows it; colour only repeats it':
    'der Auswahlknopf zeigt es, die Farbe wiederholt es nur',
  'each change control names what it changes': 'jeder Schalter zum Ändern nennt, was er ändert',
  'the bar does not cover other content': 'die Leiste verdeckt keinen anderen Inhalt',
  'the focus indicator is a double ring': 'der Fokus ist ein doppelter Ring',
  'the heading states the status; colour repeats it':
    'die Überschrift nennt den Zustand, die Farbe wiederholt ihn',
  list: 'Liste',
  'status as text and icon': 'Zustand als Text und Symbol',
  'collapses in a narrow container': 'klappt in einem schmalen Bereich zusammen',
  'focus on the heading': 'Fokus auf der Überschrift',
  'the current step is marked': 'der aktuelle Schritt ist gekennzeichnet',
  'aria-current, aria-expanded': 'aria-current, aria-expanded',
  'the open tab also has a line': 'der offene Reiter hat auch eine Linie',
  'Tab moves from the tab into its panel': 'Tab führt vom Reiter in seinen Bereich',
  'the count is announced when typing pauses': 'die Zahl wird angesagt, wenn das Tippen pausiert',
  'native headings and paragraphs': 'native Überschriften und Absätze',
  'sizes are relative to the text size of the browser':
    'Größen richten sich nach der Schriftgröße des Browsers',
  'long words break': 'lange Wörter werden umbrochen',
  'no fixed heights': 'keine festen Höhen',
  'the order on the screen is the order in the DOM':
    'die Reihenfolge auf dem Bildschirm ist die im DOM',
  'one column at 320 px': 'bei 320 px eine Spalte',
};
