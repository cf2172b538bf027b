import { forwardRef, useId, useRef } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import { applyMapKey } from '../map-preview/keys.ts';
import { MapFrame, MapNotice } from '../map-preview/MapFrame.tsx';
import { mapPreviewTexts } from '../map-preview/texts.ts';
import type { EngineDrawing, MapClick, MapParcel, WmsLayer } from '../map-preview/types.ts';
import { useMapEngine } from '../map-preview/useMapEngine.ts';
import type { Following } from '../map-preview/useMapEngine.ts';
import { useDebouncedAnnouncement, useTexts } from '../provider/index.ts';
import { classNames } from '../styles/index.ts';
import * as css from './ParcelPickerMap.css.ts';
import { PickerLegend } from './PickerLegend.tsx';
import { PickHints, PickTools } from './PickTools.tsx';
import { parcelPickerTexts } from './texts.ts';
import type { ParcelPickerMapProps } from './types.ts';
import { applyPickKey, usePicking } from './usePicking.ts';

const NO_LAYERS: readonly WmsLayer[] = [];
const NO_PARCELS: readonly MapParcel[] = [];
const SPEECH_DELAY_MS = 300;

/** The view follows what was found or chosen, not the neighbours that come while one moves. */
function followFound(before: EngineDrawing | null, after: EngineDrawing): Following {
  const same =
    before !== null && before.parcel === after.parcel && before.candidates === after.candidates;
  return same ? 'stay' : 'reveal';
}

function drawingOf(
  parcels: readonly MapParcel[],
  selected: MapParcel | undefined,
  neighbours: EngineDrawing['neighbours'],
): EngineDrawing {
  const candidates = parcels.filter((parcel) => parcel !== selected);
  return { parcel: selected?.geometry, candidates, neighbours };
}

function Crosshair(): ReactElement {
  return (
    <svg className={css.crosshair} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path className={css.crosshairHalo} d="M32 2V24M32 40V62M2 32H24M40 32H62" />
      <path className={css.crosshairLine} d="M32 2V24M32 40V62M2 32H24M40 32H62" />
      <circle className={css.crosshairDot} cx="32" cy="32" r="3" />
    </svg>
  );
}

/**
 * Choosing parcels on the map (BEY-2, BEY-8): one by a press or by crosshair and Enter, or all
 * of a section. It shares its engine with `MapPreview`; OpenLayers is loaded when it is shown.
 */
export const ParcelPickerMap = forwardRef<HTMLElement, ParcelPickerMapProps>(
  function ParcelPickerMap(props, ref) {
    const { view, baseLayer, wmsLayers = NO_LAYERS, showLandEstimate = false, ...more } = props;
    const { parcels = NO_PARCELS, selectedId, neighbours, attribution, marker, ...others } = more;
    const { onPick, onPickArea, onSelect, onMoveEnd, busy = false, ...remaining } = others;
    const { message = '', maxAreaSide, texts, className, ...rest } = remaining;
    const t = useTexts(parcelPickerTexts, texts);
    const mapTexts = { ...useTexts(mapPreviewTexts), failedDetail: t.failedDetail };
    const id = useId();
    const toggleRef = useRef<HTMLButtonElement>(null);
    const picking = usePicking({ onPick, onPickArea, onMoveEnd, busy, maxAreaSide, texts: t });
    const selected = parcels.find((parcel) => parcel.id === selectedId);
    const drawing = drawingOf(parcels, selected, neighbours);
    const place = marker === undefined ? picking.place : marker;
    const onClick = ({ coordinate, parcelIds: [found] }: MapClick): void => {
      if (picking.active) picking.pick(coordinate);
      else if (found !== undefined) onSelect?.(found);
    };
    const { target, engine, tiles, retry } = useMapEngine({
      view,
      baseLayer,
      wmsLayers,
      showLandEstimate,
      drawing,
      follow: followFound,
      marker: place,
      onClick,
      onMoveEnd: picking.onMoveEnd,
    });
    useDebouncedAnnouncement(selected ? t.selected(selected.label) : null, SPEECH_DELAY_MS);

    const center = () => engine?.center() ?? null;
    const surface = {
      'aria-label': t.label,
      'aria-describedby': picking.active ? `${id}-hint` : `${id}-keys`,
      'data-picking': picking.active || undefined,
      onKeyDown(event: KeyboardEvent): void {
        if (event.altKey || event.ctrlKey || event.metaKey || !engine) return;
        const leaving = picking.active && event.key === 'Escape';
        if (applyPickKey(picking, event, center) || applyMapKey(engine, event.key)) {
          event.preventDefault();
        }
        if (leaving) toggleRef.current?.focus();
      },
    };
    return (
      <figure {...rest} ref={ref} className={classNames(css.figure, className)}>
        <PickTools
          picking={picking}
          texts={t}
          busy={busy}
          toggleRef={toggleRef}
          onStart={() => target.current?.focus()}
          onPickHere={() => {
            const middle = center();
            if (middle) picking.pick(middle);
          }}
          id={id}
        />
        <div className={css.window}>
          <MapFrame
            target={target}
            engine={engine}
            texts={mapTexts}
            surface={surface}
            standIn={{ parcel: selected?.geometry, neighbours }}
            attribution={attribution}
          >
            {picking.active && <Crosshair />}
          </MapFrame>
          <MapNotice tiles={tiles} retry={retry} texts={mapTexts} />
        </div>
        <PickHints picking={picking} texts={t} id={id} />
        <output className={css.message}>{busy ? t.busy : message}</output>
        <figcaption>
          <PickerLegend drawing={drawing} marked={place !== null} texts={t} />
          <p id={`${id}-keys`} className={css.spoken}>
            {t.instructions}
          </p>
        </figcaption>
      </figure>
    );
  },
);
