import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { useLocale } from '../provider/index.ts';
import type { MapEngine } from './engine.ts';
import * as css from '../map-preview/MapPreview.css.ts';
import { metresText } from './metres-text.ts';
import { scaleLength } from './scale-length.ts';

/** Length of the bar at most, in CSS px. */
const LONGEST = 112;

/**
 * The scale bar of the map. Like the letters, it follows each rendering without a render of React. Not read: moves of the map are
 * announced with the size of the section.
 */
export function MapScale({ engine }: { engine: MapEngine }): ReactElement {
  const root = useRef<HTMLSpanElement>(null);
  const locale = useLocale();
  useEffect(() => {
    const follow = (): void => {
      const bar = root.current;
      const [west = 0, , east = 0] = engine.section()?.extent ?? [];
      const metresPerPixel = (east - west) / (bar?.closest('div')?.clientWidth ?? 0);
      if (!bar || !(metresPerPixel > 0)) return;
      const metres = scaleLength(LONGEST * metresPerPixel);
      // Without the lines at both ends.
      bar.style.inlineSize = `${metres / metresPerPixel - 4}px`;
      bar.textContent = metresText(metres, locale);
    };
    follow();
    return engine.onRender(follow);
  }, [engine, locale]);
  return (
    <p className={css.scale} aria-hidden="true">
      <svg className={css.north} viewBox="0 0 10 20">
        <path d="M5 0 9.5 19 5 15 .5 19z" />
      </svg>
      <span ref={root} className={css.scaleBar} />
    </p>
  );
}
