import { hardTexts } from './fixtures.ts';

const WORD = /\p{L}{4,}/gu;
const NOT_READ = 'script, style, noscript, textarea';

function textsBelow(root: Element): readonly Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  }
  return texts.filter(({ parentElement }) => parentElement && !parentElement.closest(NOT_READ));
}

/** The row of a table, unless it is laid out as something else, such as a card. */
function tableRowOf(text: Text): Element | null {
  const row = text.parentElement?.closest('tr') ?? null;
  return row && getComputedStyle(row).display === 'table-row' ? row : null;
}

function longestWordOf(text: string): string | undefined {
  return (text.match(WORD) ?? []).toSorted((one, other) => other.length - one.length)[0];
}

/**
 * Puts a German compound longer than a phone is wide (`hardTexts.compound`) in the place of the longest word of every
 * text below the root, of a table row in one cell only, as no table has room for two. What juts out then (`findOverflow`)
 * will jut out one day with somebody's own words (WCAG 1.4.10). Needs a browser.
 *
 * @returns puts the words back
 */
export function lengthenWords(root: Element = document.body): () => void {
  const rows = new Set<Element>();
  const changed: { readonly text: Text; readonly before: string }[] = [];
  for (const text of textsBelow(root)) {
    const row = tableRowOf(text);
    const word = longestWordOf(text.data);
    if (word === undefined || (row && rows.has(row))) continue;
    if (row) rows.add(row);
    changed.push({ text, before: text.data });
    text.data = text.data.replace(word, () => hardTexts.compound);
  }
  return () => {
    for (const { text, before } of changed) text.data = before;
  };
}
