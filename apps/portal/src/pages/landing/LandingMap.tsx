import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import * as css from './LandingMap.css.ts';

/**
 * A street of the demo land across the page, drawn inline so that it takes the theme's colours. It comes in a file of
 * its own: the page can be read and used before it is there, and its room is kept. An ornament, so nothing is read of it.
 */
export function LandingMap(): ReactElement {
  const [drawing, setDrawing] = useState('');
  useEffect(() => {
    const draw = async (): Promise<void> =>
      setDrawing((await import('./landing-map.svg?raw')).default);
    // Without the drawing nothing is missing that somebody needs.
    draw().catch(() => undefined);
  }, []);
  return (
    <div
      className={css.map}
      aria-hidden="true"
      // The drawing is a file of this repository, not something that came from outside.
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
