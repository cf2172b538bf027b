import { forwardRef, useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { MapMarks } from '../map-preview/MapMarks.tsx';
import { MapFrame } from '../feature-map/MapFrame.tsx';
import { fallback } from '../map-preview/MapPreview.css.ts';
import { mapPreviewTexts } from '../map-preview/texts.ts';
import type { MapParcel } from '../map-preview/types.ts';
import { ParcelSketch } from '../parcel-sketch/index.ts';
import {
  useBusyAnnouncement,
  useDebouncedAnnouncement,
  useComponentTexts,
} from '../provider/index.ts';
import { rootClassName } from '../styles/index.ts';
import { langOf } from '../texts/lang-of.ts';
import * as css from './ParcelPickerMap.css.ts';
import { PickerLegend } from './PickerLegend.tsx';
import { PickHints, PickTools } from './PickTools.tsx';
import { parcelPickerTexts } from './texts.ts';
import type { ParcelPickerTexts } from './texts.ts';
import type { ParcelPickerMapProps } from './types.ts';
import { useHeight } from './use-height.ts';
import { usePickerMap } from './use-picker-map.ts';
import type { PickerMap } from './use-picker-map.ts';

const ANNOUNCEMENT_DELAY_MS = 300;
const NO_PARCELS: readonly MapParcel[] = [];

function Crosshair(): ReactElement {
  return (
    <svg className={css.crosshair} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path className={css.crosshairHalo} d="M32 2V24M32 40V62M2 32H24M40 32H62" />
      <path className={css.crosshairLine} d="M32 2V24M32 40V62M2 32H24M40 32H62" />
      <circle className={css.crosshairDot} cx="32" cy="32" r="3" />
    </svg>
  );
}

/** The texts of a map that only shows results. */
const resultsTexts = (texts: ParcelPickerTexts): ParcelPickerTexts => ({
  ...texts,
  label: texts.resultsLabel,
  instructions: texts.resultsInstructions,
  failedDetail: texts.resultsFailedDetail,
});

/** For the style sheet: what is over the map begins below buttons of this height. */
const heightOfTools = (height: number) => ({ '--portal-map-tools': `${height}px` });

/** The map with its crosshair. */
function PickerWindow(
  props: Pick<ParcelPickerMapProps, 'neighbours' | 'attribution' | 'quiet'> & {
    picker: PickerMap;
    texts: ParcelPickerTexts;
    children: ReactNode;
  },
): ReactElement {
  const { picker, texts, neighbours, attribution, quiet, children } = props;
  const mapTexts = { ...useComponentTexts(mapPreviewTexts), failedDetail: texts.failedDetail };
  return (
    <MapFrame
      map={picker.map}
      attribution={attribution}
      quiet={quiet}
      texts={mapTexts}
      surface={picker.surface}
      onMoveRequest={picker.onMoveRequest}
      fallback={
        <ParcelSketch
          parcel={picker.drawing.parcel}
          neighbours={neighbours}
          ratio={2}
          textAlternative=""
          className={fallback}
        />
      }
    >
      {children}
      {picker.picking.active && <Crosshair />}
    </MapFrame>
  );
}

/**
 * Map for picking parcels: one by a click or by crosshair and Enter, or all of the
 * visible section. It shares its engine with `MapPreview`; OpenLayers is loaded when the map is
 * shown.
 */
export const ParcelPickerMap = forwardRef<HTMLElement, ParcelPickerMapProps>(
  function ParcelPickerMap(
    {
      view,
      baseLayer,
      wmsLayers,
      showLandEstimate,
      attribution,
      parcels = NO_PARCELS,
      selectedId,
      selectedIds,
      neighbours,
      marker,
      onPick,
      onPickArea,
      onSelectedIdChange,
      onMoveEnd,
      loading = false,
      maxAreaSide,
      activeId = null,
      onActiveIdChange,
      following,
      toolsTarget,
      quiet,
      message = '',
      texts,
      className,
      style,
      ...rest
    },
    ref,
  ) {
    const canPick = onPick !== undefined || onPickArea !== undefined;
    const allTexts = useComponentTexts(parcelPickerTexts, texts);
    const t = canPick ? allTexts : resultsTexts(allTexts);
    const id = useId();
    const options = {
      view,
      baseLayer,
      wmsLayers,
      showLandEstimate,
      parcels,
      selectedId,
      selectedIds,
      neighbours,
      marker,
      onPick,
      onPickArea,
      onSelectedIdChange,
      onMoveEnd,
      loading,
      maxAreaSide,
      activeId,
      onActiveIdChange,
      following,
    };
    const picker = usePickerMap(options, t, id);
    const outside = useHeight();
    const { picking, selected, place, drawing, toggleRef, pickHere } = picker;
    // Several are counted in the list; announcing all their names would be too long.
    const [only, ...further] = selected;
    const announcement = only && further.length === 0 ? t.selected(only.label) : null;
    useDebouncedAnnouncement(announcement, ANNOUNCEMENT_DELAY_MS);
    // Only of a search that takes long: otherwise the text is read before or after its result.
    useBusyAnnouncement(loading ? t.busy : null);
    const tools = canPick && (
      <PickTools
        picking={picking}
        busy={loading}
        toggleRef={toggleRef}
        id={id}
        onGroup={outside.ref}
        texts={t}
        onStart={() => picker.map.target.current?.focus()}
        onPickHere={pickHere}
        onMapKey={picker.onMapKey}
      />
    );
    return (
      <figure
        {...rest}
        ref={ref}
        className={rootClassName(css.figure, className)}
        data-tools={toolsTarget === undefined ? undefined : 'elsewhere'}
        style={toolsTarget ? { ...style, ...heightOfTools(outside.height) } : style}
      >
        {toolsTarget === undefined ? tools : toolsTarget && createPortal(tools, toolsTarget)}
        <PickerWindow
          picker={picker}
          neighbours={neighbours}
          attribution={attribution}
          quiet={quiet}
          texts={t}
        >
          <MapMarks
            engine={picker.map.engine}
            parcels={parcels}
            selectedIds={selected.map(({ id: one }) => one)}
            activeId={activeId}
          />
        </PickerWindow>
        {/* No figcaption: screen readers would read all of it as the name of the figure, before the map. */}
        <div>
          <div className={css.outcome}>
            <output className={css.message}>
              {loading ? (
                <span lang={langOf(t, 'busy')} aria-hidden="true">
                  {t.busy}
                </span>
              ) : (
                message
              )}
            </output>
            <PickerLegend drawing={drawing} marked={place !== null} texts={t} />
          </div>
          {canPick && <PickHints picking={picking} texts={t} id={id} hasPicked={place !== null} />}
          <p lang={langOf(t, 'instructions')} id={`${id}-keys`} className={css.visuallyHidden}>
            {t.instructions}
          </p>
        </div>
      </figure>
    );
  },
);
