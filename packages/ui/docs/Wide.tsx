import type { ReactElement, ReactNode } from 'react';

/** What scrolls takes the focus, or only a mouse could read its end. */
const FOCUSABLE = { tabIndex: 0 } as const;

/** Tables that may be wider than a phone: they scroll in here, by keyboard too, and the page does not (WCAG 1.4.10). */
export function Wide({ label, children }: { label: string; children: ReactNode }): ReactElement {
  return (
    <section {...FOCUSABLE} className="sb-wide" aria-label={label}>
      {children}
    </section>
  );
}
