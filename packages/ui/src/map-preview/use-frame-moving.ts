import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useStableCallback } from '../hooks/index.ts';
import { useAnnounce, useLocale } from '../provider/index.ts';
import { langOf } from '../texts/lang-of.ts';
import { frameStep, offsetOf } from '../feature-map/frame-geometry.ts';
import type { ArrowOverride } from '../feature-map/MapControls.tsx';
import { PAN_STEPS } from '../feature-map/MapControls.tsx';
import type { PanStep } from '../feature-map/movement.ts';
import { frameOffsetText } from './frame-offset-text.ts';
import type { MapPreviewTexts } from './texts.ts';
import type { MapDrawing } from './types.ts';

// Consecutive key presses are one movement; the final position is announced once.
const SETTLE_MS = 400;
// Shift with an arrow key moves the page by this share of a step.
const SMALL_STEP = 0.2;

/** The texts of the arrow buttons while they move the page frame. */
const FRAME_TEXTS = {
  panUp: 'frameUp',
  panDown: 'frameDown',
  panLeft: 'frameLeft',
  panRight: 'frameRight',
} as const;

interface FrameMovingOptions {
  readonly drawing: MapDrawing;
  readonly onMove: ((dx: number, dy: number) => void) | undefined;
  readonly onReset: (() => void) | undefined;
  readonly texts: MapPreviewTexts;
}

/** Moving the page frame by keys, buttons and drags. */
export interface FrameMoving {
  /** Whether arrow keys and arrow buttons move the page frame. */
  readonly active: boolean;
  /** Whether the page frame was moved since the mode was switched on or off. */
  readonly hasMoved: boolean;
  readonly toggle: () => void;
  /** Moves by a drag, in metres. */
  readonly move: (dx: number, dy: number) => void;
  readonly reset: () => void;
  /** Handles a key; returns whether it was handled. */
  readonly onKey: (event: KeyboardEvent) => boolean;
  readonly arrows: ArrowOverride | undefined;
}

/** Announces the position of the frame after a movement, and that it has reached its limit. */
function useFrameAnnouncement({
  drawing,
  texts,
}: FrameMovingOptions): (canBeAtLimit: boolean) => void {
  const announce = useAnnounce();
  const locale = useLocale();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const announcePosition = useStableCallback((before: string, canBeAtLimit: boolean) => {
    const { pageRectangle, parcel } = drawing;
    const offset = pageRectangle && parcel && offsetOf(pageRectangle, parcel);
    const isAtLimit = canBeAtLimit && JSON.stringify(pageRectangle) === before;
    const position = offset ? frameOffsetText(offset, texts, locale) : '';
    announce(isAtLimit ? `${texts.frameAtLimit} ${position}` : position);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return (canBeAtLimit) => {
    const before = JSON.stringify(drawing.pageRectangle);
    clearTimeout(timer.current);
    timer.current = setTimeout(announcePosition, SETTLE_MS, before, canBeAtLimit);
  };
}

function stepOf(drawing: MapDrawing, { right, up }: PanStep, share: number): [number, number] {
  const step = Math.max(1, frameStep(drawing.pageRectangle ?? []) * share);
  return [Math.sign(right) * step, Math.sign(up) * step];
}

/** Moves the page frame by keys, buttons and drags, and announces its position. */
export function useFrameMoving(options: FrameMovingOptions): FrameMoving {
  const { drawing, onMove, onReset, texts } = options;
  const [enabled, setEnabled] = useState(false);
  const [hasMoved, setHasMoved] = useState(false);
  const announcePosition = useFrameAnnouncement(options);
  const active = enabled && onMove !== undefined && drawing.pageRectangle !== undefined;
  const move = (dx: number, dy: number): void => {
    if (dx === 0 && dy === 0) return;
    announcePosition(true);
    setHasMoved(true);
    onMove?.(dx, dy);
  };
  const step = (direction: PanStep, share = 1): void => move(...stepOf(drawing, direction, share));
  return {
    active,
    hasMoved,
    toggle() {
      setEnabled(!active);
      setHasMoved(false);
    },
    move,
    reset() {
      announcePosition(false);
      onReset?.();
    },
    onKey({ key, shiftKey }) {
      if (!active) return false;
      const arrow = PAN_STEPS.find((candidate) => candidate.key === key);
      if (arrow) step(arrow.step, shiftKey ? SMALL_STEP : 1);
      else if (key === 'Escape') setEnabled(false);
      else return false;
      return true;
    },
    arrows: active
      ? {
          labelOf: (name) => ({
            name: texts[FRAME_TEXTS[name]],
            lang: langOf(texts, FRAME_TEXTS[name]),
          }),
          move: step,
        }
      : undefined,
  };
}
