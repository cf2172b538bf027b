/**
 * The window of an element, which a portal of React may have put into a frame. Before the element is in the page, and without one,
 * that of the script.
 */
export const viewOf = (element: Element | null | undefined): typeof globalThis =>
  element?.ownerDocument.defaultView ?? globalThis;

/** The list of a media query in the window of an element; `undefined` in an environment without layout, such as jsdom. */
export const mediaQuery = (
  query: string,
  element: Element | null | undefined,
): MediaQueryList | undefined =>
  (viewOf(element) as Partial<typeof globalThis>).matchMedia?.(query);
