import type { PortalConfiguration } from '@portal/api';
import {
  configuredPrintArea,
  groundSize,
  markedParcels,
  parcelsExceedingPage,
} from '@portal/order-flow';
import type { Configuration } from '@portal/order-flow';
import { MapPreview } from '@portal/ui/map-preview';
import type { MapPlaces } from '@portal/ui/map-preview';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { ConfiguredText } from '../../i18n/ConfiguredText.tsx';
import { useDraft, useServices } from '../../services/services.ts';
import { useText } from '../../i18n/use-text.ts';
import { pageText, scaleText } from '../../pages/common/order-texts.ts';
import { useMapView } from '../use-map-view.ts';
import { parcelName } from '../../parcels/parcel-name.ts';
import { boundingBoxOf } from '../../parcels/bounding-box.ts';
import { sectionBoundaries } from './section-boundaries.ts';
import type { FiguresOverlay } from '../../parcels/figures/Figures.tsx';
import { outlinesOf, useParcelsAround } from '../../parcels/use-neighbours.ts';
import { useSheet } from './use-sheet.tsx';

// Lazy: it lies below the map, which waits for the file of this step.
const WordsAndFigures = lazy(() => import('../../parcels/figures/WordsAndFigures.tsx'));

// Lazy: the map as it is printed comes after the map that it covers.
const SheetMap = lazy(() => import('./SheetMap.tsx'));

/** What lies over the map: the map as it is printed, where the state has one, and figures. */
function overlayOf(
  map: PortalConfiguration['map'],
  configuration: Configuration,
  figures: FiguresOverlay | undefined,
) {
  const { sheet } = map;
  const area = configuredPrintArea(configuration);
  const box = area && boundingBoxOf(area);
  return (places: MapPlaces): ReactElement => (
    <>
      {sheet && box && (
        <Suspense fallback={null}>
          <SheetMap
            places={places}
            map={{ ...map, sheet }}
            configuration={configuration}
            box={box}
          />
        </Suspense>
      )}
      {figures?.draw(places)}
    </>
  );
}

/** Parcel and print area on the map, with the configured layers; the print area can be moved (FLOW-5, BEY-5). */
export function PagePreview(): ReactElement | null {
  const { configuration: portal, draft } = useServices();
  const { configuration } = useDraft();
  const text = useText();
  const { parcel, product, userFormat } = configuration;
  const { map } = portal;
  const view = useMapView();
  const all = useMemo(() => markedParcels(configuration), [configuration]);
  const marked = useMemo(() => all.flatMap(({ geometry }) => geometry.coordinates), [all]);
  const area = useMemo(() => configuredPrintArea(configuration), [configuration]);
  const around = useParcelsAround(area && boundingBoxOf(area));
  const neighbours = useMemo(() => outlinesOf(around, parcel), [around, parcel]);
  const boundaries = useMemo(() => sectionBoundaries(around), [around]);
  const sheet = useSheet();
  const [figures, setFigures] = useState<FiguresOverlay>();
  if (!parcel || !area) return null;
  const ground = groundSize(userFormat);
  const box = boundingBoxOf(area);
  return (
    <>
      <MapPreview
        parcel={marked}
        sheet={sheet}
        overlay={overlayOf(map, configuration, figures)}
        boundaries={boundaries}
        pageRectangle={area}
        neighbours={neighbours}
        view={view}
        baseLayer={map.baseLayer}
        wmsLayers={map.wms}
        showLandEstimate={product?.withLandEstimate ?? false}
        attribution={<ConfiguredText text={map.attribution} />}
        onPrintAreaMove={(dx, dy) => draft.dispatch({ type: 'movePrintArea', dx, dy })}
        onPrintAreaReset={
          configuration.printAreaCentre
            ? () => draft.dispatch({ type: 'centrePrintArea' })
            : undefined
        }
        textAlternative={text(
          parcelsExceedingPage(configuration).every(({ parcelId }) => parcelId !== parcel.parcelId)
            ? 'format.previewFits'
            : 'format.previewDoesNotFit',
          {
            parcel: parcelName(...all.map((one) => one.displayString)),
            page: pageText(text, userFormat),
            count: all.length,
            scale: scaleText(userFormat.scale),
            width: Math.round(ground.width),
            height: Math.round(ground.height),
          },
        )}
      />
      <Suspense fallback={null}>
        <WordsAndFigures parcels={all} sheet={box} onOverlay={setFigures} />
      </Suspense>
    </>
  );
}
