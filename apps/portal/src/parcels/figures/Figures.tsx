import type { Parcel } from '@portal/api';
import { Button } from '@portal/ui/button';
import type { MapPlaces } from '@portal/ui/map-preview';
import { useAnnounce, useComponentTexts } from '@portal/ui/provider';
import { Stack } from '@portal/ui/stack';
import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import * as css from './FigureLabels.css.ts';
import { useSurroundings } from '../use-surroundings.ts';
import { FigureLabels, type ShownFigures } from './FigureLabels.tsx';
import { figureTexts } from './texts.ts';

/** What draws figures over a map. */
export interface FiguresOverlay {
  readonly draw: (places: MapPlaces) => ReactElement;
}

/** How many figures have room on the map. */
const textOf = ({ shown, count }: ShownFigures, t: (typeof figureTexts)['de']): string =>
  shown === count ? t.all(count) : t.shown(shown, count);

/** Writes the figures of parcels on a map on demand, and says how many have room there (DATA-8). */
export function Figures(props: {
  parcels: readonly Parcel[];
  /** What is to be drawn over the map; undefined for nothing. */
  onOverlay: (overlay: FiguresOverlay | undefined) => void;
}): ReactElement {
  const { parcels, onOverlay } = props;
  const [isOn, setOn] = useState(false);
  const [figures, setFigures] = useState<ShownFigures | null>(null);
  const t = useComponentTexts(figureTexts);
  const announce = useAnnounce();
  const { surroundings, isLoading } = useSurroundings(parcels, isOn);
  const text = isOn && figures ? textOf(figures, t) : null;
  useEffect(() => {
    const draw: FiguresOverlay['draw'] = (places) => (
      <FigureLabels
        places={places}
        parcels={parcels}
        surroundings={surroundings}
        onShown={setFigures}
      />
    );
    onOverlay(isOn ? { draw } : undefined);
  }, [isOn, parcels, surroundings, onOverlay]);
  // Once for each press: a moved map changes the number often.
  const isAnnounced = useRef(false);
  useEffect(() => {
    if (!isOn) isAnnounced.current = false;
    if (text === null || isAnnounced.current || isLoading) return;
    isAnnounced.current = true;
    announce(text, 'polite');
  }, [isOn, text, isLoading, announce]);
  return (
    <Stack gap="small" className={css.figures}>
      <Stack orientation="horizontal" gap="small">
        <Button
          variant="quiet"
          size="small"
          className={css.toggle}
          aria-pressed={isOn}
          onClick={() => setOn(!isOn)}
        >
          {t.show}
        </Button>
      </Stack>
      {text && <p className={css.note}>{text}</p>}
    </Stack>
  );
}
