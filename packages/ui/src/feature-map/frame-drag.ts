import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import PointerInteraction from 'ol/interaction/Pointer.js';
import type { Ring } from '../parcel-sketch/geometry.ts';
import { distanceToFrame, distanceToHandle, isOnPage } from './frame-geometry.ts';
import type { Offset } from './frame-geometry.ts';

// Distance to the frame's line within which a drag can start, in CSS pixels.
const TOLERANCE_PX = { mouse: 8, touch: 22 };
/** Half the size of the handle. */
const HANDLE_PX = 22;

/** Options and callbacks for dragging the frame. */
interface FrameDragOptions {
  /** The frame, or undefined if it cannot be moved now. */
  readonly frame: () => Ring | undefined;
  /** Whether it can be dragged anywhere inside, not only at its line. */
  readonly whole: () => boolean;
  /** Whether the frame is that of a sheet, which has a handle. */
  readonly hasHandle: () => boolean;
  /** Shows the frame at an offset while it is dragged. */
  readonly preview: (offset: Offset) => void;
  /** The drag ended, at an offset in metres. */
  readonly done: (offset: Offset) => void;
}

function toleranceOf({ originalEvent }: MapBrowserEvent): number {
  const coarse = 'pointerType' in originalEvent && originalEvent.pointerType === 'touch';
  return coarse ? TOLERANCE_PX.touch : TOLERANCE_PX.mouse;
}

/** The interaction that moves the frame by pointer. */
export function makeFrameDrag(options: FrameDragOptions): PointerInteraction {
  let start: readonly number[] = [];
  const offsetAt = ({ coordinate }: MapBrowserEvent): Offset => ({
    dx: (coordinate[0] ?? 0) - (start[0] ?? 0),
    dy: (coordinate[1] ?? 0) - (start[1] ?? 0),
  });
  const isHit = (event: MapBrowserEvent): boolean => {
    const frame = options.frame();
    if (!frame) return false;
    if (options.whole() && isOnPage(event.coordinate, frame)) return true;
    const { coordinate, map } = event;
    const metres = map.getView().getResolution() ?? 1;
    if (options.hasHandle() && distanceToHandle(coordinate, frame) <= HANDLE_PX * metres)
      return true;
    return distanceToFrame(coordinate, frame) <= toleranceOf(event) * metres;
  };
  return new PointerInteraction({
    handleDownEvent(event) {
      if (!isHit(event)) return false;
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
      if (viewport) viewport.style.cursor = isHit(event) ? 'move' : '';
    },
  });
}
