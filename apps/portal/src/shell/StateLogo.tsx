import type { ReactElement } from 'react';
import * as css from './StateLogo.css.ts';

/** The logo of the state pack, drawn in the colours of the theme: `<use>` inherits the variables of the page. */
export function StateLogo(): ReactElement {
  return (
    <svg className={css.logo} aria-hidden="true" focusable="false">
      <use href="./state/logo.svg#logo" width="100%" height="100%" />
    </svg>
  );
}
