/** A short CSS selector that identifies the element in a message. */
export function describe(element: Element): string {
  const { id, classList, localName } = element;
  if (id) return `${localName}#${id}`;
  const name = element.getAttribute('aria-label');
  const role = element.getAttribute('role');
  return [
    localName,
    role ? `[role="${role}"]` : '',
    name ? `[aria-label="${name}"]` : '',
    ...[...classList].slice(0, 1).map((token) => `.${token}`),
  ].join('');
}

/** Whether the element is visible. */
export function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return (
    width > 1 &&
    height > 1 &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[aria-hidden="true"], [inert]') === null
  );
}
