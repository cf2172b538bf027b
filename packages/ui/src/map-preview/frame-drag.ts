import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import PointerInteraction from 'ol/interaction/Pointer.js';
import type { Ring } from '../parcel-sketch/geometry.ts';
import { distanceToFrame, isOnPage } from './frame-geometry.ts';
import type { Offset } from './frame-geometry.ts';

// How near the frame's line a press must be, in CSS pixels; a finger needs more room.
const REACH_PX = { mouse: 8, touch: 22 };

/** What dragging the page frame needs to know and to tell. */
export interface FrameDragOptions {
  /** The frame that can be moved now; undefined when it must stay. */
  readonly frame: () => Ring | undefined;
  /** Whether it can be grabbed anywhere inside, not only at its line. */
  readonly whole: () => boolean;
  /** Shows the frame at an offset while it is dragged. */
  readonly preview: (offset: Offset) => void;
  /** The frame was let go, so many metres from where it was. */
  readonly done: (offset: Offset) => void;
}

function reachOf({ originalEvent, map }: MapBrowserEvent): number {
  const coarse = 'pointerType' in originalEvent && originalEvent.pointerType === 'touch';
  return (coarse ? REACH_PX.touch : REACH_PX.mouse) * (map.getView().getResolution() ?? 1);
}

/** The interaction by which mouse and finger move the page frame (BEY-5). */
export function makeFrameDrag(options: FrameDragOptions): PointerInteraction {
  let start: readonly number[] = [];
  const offsetAt = ({ coordinate }: MapBrowserEvent): Offset => ({
    dx: (coordinate[0] ?? 0) - (start[0] ?? 0),
    dy: (coordinate[1] ?? 0) - (start[1] ?? 0),
  });
  const isGrabbed = (event: MapBrowserEvent): boolean => {
    const frame = options.frame();
    if (!frame) return false;
    if (options.whole() && isOnPage(event.coordinate, frame)) return true;
    return distanceToFrame(event.coordinate, frame) <= reachOf(event);
  };
  return new PointerInteraction({
    handleDownEvent(event) {
      if (!isGrabbed(event)) return false;
      start = event.coordinate;
      return true;
    },
    handleDragEvent: (event) => options.preview(offsetAt(event)),
    handleUpEvent(event) {
      options.done(offsetAt(event));
      return false;
    },
    handleMoveEvent(event) {
      const viewport = event.map.getViewport();
      if (viewport) viewport.style.cursor = isGrabbed(event) ? 'move' : '';
    },
  });
}
