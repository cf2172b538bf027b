/** A box in the window, in CSS px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A width and height, in CSS px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Between button and popover, and between popover and the edge of the window, in CSS px. */
const GAP = 4;

const within = (start: number, size: number, whole: number): number =>
  Math.max(GAP, Math.min(start, whole - size - GAP));

/**
 * Where a popover lies in a browser without CSS anchors: below its button, or above it where only there is space for all of it; from
 * the start of the button, but in the window.
 *
 * @returns left and top in the window, in CSS px
 */
export function placeBeside(
  button: Box,
  { width, height }: Size,
  view: Size,
  direction: 'ltr' | 'rtl',
): { readonly left: number; readonly top: number } {
  const below = button.bottom + GAP;
  const above = button.top - GAP - height;
  const isAbove = below + height > view.height && above >= 0;
  return {
    left: within(direction === 'rtl' ? button.right - width : button.left, width, view.width),
    top: isAbove ? above : below,
  };
}
