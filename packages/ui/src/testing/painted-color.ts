import { linearContrast } from '@portal/tokens/color';
import { toLinear } from '../theme/parse.ts';

/** Red, green, blue and opacity, each 0 to 1. */
type Painted = readonly [red: number, green: number, blue: number, opacity: number];

const WHITE: Painted = [1, 1, 1, 1];

/** Any computed colour as the browser paints it. */
function paintedColor(color: string): Painted {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!canvas) return WHITE;
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, opacity = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red / 255, green / 255, blue / 255, opacity / 255];
}

const known = new Map<string, Painted>();

function painted(color: string): Painted {
  const found = known.get(color) ?? paintedColor(color);
  known.set(color, found);
  return found;
}

function over([red, green, blue, opacity]: Painted, ground: Painted): Painted {
  const mixed = (front: number, back: number) => front * opacity + back * (1 - opacity);
  return [mixed(red, ground[0]), mixed(green, ground[1]), mixed(blue, ground[2]), 1];
}

/** The ground behind the content of an element: its background over those of the elements around it. */
export function groundOf(element: Element | null): Painted {
  if (!element) return WHITE;
  const own = painted(getComputedStyle(element).backgroundColor);
  return own[3] === 1 ? own : over(own, groundOf(element.parentElement));
}

const linear = ([red, green, blue]: Painted) =>
  [toLinear(red), toLinear(green), toLinear(blue)] as const;

/** Contrast of a computed colour, painted over the first ground, with the second one; 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastOn(color: string, ground: Painted, around = ground): number {
  return linearContrast(linear(over(painted(color), ground)), linear(around));
}

/** Contrast of two grounds. */
export const contrastOfGrounds = (one: Painted, other: Painted): number =>
  linearContrast(linear(one), linear(other));
