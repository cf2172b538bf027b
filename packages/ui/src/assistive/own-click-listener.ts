/**
 * A click listener that does nothing, for an element without a role of its own that can have the focus.
 *
 * - Reader: Orca 43 with Firefox 153. Below the listener of an ancestor, such as React's root, it says "klickbar" (clickable) of a
 *   section without one. Elements with a listener that does something need no other: `Dialog`, `ErrorSummary`, `OrderTable`,
 *   `MapFrame` handle clicks on their content for the same reason.
 * - Departs from: no standard; the listener has no effect on other readers.
 * - Next look: 2027-05-25.
 */
export const OWN_CLICK_LISTENER = (): void => undefined;
