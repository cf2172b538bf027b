import { useEffect, useState } from 'react';

/**
 * How long something that was closed stays in the accessibility tree, in ms. When the button or option that closes it is removed at
 * once, Orca follows the focus in Chromium without a word, or speaks all regions around it again.
 */
const REMOVED_AFTER_MS = 200;

/** Whether a dialog or list is in the page: while it is open, and a moment longer. */
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
