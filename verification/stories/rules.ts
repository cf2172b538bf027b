/** Rules of axe whose answer another colour, typeface or size can change. */
export const RULES_OF_LOOKS: readonly string[] = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
];
