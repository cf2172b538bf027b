import { forwardRef, useId } from 'react';
import type { ComponentPropsWithoutRef, KeyboardEvent, ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/index.ts';
import { ParcelSketch } from '../parcel-sketch/index.ts';
import { useTexts } from '../provider/index.ts';
import { classNames } from '../styles/index.ts';
import type { MapEngine } from './engine.ts';
import { MapControls, PAN_STEPS } from './MapControls.tsx';
import * as css from './MapPreview.css.ts';
import { mapPreviewTexts } from './texts.ts';
import type { MapPreviewTexts } from './texts.ts';
import type { BaseLayer, MapDrawing, MapView, WmsLayer } from './types.ts';
import { useMapEngine } from './useMapEngine.ts';

/** Properties of the map preview. */
export interface MapPreviewProps
  extends MapDrawing,
    Omit<ComponentPropsWithoutRef<'figure'>, 'children'> {
  /** What the picture shows, in words; seen below the map and spoken with it. */
  readonly textAlternative: string;
  /** Ground and zoom levels one may look at. */
  readonly view: MapView;
  readonly baseLayer?: BaseLayer | undefined;
  /** Layers above the base layer, the first lowest. */
  readonly wmsLayers?: readonly WmsLayer[] | undefined;
  /** Source of the data, as its licence wants it named. */
  readonly attribution?: ReactNode;
  /** Texts that replace the built-in ones for this instance. */
  readonly texts?: Partial<MapPreviewTexts> | undefined;
}

const NO_LAYERS: readonly WmsLayer[] = [];

/**
 * `application` makes screen readers pass the arrow keys on to the map instead of reading with
 * them; everything the keys do the visible buttons do, too.
 */
const SURFACE = { role: 'application', tabIndex: 0 } as const;

/** What a pressed key does; false when the key means nothing to the map. */
function applyKey(engine: MapEngine, key: string): boolean {
  const pan = PAN_STEPS.find((candidate) => candidate.key === key);
  if (pan) engine.panBy(pan.step);
  else if (key === '+' || key === '=') engine.zoomBy(1);
  else if (key === '-' || key === '_') engine.zoomBy(-1);
  else if (key === '0' || key === 'Home') engine.fit();
  else return false;
  return true;
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

/**
 * The chosen parcel and the page on a map (UI-8). OpenLayers is loaded when it is first shown;
 * before that, without it and when services fail, the same drawing stands there (BEY-8).
 */
export const MapPreview = forwardRef<HTMLElement, MapPreviewProps>(function MapPreview(
  {
    textAlternative,
    view,
    baseLayer,
    wmsLayers = NO_LAYERS,
    parcel,
    pageRectangle,
    neighbours,
    attribution,
    texts,
    className,
    ...rest
  },
  ref,
) {
  const t = useTexts(mapPreviewTexts, texts);
  const id = useId();
  const drawing = { parcel, pageRectangle, neighbours };
  const { target, engine, tiles, retry } = useMapEngine({ view, baseLayer, wmsLayers, drawing });
  const keys = {
    onKeyDown(event: KeyboardEvent): void {
      if (event.altKey || event.ctrlKey || event.metaKey || !engine) return;
      if (applyKey(engine, event.key)) event.preventDefault();
    },
  };
  return (
    <figure {...rest} ref={ref} className={classNames(css.figure, className)} data-tiles={tiles}>
      <div className={css.frame}>
        <div
          {...SURFACE}
          {...keys}
          ref={target}
          className={css.surface}
          aria-label={t.label}
          aria-describedby={`${id}-text ${id}-keys`}
        />
        {!engine && (
          <ParcelSketch {...drawing} ratio={2} textAlternative="" className={css.standIn} />
        )}
        <MapControls engine={engine} texts={t} />
        {attribution && <p className={css.attribution}>{attribution}</p>}
      </div>
      <div className={css.notice} data-tiles={tiles}>
        <output className={css.status}>
          {tiles === 'failed' && <Icon name="alert-triangle" />}
          {t[tiles]}
        </output>
        {tiles === 'failed' && (
          <>
            <p className={css.detail}>{t.failedDetail}</p>
            {retry && (
              <button type="button" className={css.retry} onClick={retry}>
                {t.retry}
              </button>
            )}
          </>
        )}
      </div>
      <figcaption className={css.caption}>
        <Legend drawing={drawing} texts={t} />
        <p id={`${id}-text`} className={css.text}>
          {textAlternative}
        </p>
        <p id={`${id}-keys`} className={css.spoken}>
          {t.instructions}
        </p>
      </figcaption>
    </figure>
  );
});
