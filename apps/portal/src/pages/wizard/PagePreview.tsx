import { configuredPrintArea, groundSize, parcelFitsFormat } from '@portal/order-flow';
import { MapPreview } from '@portal/ui/map-preview';
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { useOrder, useServices } from '../../app/services.ts';
import { localized } from '../../i18n/language.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { pageText, scaleText } from '../common/order-texts.ts';

/** The parcel and the page on the map, with the layers of the configuration (FLOW-5, UI-8). */
export function PagePreview(): ReactElement | null {
  const { configuration: portal } = useServices();
  const { configuration } = useOrder();
  const text = useText();
  const language = useLanguage();
  const { parcel, product, userFormat } = configuration;
  const { map } = portal;
  const withLandEstimate = product?.withLandEstimate ?? false;
  const layers = useMemo(
    () => map.wms.filter((layer) => !layer.landEstimate || withLandEstimate),
    [map.wms, withLandEstimate],
  );
  const view = useMemo(() => {
    const [left = 0, bottom = 0, right = 0, top = 0] = map.extent;
    const extent: [number, number, number, number] = [left, bottom, right, top];
    return { extent, minZoom: map.minZoom, maxZoom: map.maxZoom };
  }, [map]);
  const area = useMemo(() => configuredPrintArea(configuration), [configuration]);
  if (!parcel || !area) return null;
  const ground = groundSize(userFormat);
  return (
    <MapPreview
      parcel={parcel.geometry.coordinates}
      pageRectangle={area}
      view={view}
      baseLayer={map.baseLayer}
      wmsLayers={layers}
      attribution={localized(map.attribution, language)}
      textAlternative={text(
        parcelFitsFormat(configuration) ? 'format.previewFits' : 'format.previewDoesNotFit',
        {
          parcel: parcel.displayString,
          page: pageText(text, userFormat),
          scale: scaleText(userFormat.scale),
          width: Math.round(ground.width),
          height: Math.round(ground.height),
        },
      )}
    />
  );
}
