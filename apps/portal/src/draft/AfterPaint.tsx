import { Suspense, useEffect, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';

/**
 * Loads and shows lazy components after everything else of the page has been painted: what they load does not delay it (PAGE-1). In a hidden tab this
 * waits until the tab is shown.
 */
export function AfterPaint({ children }: { readonly children: ReactNode }): ReactElement {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    // In the task after a frame: callbacks of a frame run before it is painted.
    const frame = requestAnimationFrame(() => setTimeout(setPainted, 0, true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return <Suspense>{isPainted && children}</Suspense>;
}
