import { forwardRef, useId } from 'react';
import type { ComponentPropsWithoutRef, KeyboardEvent, ReactElement, ReactNode } from 'react';
import { ParcelSketch } from '../parcel-sketch/index.ts';
import { useComponentTexts } from '../provider/index.ts';
import { rootClassName } from '../styles/index.ts';
import { langOf } from '../texts/lang-of.ts';
import type { BaseLayer, MapPlaces, MapView } from '../feature-map/types.ts';
import { isSameFrameMoved } from '../feature-map/frame-geometry.ts';
import { FrameTools } from './FrameTools.tsx';
import { applyMapKey } from '../feature-map/keys.ts';
import { MapFrame } from '../feature-map/MapFrame.tsx';
import * as css from './MapPreview.css.ts';
import { mapPreviewTexts } from './texts.ts';
import type { MapPreviewTexts } from './texts.ts';
import { paperAround, SheetPaper } from './SheetPaper.tsx';
import { PARCEL_LOOKS, shapesOfParcels, shownLayers } from './drawing.ts';
import type { ParcelDrawing } from './drawing.ts';
import type { MapDrawing, MapSheet, WmsLayer } from './types.ts';
import { useFrameMoving } from './use-frame-moving.ts';
import { useMapEngine } from '../feature-map/use-map-engine.ts';
import type { FollowMode } from '../feature-map/use-map-engine.ts';
import { useMoveAnnouncement } from '../feature-map/use-move-announcement.ts';

/** Properties of the map preview. */
export interface MapPreviewProps
  extends MapDrawing,
    Omit<ComponentPropsWithoutRef<'figure'>, 'children'> {
  /** What the map shows, as text below the map; also its description. */
  readonly textAlternative: string;
  /** Extent and zoom levels of the map. */
  readonly view: MapView;
  /** Base layer; none by default. */
  readonly baseLayer?: BaseLayer | undefined;
  /** Layers above the base layer, the first lowest. */
  readonly wmsLayers?: readonly WmsLayer[] | undefined;
  /** Shows the layers marked `landEstimate`; default false. */
  readonly showLandEstimate?: boolean | undefined;
  /** Attribution of the data, as its licence requires. */
  readonly attribution?: ReactNode;
  /**
   * Called when the user moves the page frame, in metres, east and north positive. Pass a new
   * `pageRectangle`; an unchanged one rejects the move. Without it the page frame cannot be moved.
   */
  readonly onPrintAreaMove?: ((dx: number, dy: number) => void) | undefined;
  /** Called to centre the page frame again; without it there is no reset button. */
  readonly onPrintAreaReset?: (() => void) | undefined;
  /** The printed sheet, whose map is the page frame: the map outside is faded. */
  readonly sheet?: MapSheet | undefined;
  /**
   * Draws over the map, below the margins of a sheet, such as numbers; decoration, as the text alternative says what the map
   * shows.
   */
  readonly overlay?: ((map: MapPlaces) => ReactNode) | undefined;
  /** A drawing only: no map library, no network, no buttons; for print and previews. */
  readonly static?: boolean | undefined;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<MapPreviewTexts> | undefined;
}

const NO_LAYERS: readonly WmsLayer[] = [];

/** A moved page frame is revealed; any other change fits the view to the drawing. */
function followFrame(before: MapDrawing | null, after: MapDrawing): FollowMode {
  const moved =
    before !== null &&
    before.parcel === after.parcel &&
    isSameFrameMoved(before.pageRectangle, after.pageRectangle);
  return moved ? 'reveal' : 'fit';
}

function Legend({
  drawing,
  texts,
  onPaper,
}: {
  drawing: MapDrawing;
  texts: MapPreviewTexts;
  onPaper: boolean;
}): ReactElement {
  return (
    <ul className={css.legend} data-portal-theme={onPaper ? 'light' : undefined}>
      {drawing.parcel && (
        <li lang={langOf(texts, 'parcel')} className={css.legendItem} data-role="parcel">
          {texts.parcel}
        </li>
      )}
      {drawing.pageRectangle && (
        <li lang={langOf(texts, 'pageRectangle')} className={css.legendItem} data-role="page">
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
  | 'sheet'
  | 'overlay'
> & { drawing: ParcelDrawing; texts: MapPreviewTexts; id: string };

function LiveMap({
  view,
  baseLayer,
  wmsLayers = NO_LAYERS,
  showLandEstimate = false,
  attribution,
  onPrintAreaMove,
  onPrintAreaReset,
  sheet,
  overlay,
  drawing,
  texts,
  id,
}: MapProps): ReactElement {
  const moving = useFrameMoving({
    drawing,
    texts,
    onMove: onPrintAreaMove,
    onReset: onPrintAreaReset,
  });
  const movable = onPrintAreaMove !== undefined && drawing.pageRectangle !== undefined;
  const moves = useMoveAnnouncement(texts);
  const map = useMapEngine({
    view,
    baseLayer,
    wmsLayers: shownLayers(wmsLayers, showLandEstimate),
    drawing,
    shapesOf: shapesOfParcels,
    looks: PARCEL_LOOKS,
    follow: followFrame,
    frameDragArea: moving.active ? 'whole' : movable ? 'line' : 'none',
    onFrameMove: moving.move,
    onMoveEnd: ({ extent }) => moves.onSection(extent),
  });
  const surface = {
    'aria-label': texts.label,
    lang: langOf(texts, 'label'),
    'aria-describedby': `${id}-text ${moving.active ? `${id}-frame` : `${id}-keys`}`,
    onKeyDown(event: KeyboardEvent): void {
      if (event.altKey || event.ctrlKey || event.metaKey || !map.engine) return;
      if (!moving.onKey(event)) {
        if (!applyMapKey(map.engine, event.key)) return;
        moves.onMoveRequest();
      }
      event.preventDefault();
    },
  };
  return (
    <MapFrame
      map={map}
      texts={texts}
      surface={surface}
      fallback={
        <ParcelSketch
          parcel={drawing.parcel}
          pageRectangle={drawing.pageRectangle}
          neighbours={drawing.neighbours}
          ratio={2}
          textAlternative=""
          className={css.fallback}
        />
      }
      arrows={moving.arrows}
      onMoveRequest={moves.onMoveRequest}
      attribution={attribution}
      onPaper={sheet !== undefined}
      tools={
        movable && (
          <FrameTools
            moving={moving}
            texts={texts}
            onStart={() => map.target.current?.focus()}
            canReset={onPrintAreaReset !== undefined}
            hintId={`${id}-frame`}
          />
        )
      }
    >
      {map.engine && overlay && (
        <div className={css.marks} data-portal-theme={sheet && 'light'} aria-hidden="true">
          {overlay(map.engine)}
        </div>
      )}
      {sheet && <SheetPaper engine={map.engine} sheet={sheet} movable={movable} />}
    </MapFrame>
  );
}

/**
 * The selected parcel and the page on a map. OpenLayers is loaded when the map is first
 * shown; before that, without it and when services fail, a drawing is shown.
 */
export const MapPreview = forwardRef<HTMLElement, MapPreviewProps>(function MapPreview(
  {
    textAlternative,
    parcel,
    pageRectangle,
    neighbours,
    boundaries,
    view,
    baseLayer,
    wmsLayers,
    showLandEstimate,
    attribution,
    onPrintAreaMove,
    onPrintAreaReset,
    sheet,
    overlay,
    static: isStatic = false,
    texts,
    className,
    ...rest
  },
  ref,
) {
  const t = useComponentTexts(mapPreviewTexts, texts);
  const id = useId();
  const around = pageRectangle && sheet && paperAround(pageRectangle, sheet);
  const drawing = { parcel, pageRectangle, neighbours, boundaries, around };
  return (
    <figure
      // Without it the whole caption would be the name, including the key instructions.
      aria-label={isStatic ? undefined : t.figure}
      {...rest}
      ref={ref}
      className={rootClassName(css.figure, className)}
    >
      {isStatic ? (
        <ParcelSketch
          parcel={parcel}
          pageRectangle={pageRectangle}
          neighbours={neighbours}
          textAlternative={textAlternative}
          className={css.picture}
        />
      ) : (
        <LiveMap
          view={view}
          baseLayer={baseLayer}
          wmsLayers={wmsLayers}
          showLandEstimate={showLandEstimate}
          attribution={attribution}
          onPrintAreaMove={onPrintAreaMove}
          onPrintAreaReset={onPrintAreaReset}
          sheet={sheet}
          overlay={overlay}
          drawing={drawing}
          texts={t}
          id={id}
        />
      )}
      <figcaption className={css.caption}>
        <Legend drawing={drawing} texts={t} onPaper={sheet !== undefined} />
        <p id={`${id}-text`} className={css.text} aria-hidden={isStatic || undefined}>
          {textAlternative}
        </p>
        {!isStatic && (
          <p lang={langOf(t, 'instructions')} id={`${id}-keys`} className={css.visuallyHidden}>
            {t.instructions}
          </p>
        )}
      </figcaption>
    </figure>
  );
});
