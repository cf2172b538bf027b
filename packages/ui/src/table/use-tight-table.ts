import { useCallback, useRef } from 'react';
import type { Ref, RefCallback } from 'react';
import { useMergedRef } from '../hooks/index.ts';

const TIGHT = 'data-tight';

/**
 * A ref for a table: marks it (`data-tight`) while its columns do not fit side by side because of long words. CSS alone would break words
 * of tables with enough space, too: a word that may break anywhere does not keep its column from becoming narrow.
 */
export function useTightTable(
  forwardedRef: Ref<HTMLTableElement> | undefined,
): RefCallback<HTMLTableElement> {
  const observer = useRef<ResizeObserver>(undefined);
  const watch = useCallback((table: HTMLTableElement | null) => {
    observer.current?.disconnect();
    const frame = table?.parentElement;
    if (!frame || typeof ResizeObserver !== 'function') return;
    const isWide = (): boolean => table.offsetWidth > frame.clientWidth + 1;
    // In the next frame: an observer that changes what it observes is reported as an error of the page.
    observer.current = new ResizeObserver(() =>
      requestAnimationFrame(() => {
        if (!isWide() && !table.hasAttribute(TIGHT)) return;
        table.removeAttribute(TIGHT);
        table.toggleAttribute(TIGHT, isWide());
      }),
    );
    observer.current.observe(table);
    observer.current.observe(frame);
  }, []);
  return useMergedRef(watch, forwardedRef);
}
