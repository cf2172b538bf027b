import { forwardRef, useMemo } from 'react';
import type { ComponentPropsWithoutRef, ReactElement } from 'react';
import { rootClassName } from '../styles/index.ts';
import { extentOf, frameOf, overlaps, pathOf, ringsOf } from './geometry.ts';
import type { Extent, MultiPolygonCoordinates, Ring } from './geometry.ts';
import * as css from './ParcelSketch.css.ts';

/** What the sketch shows, in metres, all in one CRS. */
export interface SketchDrawing {
  /** The selected parcel, violet. */
  readonly parcel?: MultiPolygonCoordinates | undefined;
  /** The page that will be printed, blue and dashed. */
  readonly pageRectangle?: Ring | undefined;
  /** Neighbouring parcels, drawn as hairlines. */
  readonly neighbours?: readonly MultiPolygonCoordinates[] | undefined;
}

/** Properties of the sketch. */
export interface ParcelSketchProps
  extends SketchDrawing,
    Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
  /** What the sketch shows, in a sentence; decorative if empty. */
  readonly textAlternative: string;
  /** Aspect ratio, width to height; default 1.88, as in the selection card. */
  readonly ratio?: number | undefined;
}

// Width of the view box. Line widths are in pixels, so only the aspect ratio matters.
const WIDTH = 560;
const DEFAULT_RATIO = 1.88;
// Margin around the shapes, as a share of the longer side.
const MARGIN = 0.18;

/** The ground that a sketch shows, in metres; null without parcel and page. @param ratio as that of the sketch */
export function sketchFrame(
  { parcel, pageRectangle }: Pick<SketchDrawing, 'parcel' | 'pageRectangle'>,
  ratio: number = DEFAULT_RATIO,
): Extent | null {
  const rings = [...(parcel ? ringsOf(parcel) : []), ...(pageRectangle ? [pageRectangle] : [])];
  const extent = extentOf(rings);
  return extent && frameOf(extent, ratio, MARGIN);
}

function Neighbours(props: {
  shapes: readonly MultiPolygonCoordinates[];
  frame: Extent;
}): ReactElement {
  const { shapes, frame } = props;
  const rings = shapes.flatMap((shape) => {
    const box = extentOf(ringsOf(shape));
    return box && overlaps(box, frame) ? ringsOf(shape) : [];
  });
  return <path className={css.neighbour} d={pathOf(rings, frame, WIDTH)} />;
}

/**
 * A small drawing of the selected parcel, its neighbours and the page as SVG, without map
 * library or network. The parcel is violet and solid, the page blue and dashed.
 */
export const ParcelSketch = forwardRef<SVGSVGElement, ParcelSketchProps>(function ParcelSketch(
  {
    parcel,
    pageRectangle,
    neighbours = [],
    textAlternative,
    ratio = DEFAULT_RATIO,
    className,
    ...rest
  },
  ref,
) {
  const frame = useMemo(
    () => sketchFrame({ parcel, pageRectangle }, ratio),
    [parcel, pageRectangle, ratio],
  );
  const hidden = textAlternative === '';
  return (
    <svg
      {...rest}
      ref={ref}
      className={rootClassName(css.sketch, className)}
      viewBox={`0 0 ${WIDTH} ${Math.round(WIDTH / ratio)}`}
      preserveAspectRatio="xMidYMid meet"
      role={hidden ? undefined : 'img'}
      aria-label={hidden ? undefined : textAlternative}
      aria-hidden={hidden || undefined}
      focusable="false"
    >
      {frame && <Neighbours shapes={neighbours} frame={frame} />}
      {frame && parcel && (
        <>
          <path className={css.halo} d={pathOf(ringsOf(parcel), frame, WIDTH)} />
          <path className={css.parcel} d={pathOf(ringsOf(parcel), frame, WIDTH)} />
        </>
      )}
      {frame && pageRectangle && (
        <>
          <path className={css.halo} d={pathOf([pageRectangle], frame, WIDTH)} />
          <path className={css.page} d={pathOf([pageRectangle], frame, WIDTH)} />
        </>
      )}
    </svg>
  );
});
