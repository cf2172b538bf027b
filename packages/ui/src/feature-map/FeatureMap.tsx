import { forwardRef, useId, useMemo } from 'react';
import type { ForwardedRef, KeyboardEvent, ReactElement, RefAttributes } from 'react';
import { useControllableState } from '../hooks/index.ts';
import * as mapCss from '../map-preview/MapPreview.css.ts';
import { useComponentTexts } from '../provider/index.ts';
import { rootClassName } from '../styles/index.ts';
import { langOf } from '../texts/lang-of.ts';
import { DEGREES } from './feature-crs.ts';
import { looksOf, shapesOfFeatures } from './feature-shapes.ts';
import type { FeatureDrawing } from './feature-shapes.ts';
import type { FeatureKind, FeatureMapProps } from './feature-types.ts';
import { FeatureLegend, FeatureList } from './FeatureList.tsx';
import * as css from './FeatureMap.css.ts';
import { FeatureSketch } from './FeatureSketch.tsx';
import { itemAt } from './hit.ts';
import { applyMapKey } from './keys.ts';
import { MapFrame } from './MapFrame.tsx';
import { featureMapTexts } from './texts.ts';
import type { MapClick, WmsLayer } from './types.ts';
import { useByValue } from './use-by-value.ts';
import { useFeatures } from './use-features.ts';
import { useMapEngine } from './use-map-engine.ts';
import type { FollowMode } from './use-map-engine.ts';
import { useMoveAnnouncement } from './use-move-announcement.ts';

const NO_LAYERS: readonly WmsLayer[] = [];
const NO_KINDS: readonly FeatureKind[] = [];
const ONE_KIND: FeatureKind = { id: 'feature', label: '' };

/** Other features are shown whole; a selected one is revealed if it is not well visible. */
function followFeatures(before: FeatureDrawing | null, after: FeatureDrawing): FollowMode {
  if (before?.items !== after.items) return 'fit';
  return after.selectedId === null ? 'stay' : 'reveal';
}

function FeatureMapInner<Properties>(
  props: FeatureMapProps<Properties>,
  ref: ForwardedRef<HTMLElement>,
): ReactElement {
  const { textAlternative, features, featuresCrs = DEGREES, featureLabel, ...others } = props;
  const { featureId, featureKind, featureDetails, kinds: named = NO_KINDS, ...more } = others;
  const {
    selectedId: controlledId,
    defaultSelectedId = null,
    onSelectedIdChange,
    ...further
  } = more;
  const {
    view,
    baseLayer,
    wmsLayers = NO_LAYERS,
    attribution,
    texts,
    className,
    ...rest
  } = further;
  const t = useComponentTexts(featureMapTexts, texts);
  const id = useId();
  const [selectedId, select] = useControllableState(
    controlledId,
    defaultSelectedId,
    onSelectedIdChange,
  );
  const kinds = useByValue(named.length > 0 ? named : [ONE_KIND]);
  const looks = useMemo(() => looksOf(kinds), [kinds]);
  const known = useFeatures({
    features,
    featuresCrs,
    featureLabel,
    featureId,
    featureKind,
    view,
    firstKind: kinds[0]?.id ?? '',
  });
  const { listed, items, extent, failure } = known;
  const moves = useMoveAnnouncement(t);
  const map = useMapEngine({
    view: known.view,
    baseLayer,
    wmsLayers,
    drawing: { items, selectedId },
    shapesOf: shapesOfFeatures,
    looks,
    follow: followFeatures,
    onClick({ coordinate }: MapClick) {
      const [west = 0, , east = 0] = map.engine?.section()?.extent ?? [];
      const width = map.target.current?.clientWidth ?? 0;
      const found = width > 0 && itemAt(items, coordinate, (east - west) / width);
      if (found) select(found.id);
    },
    onMoveEnd: (section) => moves.onSection(section.extent),
  });
  const surface = {
    'aria-label': t.label,
    lang: langOf(t, 'label'),
    'aria-describedby': `${id}-text ${id}-keys`,
    onKeyDown(event: KeyboardEvent): void {
      if (event.altKey || event.ctrlKey || event.metaKey || !map.engine) return;
      if (!applyMapKey(map.engine, event.key)) return;
      moves.onMoveRequest();
      event.preventDefault();
    },
  };
  const chosen = listed.find((one) => one.id === selectedId);
  return (
    <figure
      // Without it the whole figure would be the name, including the list.
      aria-label={t.figure}
      {...rest}
      ref={ref}
      className={rootClassName(css.figure, className)}
    >
      <MapFrame
        map={failure ? { ...map, tiles: failure } : map}
        texts={t}
        surface={surface}
        fallback={<FeatureSketch items={listed} crs={featuresCrs} extent={extent} />}
        onMoveRequest={moves.onMoveRequest}
        attribution={attribution}
      />
      <div className={css.notes}>
        <FeatureLegend
          kinds={named}
          listed={listed}
          texts={t}
          className={mapCss.legend}
          itemClassName={css.legendItem}
        />
        <p id={`${id}-text`} className={mapCss.text}>
          {textAlternative}
        </p>
        <p lang={langOf(t, 'instructions')} id={`${id}-keys`} className={mapCss.visuallyHidden}>
          {t.instructions}
        </p>
        <output lang={chosen && langOf(t, 'selected')} className={css.selected}>
          {chosen && t.selected(chosen.label)}
        </output>
      </div>
      <FeatureList
        kinds={named}
        listed={listed}
        selectedId={selectedId}
        detailsOf={featureDetails}
        onSelect={select}
        texts={t}
      />
    </figure>
  );
}

/**
 * Features of GeoJSON on a map, and in a list that selects them without a pointer. OpenLayers is loaded when the map is first
 * shown; before that, without it and when services fail, a drawing is shown, and the list works.
 */
export const FeatureMap = forwardRef(FeatureMapInner) as <Properties>(
  props: FeatureMapProps<Properties> & RefAttributes<HTMLElement>,
) => ReactElement;
