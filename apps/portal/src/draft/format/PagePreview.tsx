import {
  configuredPrintArea,
  groundSize,
  markedParcels,
  parcelsExceedingPage,
} from '@portal/order-flow';
import { MapPreview } from '@portal/ui/map-preview';
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
  const [overlay, setOverlay] = useState<FiguresOverlay>();
  if (!parcel || !area) return null;
  const ground = groundSize(userFormat);
  return (
    <>
      <MapPreview
        parcel={marked}
        sheet={sheet}
        overlay={overlay?.draw}
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
        <WordsAndFigures
          parcels={all}
          around={around}
          sheet={boundingBoxOf(area)}
          onOverlay={setOverlay}
        />
      </Suspense>
    </>
  );
}
