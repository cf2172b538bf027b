import { useEffect, useRef } from 'react';
import { useStableCallback } from '../hooks/index.ts';
import { distancesOf } from '../map-preview/frame-offset-text.ts';
import type { Extent } from '../map-preview/index.ts';
import { metresText } from '../map-preview/metres-text.ts';
import { mapPreviewTexts } from '../map-preview/texts.ts';
import { useAnnounce, useLocale, useTexts } from '../provider/index.ts';
import { sidesOf } from './section.ts';
import type { ParcelPickerTexts } from './texts.ts';

// Consecutive moves are announced once.
const SETTLE_MS = 400;
// A move that is not possible, such as at the limit of the view, is dropped after this time.
const EXPIRY_MS = 2000;
// Smaller differences in size come from rounding.
const SAME_SIZE_M = 0.5;

/** Callbacks that announce where keys and buttons have moved the map. */
interface MoveAnnouncement {
  /** The user has pressed a key or a button that moves the map. */
  readonly onMoveRequest: () => void;
  /** The view has stopped moving at a section. */
  readonly onSection: (section: Extent) => void;
}

/**
 * Announces moves that the user makes by key or button: the distance after a pan, the size of the
 * section after a zoom. Without it the buttons would have no result for a screen reader user.
 */
export function useMoveAnnouncement(texts: ParcelPickerTexts): MoveAnnouncement {
  const announce = useAnnounce();
  const locale = useLocale();
  const mapTexts = useTexts(mapPreviewTexts);
  const latest = useRef<Extent | null>(null);
  const start = useRef<Extent | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const announceMove = useStableCallback(() => {
    const [before, after] = [start.current, latest.current];
    start.current = null;
    if (!before || !after) return;
    const [[oldWidth], [width, height]] = [sidesOf(before), sidesOf(after)];
    if (Math.abs(width - oldWidth) > SAME_SIZE_M) {
      announce(texts.section(metresText(width, locale), metresText(height, locale)));
      return;
    }
    const offset = { dx: after[0] - before[0], dy: after[1] - before[1] };
    const distances = distancesOf(offset, mapTexts, locale);
    if (distances.length > 0) announce(texts.moved(distances.join(` ${mapTexts.and} `)));
  });

  return {
    onMoveRequest() {
      start.current ??= latest.current;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        start.current = null;
      }, EXPIRY_MS);
    },
    onSection(section) {
      latest.current = section;
      if (!start.current) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(announceMove, SETTLE_MS);
    },
  };
}
