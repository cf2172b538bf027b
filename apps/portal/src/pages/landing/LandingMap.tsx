import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import * as css from './LandingMap.css.ts';

/**
 * A decorative drawing of parcels, inline so that it uses the colours of the theme. It is loaded after the page is
 * usable; its space is reserved.
 */
export function LandingMap(): ReactElement {
  const [drawing, setDrawing] = useState('');
  useEffect(() => {
    const draw = async (): Promise<void> =>
      setDrawing((await import('./landing-map.svg?raw')).default);
    // The drawing is decorative: a failure needs no message.
    draw().catch(() => undefined);
  }, []);
  return (
    <div
      className={css.map}
      aria-hidden="true"
      // The drawing is a file of this repository.
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
