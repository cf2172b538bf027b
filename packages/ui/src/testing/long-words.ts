import { hardTexts } from './fixtures.ts';

const WORD = /\p{L}{4,}/gu;
const IGNORED = 'script, style, noscript, textarea';

function textsBelow(root: Element): readonly Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  }
  return texts.filter(({ parentElement }) => parentElement && !parentElement.closest(IGNORED));
}

/** The table row of a text, unless its `display` makes it something else, such as a card. */
function tableRowOf(text: Text): Element | null {
  const row = text.parentElement?.closest('tr') ?? null;
  return row && getComputedStyle(row).display === 'table-row' ? row : null;
}

function longestWordOf(text: string): string | undefined {
  return (text.match(WORD) ?? []).toSorted((one, other) => other.length - one.length)[0];
}

/** How words are replaced. */
export interface LengthenOptions {
  /** Whether every cell of a table row gets the long word, not only one; default `false`. */
  readonly everyCell?: boolean | undefined;
}

/**
 * Replaces the longest word of every text inside the root with a German compound that is wider than
 * a phone (`hardTexts.compound`); in a table row only in one cell, unless `everyCell` is set.
 * What overflows then (`findOverflow`) will overflow with real texts of other portals (WCAG
 * 1.4.10). Needs a browser.
 *
 * @returns a function that restores the texts
 */
export function lengthenWords(
  root: Element = document.body,
  { everyCell = false }: LengthenOptions = {},
): () => void {
  const rows = new Set<Element>();
  const replaced: { readonly text: Text; readonly before: string }[] = [];
  for (const text of textsBelow(root)) {
    const row = tableRowOf(text);
    const word = longestWordOf(text.data);
    if (word === undefined || (row && !everyCell && rows.has(row))) continue;
    if (row) rows.add(row);
    replaced.push({ text, before: text.data });
    text.data = text.data.replace(word, () => hardTexts.compound);
  }
  return () => {
    for (const { text, before } of replaced) text.data = before;
  };
}
