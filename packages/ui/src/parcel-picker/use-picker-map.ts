import { useRef } from 'react';
import type { HTMLAttributes, KeyboardEvent, RefObject } from 'react';
import { applyMapKey } from '../feature-map/keys.ts';
import type { MapClick } from '../feature-map/types.ts';
import { PARCEL_LOOKS, shapesOfParcels, shownLayers } from '../map-preview/drawing.ts';
import type { ParcelDrawing } from '../map-preview/drawing.ts';
import type { MapParcel, WmsLayer } from '../map-preview/types.ts';
import { useMapEngine } from '../feature-map/use-map-engine.ts';
import type { FollowMode, RunningMap } from '../feature-map/use-map-engine.ts';
import { mapPreviewTexts } from '../map-preview/texts.ts';
import { useMoveAnnouncement } from '../feature-map/use-move-announcement.ts';
import type { Position } from '../map-preview/index.ts';
import { useAnnounce, useComponentTexts } from '../provider/index.ts';
import type { ParcelPickerTexts } from './texts.ts';
import type { ParcelPickerMapProps } from './types.ts';
import { usePicking } from './use-picking.ts';
import type { Picking } from './use-picking.ts';
import { langOf } from '../texts/lang-of.ts';

/** The properties of the map; the others belong to its figure. */
type PickerSetup = Pick<
  ParcelPickerMapProps,
  | 'view'
  | 'baseLayer'
  | 'wmsLayers'
  | 'showLandEstimate'
  | 'parcels'
  | 'selectedId'
  | 'selectedIds'
  | 'neighbours'
  | 'marker'
  | 'maxAreaSide'
  | 'onPick'
  | 'onPickArea'
  | 'onSelectedIdChange'
  | 'onMoveEnd'
  | 'loading'
  | 'activeId'
  | 'onActiveIdChange'
  | 'following'
>;

const NO_LAYERS: readonly WmsLayer[] = [];
const NO_PARCELS: readonly MapParcel[] = [];

/** State and handlers that the parts of the parcel picker share. */
export interface PickerMap {
  readonly map: RunningMap;
  readonly picking: Picking;
  /** The selected parcels. */
  readonly selected: readonly MapParcel[];
  readonly drawing: ParcelDrawing;
  /** The marked place, metres. */
  readonly place: Position | null;
  /** Name, description and key handler of the map's focusable element. */
  readonly surface: HTMLAttributes<HTMLDivElement> & { readonly 'data-picking'?: true | undefined };
  /** The button of the click mode; focused when Escape ends the mode. */
  readonly toggleRef: RefObject<HTMLButtonElement | null>;
  /** Picks the place under the crosshair. */
  readonly pickHere: () => void;
  /** Handles the keys of the map on the button that picks at the crosshair. */
  readonly onMapKey: (event: KeyboardEvent) => void;
  /** A button of the map moves it; the new section is announced. */
  readonly onMoveRequest: () => void;
}

/** Whether other parcels were found: a choice alone makes at most one selected parcel a candidate again. */
function areNew(before: ParcelDrawing, { candidates = [] }: ParcelDrawing): boolean {
  const known = new Set(before.candidates?.map(({ id }) => id));
  return candidates.filter(({ id }) => !known.has(id)).length > 1;
}

/**
 * The view starts at the selected parcels; then it shows new results as large as possible and follows the selection, but not
 * neighbours that are loaded while the user moves the map.
 */
function followResults(before: ParcelDrawing | null, after: ParcelDrawing): FollowMode {
  if (before === null || areNew(before, after)) return 'fit';
  const same = before.parcel === after.parcel && before.candidates === after.candidates;
  return same ? 'stay' : 'reveal';
}

/** The view does not follow results that follow the view. */
function stayOnceShown(before: ParcelDrawing | null): FollowMode {
  return before === null ? 'fit' : 'stay';
}

function drawingOf(
  { parcels = NO_PARCELS, neighbours }: PickerSetup,
  selected: readonly MapParcel[],
  place: Position | null,
): ParcelDrawing {
  const candidates = parcels.filter((parcel) => !selected.includes(parcel));
  // Several selected parcels are drawn as one multi-polygon.
  const parcel = selected.length > 0 ? selected.flatMap(({ geometry }) => geometry) : undefined;
  return { parcel, candidates, neighbours, place };
}

/** Runs the map of the parcel picker: drawing, clicks and keys. */
export function usePickerMap(props: PickerSetup, texts: ParcelPickerTexts, id: string): PickerMap {
  const { view, baseLayer, wmsLayers = NO_LAYERS, showLandEstimate = false, marker } = props;
  const { onPick, onPickArea, onMoveEnd, loading, maxAreaSide } = props;
  const toggleRef = useRef<HTMLButtonElement>(null);
  const announce = useAnnounce();
  const picking = usePicking({
    onPick,
    onPickArea,
    onMoveEnd,
    loading: loading,
    maxAreaSide,
    texts,
  });
  const { parcels = NO_PARCELS, selectedId, selectedIds = [selectedId] } = props;
  const selected = parcels.filter((parcel) => selectedIds.includes(parcel.id));
  const place = marker === undefined ? picking.place : marker;
  const drawing = drawingOf(props, selected, place);
  const onClick = ({ coordinate, ids: [found] }: MapClick): void => {
    if (picking.active) picking.pick(coordinate);
    else if (found !== undefined) props.onSelectedIdChange?.(found);
  };
  const moves = useMoveAnnouncement(useComponentTexts(mapPreviewTexts));
  const map = useMapEngine({
    view,
    baseLayer,
    wmsLayers: shownLayers(wmsLayers, showLandEstimate),
    drawing,
    shapesOf: shapesOfParcels,
    looks: PARCEL_LOOKS,
    follow: props.following === false ? stayOnceShown : followResults,
    activeId: props.activeId,
    onHover: props.onActiveIdChange,
    onClick,
    onMoveEnd(section) {
      picking.onMoveEnd(section);
      moves.onSection(section.extent);
    },
  });

  const center = (): Position | null => map.engine?.center() ?? null;
  const onMapKey = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (picking.active && event.key === 'Escape') {
      // Escape also works while the map is loading.
      picking.leave();
      toggleRef.current?.focus();
    } else if (map.engine !== null && applyMapKey(map.engine, event.key)) moves.onMoveRequest();
    else return;
    event.preventDefault();
  };
  const pickHere = (): void => {
    const middle = center();
    if (middle) picking.pick(middle);
    else announce(texts.noSection);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (picking.active && event.key === 'Enter') {
      pickHere();
      event.preventDefault();
    } else onMapKey(event);
  };
  const surface = {
    'aria-label': texts.label,
    lang: langOf(texts, 'label'),
    'aria-describedby': picking.active ? `${id}-hint` : `${id}-keys`,
    'data-picking': picking.active || undefined,
    onKeyDown,
  };
  return {
    map,
    picking,
    selected,
    drawing,
    place,
    surface,
    toggleRef,
    pickHere,
    onMapKey,
    onMoveRequest: moves.onMoveRequest,
  };
}
