/** Platforms with VoiceOver. An iPad calls itself a Macintosh. */
const APPLE = /Macintosh|iPhone|iPad/;

/**
 * Whether the screen reader does not speak the option that was chosen in a combobox, so that it needs an announcement. Elsewhere an
 * announcement would say the name again, as recorded with Orca.
 *
 * - Reader: VoiceOver, which does not speak a value that changes without typing; by the practice of React Aria, not checked.
 * - Departs from: the pattern combobox of the ARIA Authoring Practices, which has no live region.
 * - Next look: 2027-05-25.
 */
export const isChoiceSilent = (): boolean => APPLE.test(navigator.userAgent);
