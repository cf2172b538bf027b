import { forwardRef, useId } from 'react';
import type { ReactElement } from 'react';
import { MapFrame } from '../map-preview/MapFrame.tsx';
import { mapPreviewTexts } from '../map-preview/texts.ts';
import { useDebouncedAnnouncement, useTexts } from '../provider/index.ts';
import { classNames } from '../styles/index.ts';
import * as css from './ParcelPickerMap.css.ts';
import { PickerLegend } from './PickerLegend.tsx';
import { PickHints, PickTools } from './PickTools.tsx';
import { parcelPickerTexts } from './texts.ts';
import type { ParcelPickerTexts } from './texts.ts';
import type { ParcelPickerMapProps } from './types.ts';
import { usePickerMap } from './usePickerMap.ts';
import type { PickerMap } from './usePickerMap.ts';

const SPEECH_DELAY_MS = 300;

function Crosshair(): ReactElement {
  return (
    <svg className={css.crosshair} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path className={css.crosshairHalo} d="M32 2V24M32 40V62M2 32H24M40 32H62" />
      <path className={css.crosshairLine} d="M32 2V24M32 40V62M2 32H24M40 32H62" />
      <circle className={css.crosshairDot} cx="32" cy="32" r="3" />
    </svg>
  );
}

/** The map with its crosshair, and how its services fare. */
function PickerWindow(
  props: Pick<ParcelPickerMapProps, 'neighbours' | 'attribution'> & {
    picker: PickerMap;
    texts: ParcelPickerTexts;
  },
): ReactElement {
  const { picker, texts, neighbours, attribution } = props;
  const mapTexts = { ...useTexts(mapPreviewTexts), failedDetail: texts.failedDetail };
  return (
    <MapFrame
      map={picker.map}
      attribution={attribution}
      texts={mapTexts}
      surface={picker.surface}
      standIn={{ parcel: picker.drawing.parcel, neighbours }}
    >
      {picker.picking.active && <Crosshair />}
    </MapFrame>
  );
}

/**
 * Choosing parcels on the map (BEY-2, BEY-8): one by a press or by crosshair and Enter, or all
 * of a section. It shares its engine with `MapPreview`; OpenLayers is loaded when it is shown.
 */
export const ParcelPickerMap = forwardRef<HTMLElement, ParcelPickerMapProps>(
  function ParcelPickerMap(props, ref) {
    const { view, baseLayer, wmsLayers, showLandEstimate, attribution, ...more } = props;
    const { parcels, selectedId, selectedIds, neighbours, marker, ...others } = more;
    const {
      onPick,
      onPickArea,
      onSelect,
      onMoveEnd,
      busy = false,
      maxAreaSide,
      ...remaining
    } = others;
    const { message = '', texts, className, ...rest } = remaining;
    const t = useTexts(parcelPickerTexts, texts);
    const id = useId();
    const layers = { view, baseLayer, wmsLayers, showLandEstimate };
    const drawn = { parcels, selectedId, selectedIds, neighbours, marker };
    const handlers = { onPick, onPickArea, onSelect, onMoveEnd, busy, maxAreaSide };
    const picker = usePickerMap({ ...layers, ...drawn, ...handlers }, t, id);
    const { picking, selected, place, drawing, toggleRef, pickHere } = picker;
    // Of several the list says how many; all their names would be a speech.
    const [only, ...further] = selected;
    const said = only && further.length === 0 ? t.selected(only.label) : null;
    useDebouncedAnnouncement(said, SPEECH_DELAY_MS);
    return (
      <figure {...rest} ref={ref} className={classNames(css.figure, className)}>
        <PickTools
          {...{ picking, busy, toggleRef, id }}
          texts={t}
          onStart={() => picker.map.target.current?.focus()}
          onPickHere={pickHere}
        />
        <PickerWindow {...{ picker, neighbours, attribution }} texts={t} />
        <figcaption>
          <div className={css.outcome}>
            <output className={css.message}>{busy ? t.busy : message}</output>
            <PickerLegend drawing={drawing} marked={place !== null} texts={t} />
          </div>
          <PickHints picking={picking} texts={t} id={id} />
          <p id={`${id}-keys`} className={css.spoken}>
            {t.instructions}
          </p>
        </figcaption>
      </figure>
    );
  },
);
