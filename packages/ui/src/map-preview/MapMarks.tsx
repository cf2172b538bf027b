import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { isElement } from '../hooks/index.ts';
import { interiorPoint } from './interior-point.ts';
import * as css from './MapPreview.css.ts';
import type { MapEngine } from '../feature-map/engine.ts';
import type { MapParcel } from './types.ts';

/** Properties of the letters on the map. */
interface MapMarksProps {
  readonly engine: MapEngine | null;
  readonly parcels: readonly MapParcel[];
  readonly selectedIds: readonly string[];
  readonly activeId: string | null;
}

/**
 * The letters of parcels, as elements above the map: they follow each rendering without a render of React, and have the colours of
 * the theme. Not read: the list of results has them.
 */
export function MapMarks({
  engine,
  parcels,
  selectedIds,
  activeId,
}: MapMarksProps): ReactElement | null {
  const root = useRef<HTMLDivElement>(null);
  const marked = parcels.filter(({ mark }) => mark !== undefined);
  useEffect(() => {
    if (!engine || !root.current) return undefined;
    const places = marked.map(({ geometry }) => interiorPoint(geometry));
    const elements = [...root.current.children].filter((one) => isElement(one));
    const follow = (): void => {
      for (const [index, element] of elements.entries()) {
        const place = places[index];
        const pixel = place && engine.pixelOf(place);
        element.hidden = !pixel;
        if (pixel) element.style.translate = `${pixel[0]}px ${pixel[1]}px`;
      }
    };
    follow();
    return engine.onRender(follow);
  });
  if (!engine || marked.length === 0) return null;
  return (
    <div ref={root} className={css.marks} aria-hidden="true">
      {marked.map(({ id, mark }) => (
        <span
          key={id}
          hidden
          className={css.mark}
          data-selected={selectedIds.includes(id) || undefined}
          data-active={id === activeId || undefined}
        >
          {mark}
        </span>
      ))}
    </div>
  );
}
