import type { ReactElement } from 'react';
import { ParcelSketch } from '@portal/ui/parcel-sketch';
import { page, parcel } from './drawing';

/** The ground drawn from our own geometry, for an app without the map library. */
export function Ground(): ReactElement {
  return (
    <figure>
      <ParcelSketch parcel={parcel} pageRectangle={page} textAlternative="Ein Flurstück." />
    </figure>
  );
}
