/**
 * Whether something is an element of a page, of any window: `instanceof` knows the elements of its own window only, and not those of
 * a frame that a portal of React renders into.
 */
export function isElement(candidate: unknown): candidate is HTMLElement {
  return (candidate as Partial<Node> | null | undefined)?.nodeType === 1;
}

/** The document or shadow root that an element is in: where its ids are unique, and where the focus is. */
export function rootOf(element: Element): Document | ShadowRoot {
  const root = element.getRootNode();
  // An element that is not in the page has another element as its root.
  return 'getElementById' in root ? (root as Document | ShadowRoot) : element.ownerDocument;
}

/** The element with the focus, as seen from an element beside it: not the shadow host or frame around both. */
export const focusedBeside = (element: Element): Element | null =>
  (element.getRootNode() as Partial<DocumentOrShadowRoot>).activeElement ?? null;
