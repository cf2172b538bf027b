import { createServer } from 'node:http';
import { closeServer, listen } from '../support/listen.ts';
import { BUSY, once } from './journeys/rules.ts';
import type { Listener } from './listener.ts';
import type { Rule } from './rules.ts';

/** A page that violates the rules of a record on purpose. */
interface NonconformingPage {
  readonly name: string;
  readonly html: string;
  readonly keys: readonly string[];
  readonly rules: readonly Rule[];
}

const LATER = (code: string) => `<script>function run(){${code}}</script>`;

/** Each must be refused: otherwise the rule could not fail in the portal. */
const NONCONFORMING_PAGES: readonly NonconformingPage[] = [
  {
    name: 'A silent map',
    html: '<div role="application" tabindex="0" style="height: 9rem; width: 20rem"></div>',
    keys: ['Tab'],
    rules: once(/Karte zum Auswählen/),
  },
  {
    name: 'A dialog without its consequence',
    html: `<button onclick="run()">Auftrag abbrechen</button><dialog aria-label="Auftrag wirklich abbrechen?"><button>Schließen</button>
      <p>Ihr Warenkorb wird geleert.</p></dialog>${LATER("document.querySelector('dialog').showModal()")}`,
    keys: ['Tab', 'Return'],
    rules: [{ contains: /Warenkorb wird geleert/ }],
  },
  {
    name: 'A heading announced twice',
    html: `<button onclick="run()">Weiter</button><h2 tabindex="-1">Flurstück wählen</h2><p role="status"></p>${LATER(
      "document.querySelector('h2').focus(); setTimeout(() => { document.querySelector('p').textContent = 'Flurstück wählen'; }, 300)",
    )}`,
    keys: ['Tab', 'Return'],
    rules: [{ atMostOnce: /^Flurstück wählen/ }],
  },
  {
    name: 'A busy text after the result',
    html: `<button onclick="run()">Suchen</button><p role="status"></p>${LATER(
      "const say = (text) => { document.querySelector('p').textContent = text; }; setTimeout(() => say('1 Flurstück gefunden'), 200); setTimeout(() => say('Wir suchen Ihr Flurstück'), 1200)",
    )}`,
    keys: ['Tab', 'Return'],
    rules: [{ before: [BUSY, /1 Flurstück gefunden/] }],
  },
  {
    name: 'An arrival with a busy text',
    html: `<button onclick="run()">Weiter</button><h2 tabindex="-1">Flurstück wählen</h2><p role="status"></p>${LATER(
      "document.querySelector('h2').focus(); setTimeout(() => { document.querySelector('p').textContent = 'Karte wird geladen'; }, 300)",
    )}`,
    keys: ['Tab', 'Return'],
    rules: [{ never: BUSY }],
  },
  {
    name: 'An error in the name and in the description',
    html: '<label>Straße, Bitte geben Sie einen Straßennamen ein. <input aria-describedby="error"></label><p id="error">Bitte geben Sie einen Straßennamen ein.</p>',
    keys: ['Tab'],
    rules: once(/Bitte geben Sie einen Straßennamen ein/),
  },
  {
    name: 'A symbol that is read by its name',
    html: '<button>PDF 22,00 € · Papier 22,00 €</button>',
    keys: ['Tab'],
    rules: [],
  },
  {
    name: 'An English text on a German page',
    html: '<button>Please close the dialog</button>',
    keys: ['Tab'],
    rules: [],
  },
];

const documentOf = ({ html }: NonconformingPage) =>
  `<!doctype html><html lang="de"><meta charset="utf-8"><title>Seite</title><h1>Seite</h1>${html}</html>`;

/** Opens each nonconforming page and records what is spoken. */
export async function visitNonconformingPages(listener: Listener): Promise<void> {
  const server = createServer(({ url = '' }, response) => {
    const page = NONCONFORMING_PAGES[Number(url.slice(1))];
    response.setHeader('content-type', 'text/html').end(page ? documentOf(page) : '');
  });
  const origin = await listen(server);
  for (const [index, { name, keys, rules }] of NONCONFORMING_PAGES.entries()) {
    listener.subject(name);
    await listener.open(`${origin}/${index}`);
    await listener.press('ctrl+Home');
    await listener.ignore();
    await listener.press(...keys);
    await listener.listen(keys.join(', '), [], ...rules);
  }
  await closeServer(server);
}
