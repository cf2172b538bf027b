/** Scrolls to an element; does nothing in an environment without layout, such as jsdom. */
export function scrollTo(
  element: Element | null | undefined,
  options?: ScrollIntoViewOptions,
): void {
  if (typeof element?.scrollIntoView === 'function') element.scrollIntoView(options);
}
