/** The text of React whose place in the page an element has taken, and the other way round. */
const SHOWN_INSTEAD = new WeakMap<Node, Node>();

const isFont = (node: Node | null | undefined): node is HTMLElement => node?.nodeName === 'FONT';

/** A translation either replaces a text at once, or inserts its element before the text and then removes that. */
function remember({ addedNodes, removedNodes, previousSibling }: MutationRecord): void {
  for (const [index, removed] of removedNodes.entries()) {
    if (removed.nodeType !== Node.TEXT_NODE || removed.isConnected) continue;
    const shown = addedNodes.length > 0 ? addedNodes[index] : previousSibling;
    if (isFont(shown)) SHOWN_INSTEAD.set(removed, shown);
  }
}

/** What stands in the page for a child that React knows; null if nothing does. */
function standIn(parent: Node, child: Node): Node | null {
  if (child.parentNode === parent) return child;
  const shown = SHOWN_INSTEAD.get(child);
  return shown?.parentNode === parent ? shown : null;
}

/**
 * Lets a page go on working while the browser translates it (FIND-7). A translation replaces texts by elements `<font>`, which
 * React does not know: removing such a text, or inserting something before it, would end the page with an error, and changing it
 * would change nothing that is seen. From now on each of the three reaches the element that is shown.
 *
 * @param root whose texts may be translated
 */
export function surviveTranslation(root: Node): void {
  new MutationObserver((records) => records.forEach(remember)).observe(root, {
    childList: true,
    subtree: true,
  });
  const own = Object.getOwnPropertyDescriptors(Node.prototype);
  const methods = {
    removeChild(this: Node, child: Node): Node {
      const shown = standIn(this, child);
      if (shown) own.removeChild.value?.call(this, shown);
      return child;
    },
    insertBefore(this: Node, node: Node, next: Node | null): Node {
      own.insertBefore.value?.call(this, node, next && standIn(this, next));
      return node;
    },
  };
  for (const [name, value] of Object.entries(methods)) {
    Object.defineProperty(Node.prototype, name, { configurable: true, writable: true, value });
  }
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...own.nodeValue,
    set(this: Node, text: string | null) {
      own.nodeValue.set?.call(this, text);
      const shown = this.parentNode ? undefined : SHOWN_INSTEAD.get(this);
      if (shown) shown.textContent = text;
    },
  });
}
