import { useEffect, useRef } from 'react';
import { useStableCallback } from '../hooks/index.ts';
import type { Extent } from '../parcel-sketch/geometry.ts';
import { useAnnounce, useLocale } from '../provider/index.ts';
import { distancesOf } from './distances.ts';
import { metresText } from './metres-text.ts';
import type { MapWindowTexts } from './window-texts.ts';

// Consecutive moves are announced once.
const SETTLE_MS = 400;
// A move that has changed nothing by then, such as at the limit of the view, is announced as such.
const EXPIRY_MS = 1000;
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
 * section after a zoom, and that it stayed the same at the limit of the view. Without it the buttons would have no result for a screen reader user.
 */
export function useMoveAnnouncement(texts: MapWindowTexts): MoveAnnouncement {
  const announce = useAnnounce();
  const locale = useLocale();
  const latest = useRef<Extent | null>(null);
  const start = useRef<Extent | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const announceMove = useStableCallback(() => {
    const [before, after] = [start.current, latest.current];
    start.current = null;
    if (!before || !after) return;
    const [west, south, east, north] = after;
    const [width, height] = [east - west, north - south];
    if (Math.abs(width - (before[2] - before[0])) > SAME_SIZE_M) {
      announce(texts.section(metresText(width, locale), metresText(height, locale)));
      return;
    }
    const offset = { dx: after[0] - before[0], dy: after[1] - before[1] };
    const distances = distancesOf(offset, texts, locale);
    if (distances.length > 0) announce(texts.moved(distances.join(` ${texts.and} `)));
  });

  return {
    onMoveRequest() {
      start.current ??= latest.current;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (start.current) announce(texts.unmoved);
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
