import type { ReactElement } from 'react';
import drawing from './landing-map.svg?raw';
import * as css from './LandingMap.css.ts';

/**
 * A street of the demo land across the page. Part of this file, so that it is there with the first picture;
 * an ornament, so nothing is read of it.
 */
export function LandingMap(): ReactElement {
  return (
    <div
      className={css.map}
      aria-hidden="true"
      // The drawing is a file of this repository, not something that came from outside.
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
