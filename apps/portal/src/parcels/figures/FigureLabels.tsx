import type { Parcel, Surroundings } from '@portal/api';
import type { MapPlaces } from '@portal/ui/map-preview';
import { useComponentTexts } from '@portal/ui/provider';
import { useEffect, useMemo, useRef } from 'react';
import type { ReactElement } from 'react';
import { useLanguage } from '../../i18n/use-text.ts';
import * as css from './FigureLabels.css.ts';
import { coveredPlaces } from './covered-places.ts';
import { labelsOf } from './labels.ts';
import { placeLabels } from './place-labels.ts';
import { figureTexts } from './texts.ts';

/** How many figures there are, and how many have a place on the map. */
export interface ShownFigures {
  readonly shown: number;
  readonly count: number;
}

/**
 * The figures of parcels as elements above a map (DATA-8): they follow each rendering without a render of React, and those that collide, lie
 * outside or below a button of the map are left out. Not read: the sentences below the map have them all.
 */
export function FigureLabels(props: {
  places: MapPlaces;
  parcels: readonly Parcel[];
  surroundings: Surroundings | null;
  onShown: (figures: ShownFigures) => void;
}): ReactElement {
  const { places, parcels, surroundings, onShown } = props;
  const language = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const { distance } = useComponentTexts(figureTexts);
  const labels = useMemo(
    () => labelsOf(parcels, surroundings, language, distance),
    [parcels, surroundings, language, distance],
  );
  useEffect(() => {
    const room = root.current;
    if (!room) return undefined;
    let last = -1;
    const follow = (): void => {
      const elements = [...room.children].filter((one) => one instanceof HTMLElement);
      const boxes = elements.map((element, index) => {
        const { at = [], away: [east, north] = [0, 0] } = labels[index] ?? {};
        const [x, y] = places.pixelOf(at) ?? [];
        if (x === undefined || y === undefined) return null;
        const { offsetWidth: width, offsetHeight: height } = element;
        return { x, y, width, height, away: [east, -north] as const };
      });
      const size = { width: room.clientWidth, height: room.clientHeight };
      const shown = placeLabels(boxes, size, coveredPlaces(room));
      for (const [index, element] of elements.entries()) {
        const place = shown[index];
        element.toggleAttribute('data-shown', Boolean(place));
        if (place) {
          const { x, y, width, height } = place;
          element.style.translate = `${x - width / 2}px ${y - height / 2}px`;
        }
      }
      const count = shown.filter(Boolean).length;
      if (count === last) return;
      last = count;
      onShown({ shown: count, count: labels.length });
    };
    follow();
    return places.onRender(follow);
  }, [places, labels, onShown]);
  return (
    <div ref={root} className={css.room} aria-hidden="true">
      {labels.map(({ kind, at, text }) => (
        <span key={`${kind} ${at.join(' ')}`} className={css.label} data-kind={kind}>
          {text}
        </span>
      ))}
    </div>
  );
}
