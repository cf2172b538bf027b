import { forwardRef, useMemo } from 'react';
import type { ComponentPropsWithoutRef, ReactElement } from 'react';
import { classNames } from '../styles/index.ts';
import { extentOf, frameOf, overlaps, pathOf, ringsOf } from './geometry.ts';
import type { Extent, MultiPolygonCoordinates, Ring } from './geometry.ts';
import * as css from './ParcelSketch.css.ts';

/** What the sketch shows, in metres, all in one CRS. */
export interface SketchDrawing {
  /** The chosen parcel, violet; metres, as all shapes here. */
  readonly parcel?: MultiPolygonCoordinates | undefined;
  /** The page that will be printed, blue and dashed. */
  readonly pageRectangle?: Ring | undefined;
  /** Parcels around it, drawn as hairlines. */
  readonly neighbours?: readonly MultiPolygonCoordinates[] | undefined;
}

/** Properties of the sketch. */
export interface ParcelSketchProps
  extends SketchDrawing,
    Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
  /** What the picture shows, in a sentence; an empty text marks it as decoration. */
  readonly textAlternative: string;
  /** Width to height of the picture; default 1.88, as the head of the selection card. */
  readonly ratio?: number | undefined;
}

// Units of the drawing. Lines keep their width in pixels, so only the ratio matters.
const WIDTH = 560;
const DEFAULT_RATIO = 1.88;
// Room around the drawing, as a share of its longer side.
const MARGIN = 0.18;

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
 * A small drawing of the chosen parcel, its neighbours and the page (BEY-8): pure SVG, no map
 * library, no network. Violet and solid is the parcel, blue and dashed the page.
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
  const frame = useMemo(() => {
    const rings = [...(parcel ? ringsOf(parcel) : []), ...(pageRectangle ? [pageRectangle] : [])];
    const extent = extentOf(rings);
    return extent && frameOf(extent, ratio, MARGIN);
  }, [parcel, pageRectangle, ratio]);
  const hidden = textAlternative === '';
  return (
    <svg
      {...rest}
      ref={ref}
      className={classNames(css.sketch, className)}
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
