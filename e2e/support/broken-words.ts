/** Visible words on more than one line; a soft hyphen is a place where they may break. Runs in the page. */
export function brokenWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const parent = node.parentElement;
    // Texts for screen readers only are 1 px wide.
    if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.clientWidth === 1)
      continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\u00AD/–-]{3,}/g)) {
      const range = document.createRange();
      // Before the first letter is the hyphen of the line before, if the word begins at a soft hyphen.
      range.setStart(node, index + 1);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}
