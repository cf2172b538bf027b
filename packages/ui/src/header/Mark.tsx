import type { ReactElement } from 'react';
import * as css from './Header.css.ts';

/** The neutral mark: four parcels, one of which matters. A state brings its own instead. */
export function Mark(): ReactElement {
  return (
    <svg className={css.mark} viewBox="0 0 36 36" aria-hidden="true" focusable="false">
      <path d="M17 4 4 11l2 16 14 6 4-11L17 4Z" className={css.markLine} />
      <path d="m17 4 15 6-2 18-6-6L17 4Z" className={css.markParcel} />
      <path d="m4 11 13-7m7 18L17 18M6 27l18-5" className={css.markLine} />
    </svg>
  );
}
