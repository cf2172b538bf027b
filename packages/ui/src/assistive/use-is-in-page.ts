import { useEffect, useState } from 'react';

/** How long something that was closed stays in the accessibility tree, in ms. */
const REMOVED_AFTER_MS = 200;

/**
 * Whether a dialog or list is in the page: while it is open, and a moment longer, invisible (`data-closed`).
 *
 * - Reader: Orca 43 with Chromium 156. When the button or option that closes something is removed at once, Orca follows the focus
 *   without a word, or speaks all regions around it again.
 * - Departs from: the patterns dialog and combobox of the ARIA Authoring Practices, where what is closed is gone at once.
 * - Next look: 2027-05-25.
 */
export function useIsInPage(open: boolean): boolean {
  const [isInPage, setIsInPage] = useState(open);
  if (open && !isInPage) setIsInPage(true);
  useEffect(() => {
    if (open) return undefined;
    const timer = setTimeout(() => setIsInPage(false), REMOVED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [open]);
  return open || isInPage;
}
