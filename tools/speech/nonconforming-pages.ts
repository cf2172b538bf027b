import { arrival, once, question, REMOVED, result } from './journeys/rules.ts';
import { NONCONFORMING_TEXTS } from './nonconforming-texts.ts';
import type { NonconformingPage } from './nonconforming-texts.ts';

/** A button, a heading that can have the focus and a live region, with code that the button runs. */
const acting = (code: string, markup = '') =>
  `<button onclick="run()">Weiter</button><h2 tabindex="-1">Schritt 2 von 5, Flurstück wählen</h2><p role="status"></p>${markup}
  <script>
    const arrive = () => document.querySelector('h2').focus();
    const say = (text, afterMs) => setTimeout(() => {
      document.querySelector('[role=status]').append(Object.assign(document.createElement('p'), { textContent: text }));
    }, afterMs);
    function run() { ${code} }
  </script>`;

/** Opens a dialog, which has the focus itself, as the dialogs of the portal do. */
const ASK =
  "document.querySelector('dialog').showModal(); document.querySelector('dialog').focus()";

const PRESS = ['Tab', 'Return'];
const STEP = [/Schritt 2 von 5/, /Flurstück wählen/];

const ARRIVAL = 'arrival at a page or step, also from the identity or the payment provider';
const BUSY_WORK = 'work in progress';
const RESULT = 'result of work';
const MOVES = 'result of a key or button that moves nothing visible to a screen reader';
const DISAPPEARS = 'control that disappears with its press, such as a proposal, undo or a retry';
const CHOICE = 'option chosen in a combobox';
const REFUSAL = 'refusal of the server, lost connection';
const ERRORS = 'errors of a form';
const QUESTION = 'question before an action';
const NOT_POSSIBLE = 'main button that is not possible yet';

/** Each must be refused: otherwise the rule could not fail in the portal. */
export const NONCONFORMING_PAGES: readonly NonconformingPage[] = [
  {
    name: 'An arrival without a word',
    row: ARRIVAL,
    html: acting("document.title = 'Flurstück wählen'"),
    keys: PRESS,
    rules: arrival(...STEP),
    fault: /^not spoken: .*Schritt/,
  },
  {
    name: 'An arrival without its step',
    row: ARRIVAL,
    html: acting("document.querySelector('h2').textContent = 'Flurstück wählen'; arrive()"),
    keys: PRESS,
    rules: arrival(...STEP),
    fault: /^not spoken: .*Schritt/,
  },
  {
    name: 'An arrival that is announced twice',
    row: ARRIVAL,
    html: acting("arrive(); say('Flurstück wählen', 300)"),
    keys: PRESS,
    rules: arrival(...STEP),
    fault: /^spoken 2 times: .*Flurstück wählen/,
  },
  {
    name: 'An arrival with a busy text',
    row: BUSY_WORK,
    html: acting("arrive(); say('Karte wird geladen', 300)"),
    keys: PRESS,
    rules: arrival(...STEP),
    fault: /^spoken: .*wird geladen/,
  },
  {
    name: 'Two busy texts for one work',
    row: BUSY_WORK,
    html: acting(
      "say('Flurstücke werden gesucht', 200); say('Wir suchen Ihr Flurstück', 600); say('1 Flurstück gefunden', 1000)",
    ),
    keys: PRESS,
    rules: result(/1 Flurstück gefunden/),
    fault: /^spoken 2 times: .*wir suchen/,
  },
  {
    name: 'A busy text after the result',
    row: BUSY_WORK,
    html: acting("say('1 Flurstück gefunden', 200); say('Wir suchen Ihr Flurstück', 1200)"),
    keys: PRESS,
    rules: result(/1 Flurstück gefunden/),
    fault: /^spoken after .*gefunden/,
  },
  {
    name: 'A result without a word',
    row: RESULT,
    html: acting("document.body.append('1 Flurstück gefunden')"),
    keys: PRESS,
    rules: result(/1 Flurstück gefunden/),
    fault: /^not spoken: .*gefunden/,
  },
  {
    name: 'A result that is announced twice',
    row: RESULT,
    html: acting(
      "say('1 Flurstück gefunden', 200); say('Suche beendet: 1 Flurstück gefunden', 900)",
    ),
    keys: PRESS,
    rules: result(/1 Flurstück gefunden/),
    fault: /^spoken 2 times: .*gefunden/,
  },
  {
    name: 'Moves of a map that are announced one by one',
    row: MOVES,
    html: acting(
      'window.metres = (window.metres ?? 0) + 29; say(`Karte verschoben: ${window.metres} m östlich`, 100)',
    ),
    keys: ['Tab', 'Return', 'Return'],
    rules: once(/Karte verschoben/),
    fault: /^spoken 2 times: .*Karte verschoben/,
  },
  {
    name: 'A silent map',
    row: MOVES,
    html: '<div role="application" tabindex="0" style="height: 9rem; width: 20rem"></div>',
    keys: ['Tab'],
    rules: once(/Karte zum Auswählen/),
    fault: /^not spoken: .*Karte/,
  },
  {
    name: 'A proposal that disappears without a word',
    row: DISAPPEARS,
    html: '<p>Das Flurstück passt nicht auf das Blatt. <button onclick="this.parentElement.remove()">A3 wählen</button></p>',
    keys: PRESS,
    rules: once(/passt jetzt/),
    fault: /^not spoken: .*passt jetzt/,
  },
  {
    name: 'A removal that is announced twice',
    row: DISAPPEARS,
    html: acting(
      "say('Position 1 wurde entfernt.', 100); say('Erledigt: Position 1 entfernt: Liegenschaftskarte.', 800)",
    ),
    keys: PRESS,
    rules: once(REMOVED),
    fault: /^spoken 2 times: .*entfernt/,
  },
  {
    name: 'A chosen option that is announced beside the input',
    row: CHOICE,
    html: acting(
      "const input = document.querySelector('input'); input.value = 'Neudorf'; input.focus(); say('Neudorf gewählt', 600)",
      '<label>Gemarkung <input role="combobox" aria-expanded="false"></label>',
    ),
    keys: PRESS,
    rules: once(/Neudorf/),
    fault: /^spoken 2 times: .*Neudorf/,
  },
  {
    name: 'A notification that is announced twice',
    row: REFUSAL,
    html: acting(
      "say('Achtung: Diesen Auszug gibt es nicht.', 100); say('Diesen Auszug gibt es nicht.', 800)",
    ),
    keys: PRESS,
    rules: once(/Diesen Auszug gibt es nicht/),
    fault: /^spoken 2 times: .*Auszug/,
  },
  {
    name: 'An error summary without its errors',
    row: ERRORS,
    html: acting(
      "document.querySelector('section').focus()",
      '<section tabindex="-1" aria-labelledby="s"><h2 id="s">Bitte prüfen Sie Ihre Angaben</h2><ul><li>Bitte geben Sie einen Straßennamen ein.</li></ul></section>',
    ),
    keys: PRESS,
    rules: [...once(/Bitte prüfen Sie/), { contains: /Straßennamen/ }],
    fault: /^not spoken: .*Straßennamen/,
  },
  {
    name: 'An error in the name and in the description',
    row: ERRORS,
    html: '<label>Straße, Bitte geben Sie einen Straßennamen ein. <input aria-describedby="error"></label><p id="error">Bitte geben Sie einen Straßennamen ein.</p>',
    keys: ['Tab'],
    rules: once(/Bitte geben Sie einen Straßennamen ein/),
    fault: /^spoken 2 times: .*Straßennamen/,
  },
  {
    name: 'A dialog without its consequence',
    row: QUESTION,
    html: acting(
      ASK,
      '<dialog tabindex="-1" aria-label="Auftrag wirklich abbrechen?"><button>Ja, abbrechen</button></dialog>',
    ),
    keys: PRESS,
    rules: question(/Auftrag wirklich abbrechen/, /Warenkorb wird geleert/),
    fault: /^not spoken: .*Warenkorb/,
  },
  {
    name: 'A dialog whose button has the focus',
    row: QUESTION,
    html: acting(
      `${ASK}; setTimeout(() => document.querySelector('dialog button').focus(), 800)`,
      '<dialog tabindex="-1" aria-label="Auftrag wirklich abbrechen?" aria-describedby="c"><button>Ja, abbrechen</button><p id="c">Ihr Warenkorb wird geleert.</p></dialog>',
    ),
    keys: PRESS,
    rules: question(/Auftrag wirklich abbrechen/, /Warenkorb wird geleert/),
    fault: /^spoken: .*Druckknopf/,
  },
  {
    name: 'A main button without its reason',
    row: NOT_POSSIBLE,
    html: '<button aria-disabled="true">Weiter</button><p>Wählen Sie einen Auszug.</p>',
    keys: ['Tab'],
    rules: [...once(/^Weiter/), { contains: /Wählen Sie einen Auszug/ }],
    fault: /^not spoken: .*Auszug/,
  },
  ...NONCONFORMING_TEXTS,
  {
    name: 'A section below a click listener',
    row: null,
    html: acting(
      "document.querySelector('section').focus()",
      `<div><section tabindex="-1" aria-label="Angaben"><p>Bitte prüfen Sie Ihre Angaben</p></section></div>
      <script>document.querySelector('div').addEventListener('click', () => undefined)</script>`,
    ),
    keys: PRESS,
    rules: [],
    fault: /^clickable: /,
  },
];
