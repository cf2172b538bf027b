import type { ReactElement } from 'react';
import * as css from './LandingMap.css.ts';

/**
 * The decorative picture of the state pack. `<use>` draws it in the colours of the theme, and loads it without delaying the
 * page, which reserves its space.
 */
export function LandingMap(): ReactElement {
  return (
    <div className={css.map} aria-hidden="true">
      <svg focusable="false">
        <use href="./state/landing.svg#landing" width="100%" height="100%" />
      </svg>
    </div>
  );
}
