import { useState } from 'react';
import type { Extent, MapSection, Position } from '../map-preview/index.ts';
import { metresText } from '../feature-map/metres-text.ts';
import { useAnnounce, useLocale } from '../provider/index.ts';
import { isSmallEnough, MAX_AREA_SIDE_M, ringOfSection } from './section.ts';
import type { ParcelPickerTexts } from './texts.ts';
import type { ParcelPickerMapProps } from './types.ts';

type PickingOptions = Pick<
  ParcelPickerMapProps,
  'onPick' | 'onPickArea' | 'loading' | 'onMoveEnd' | 'maxAreaSide'
> & { readonly texts: ParcelPickerTexts };

/** State of picking: the click mode, the visible section, and the last picked place. */
export interface Picking {
  /** Whether a click on the map picks a place. */
  readonly active: boolean;
  readonly toggle: () => void;
  readonly leave: () => void;
  /** The last picked place, metres. */
  readonly place: Position | null;
  readonly pick: (place: Position) => void;
  readonly pickArea: () => void;
  /** Why not all parcels of the section can be requested; `null` if they can. */
  readonly areaRefusal: string | null;
  /** Whether the map is loaded, so that a place can be picked. */
  readonly ready: boolean;
  /** The reason that depends on the zoom, whether it applies now or not. */
  readonly tooLarge: string;
  /** Whether somebody has pressed the button of the section while its reason applied. */
  readonly askedForArea: boolean;
  readonly onMoveEnd: (section: MapSection) => void;
}

/** Manages the click mode. A pick is not announced: the result of the search that it starts is. */
export function usePicking(options: PickingOptions): Picking {
  const { onPick, onPickArea, loading = false, maxAreaSide = MAX_AREA_SIDE_M, texts } = options;
  const announce = useAnnounce();
  const locale = useLocale();
  const [active, setActive] = useState(false);
  const [place, setPlace] = useState<Position | null>(null);
  const [section, setSection] = useState<Extent | null>(null);
  const [askedForArea, setAskedForArea] = useState(false);
  const tooLarge = texts.tooLarge(metresText(maxAreaSide, locale));
  const areaRefusal = !section
    ? texts.noSection
    : isSmallEnough(section, maxAreaSide)
      ? null
      : tooLarge;
  const setMode = (next: boolean): void => {
    setActive(next);
    announce(next ? texts.pickOn : texts.pickOff);
  };
  return {
    active,
    place,
    areaRefusal,
    ready: section !== null,
    tooLarge,
    askedForArea,
    toggle: () => setMode(!active),
    leave: () => setMode(false),
    pick(next) {
      const [x, y] = next;
      if (x === undefined || y === undefined) return;
      if (loading) return announce(texts.stillBusy);
      setPlace(next);
      onPick?.([x, y]);
    },
    pickArea() {
      if (loading) return announce(texts.stillBusy);
      setAskedForArea(areaRefusal !== null);
      if (!section || areaRefusal !== null) return announce(areaRefusal ?? texts.noSection);
      setPlace(null);
      onPickArea?.(ringOfSection(section));
    },
    onMoveEnd({ extent, zoom }) {
      setSection(extent);
      options.onMoveEnd?.(extent, zoom);
    },
  };
}
