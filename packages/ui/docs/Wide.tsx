import type { ReactElement, ReactNode } from 'react';

/** A scroll container must be focusable: a keyboard cannot scroll it otherwise. */
const FOCUSABLE = { tabIndex: 0 } as const;

/** A scroll container for wide tables, so that the page does not scroll horizontally (WCAG 1.4.10). */
export function Wide({ label, children }: { label: string; children: ReactNode }): ReactElement {
  return (
    <section {...FOCUSABLE} className="sb-wide" aria-label={label}>
      {children}
    </section>
  );
}
