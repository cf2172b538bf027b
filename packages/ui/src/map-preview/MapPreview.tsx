import { forwardRef, useId } from 'react';
import type { ComponentPropsWithoutRef, KeyboardEvent, ReactElement, ReactNode } from 'react';
import { ParcelSketch } from '../parcel-sketch/index.ts';
import { useTexts } from '../provider/index.ts';
import { classNames } from '../styles/index.ts';
import { isSameFrameMoved } from './frame-geometry.ts';
import { FrameTools } from './FrameTools.tsx';
import { applyMapKey } from './keys.ts';
import { MapFrame } from './MapFrame.tsx';
import * as css from './MapPreview.css.ts';
import { mapPreviewTexts } from './texts.ts';
import type { MapPreviewTexts } from './texts.ts';
import type { BaseLayer, MapDrawing, MapView, WmsLayer } from './types.ts';
import { useFrameMoving } from './useFrameMoving.ts';
import { useMapEngine } from './useMapEngine.ts';
import type { Following } from './useMapEngine.ts';

/** Properties of the map preview. */
export interface MapPreviewProps
  extends MapDrawing,
    Omit<ComponentPropsWithoutRef<'figure'>, 'children'> {
  /** What the picture shows, in words; seen below the map and spoken with it. */
  readonly textAlternative: string;
  /** Ground and zoom levels one may look at. */
  readonly view: MapView;
  /** Tiles below everything; left out, the ground stays plain. */
  readonly baseLayer?: BaseLayer | undefined;
  /** Layers above the base layer, the first lowest. */
  readonly wmsLayers?: readonly WmsLayer[] | undefined;
  /** Shows the layers marked `landEstimate`; default false. */
  readonly showLandEstimate?: boolean | undefined;
  /** Source of the data, as its licence wants it named. */
  readonly attribution?: ReactNode;
  /**
   * The person moved the page by so many metres, east and north positive; answer with a new
   * `pageRectangle`, at the same place if it may not go there. Without it the page stays.
   */
  readonly onPrintAreaMove?: ((dx: number, dy: number) => void) | undefined;
  /** The page shall be centred again; without it there is no button for it. */
  readonly onPrintAreaReset?: (() => void) | undefined;
  /** A picture only: no map library, no network, no buttons; for print and previews. */
  readonly isStatic?: boolean | undefined;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<MapPreviewTexts> | undefined;
}

const NO_LAYERS: readonly WmsLayer[] = [];

/** A page that is being moved is followed, anything new is shown as a whole. */
function followFrame(before: MapDrawing | null, after: MapDrawing): Following {
  const moved =
    before !== null &&
    before.parcel === after.parcel &&
    isSameFrameMoved(before.pageRectangle, after.pageRectangle);
  return moved ? 'reveal' : 'fit';
}

function Legend({ drawing, texts }: { drawing: MapDrawing; texts: MapPreviewTexts }): ReactElement {
  return (
    <ul className={css.legend}>
      {drawing.parcel && (
        <li className={css.legendItem} data-role="parcel">
          {texts.parcel}
        </li>
      )}
      {drawing.pageRectangle && (
        <li className={css.legendItem} data-role="page">
          {texts.pageRectangle}
        </li>
      )}
    </ul>
  );
}

type MapProps = Pick<
  MapPreviewProps,
  | 'view'
  | 'baseLayer'
  | 'wmsLayers'
  | 'showLandEstimate'
  | 'attribution'
  | 'onPrintAreaMove'
  | 'onPrintAreaReset'
> & { drawing: MapDrawing; texts: MapPreviewTexts; id: string };

function LiveMap(props: MapProps): ReactElement {
  const { drawing, texts, id, attribution, onPrintAreaMove, onPrintAreaReset } = props;
  const { view, baseLayer, wmsLayers = NO_LAYERS, showLandEstimate = false } = props;
  const owner = { drawing, texts, onMove: onPrintAreaMove, onReset: onPrintAreaReset };
  const moving = useFrameMoving(owner);
  const movable = onPrintAreaMove !== undefined && drawing.pageRectangle !== undefined;
  const map = useMapEngine({
    view,
    baseLayer,
    wmsLayers,
    showLandEstimate,
    drawing,
    follow: followFrame,
    grip: moving.active ? 'whole' : movable ? 'line' : 'none',
    onFrameMove: moving.move,
  });
  const surface = {
    'aria-label': texts.label,
    'aria-describedby': `${id}-text ${moving.active ? `${id}-frame` : `${id}-keys`}`,
    onKeyDown(event: KeyboardEvent): void {
      if (event.altKey || event.ctrlKey || event.metaKey || !map.engine) return;
      if (moving.onKey(event) || applyMapKey(map.engine, event.key)) event.preventDefault();
    },
  };
  return (
    <>
      <MapFrame
        map={map}
        texts={texts}
        surface={surface}
        standIn={drawing}
        arrows={moving.arrows}
        attribution={attribution}
      />
      {movable && (
        <FrameTools
          moving={moving}
          texts={texts}
          onStart={() => map.target.current?.focus()}
          canReset={onPrintAreaReset !== undefined}
          hintId={`${id}-frame`}
        />
      )}
    </>
  );
}

/**
 * The chosen parcel and the page on a map (UI-8). OpenLayers is loaded when it is first shown;
 * before that, without it and when services fail, the same drawing stands there (BEY-8).
 */
export const MapPreview = forwardRef<HTMLElement, MapPreviewProps>(function MapPreview(
  { textAlternative, parcel, pageRectangle, neighbours, isStatic = false, texts, ...others },
  ref,
) {
  const { view, baseLayer, wmsLayers, showLandEstimate, attribution, ...more } = others;
  const { onPrintAreaMove, onPrintAreaReset, className, ...rest } = more;
  const t = useTexts(mapPreviewTexts, texts);
  const id = useId();
  const drawing = { parcel, pageRectangle, neighbours };
  const layers = { view, baseLayer, wmsLayers, showLandEstimate, attribution };
  const handlers = { onPrintAreaMove, onPrintAreaReset };
  return (
    <figure
      // Else it were called by its whole caption, the keys of the map included.
      aria-labelledby={isStatic ? undefined : `${id}-text`}
      {...rest}
      ref={ref}
      className={classNames(css.figure, className)}
    >
      {isStatic ? (
        <ParcelSketch {...drawing} textAlternative={textAlternative} className={css.picture} />
      ) : (
        <LiveMap {...layers} {...handlers} drawing={drawing} texts={t} id={id} />
      )}
      <figcaption className={css.caption}>
        <Legend drawing={drawing} texts={t} />
        <p id={`${id}-text`} className={css.text} aria-hidden={isStatic || undefined}>
          {textAlternative}
        </p>
        {!isStatic && (
          <p id={`${id}-keys`} className={css.spoken}>
            {t.instructions}
          </p>
        )}
      </figcaption>
    </figure>
  );
});
