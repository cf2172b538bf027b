import { useEffect, useState } from 'react';

/** Height of an element, followed while it changes. */
export interface FollowedHeight {
  /** Takes the element. */
  readonly ref: (element: HTMLElement | null) => void;
  /** In px; 0 while there is no element, and where the browser does not observe sizes. */
  readonly height: number;
}

/** Follows the height of an element. */
export function useHeight(): FollowedHeight {
  const [element, ref] = useState<HTMLElement | null>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (!element || typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { ref, height };
}
