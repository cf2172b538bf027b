import type { ReactElement } from 'react';
import { MapPreview } from '@portal/ui/map-preview';
import { page, parcel } from './drawing';

/** A map; without the map library a drawing and the reason. */
export function MapSection(): ReactElement {
  return (
    <MapPreview
      view={{ extent: [389_000, 5_820_000, 390_000, 5_821_000] }}
      parcel={parcel}
      pageRectangle={page}
      textAlternative="Ein Flurstück und die Seite, die gedruckt wird."
    />
  );
}
