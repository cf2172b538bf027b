import { configuredPrintArea, isOneSheet } from '@portal/order-flow';
import { ParcelSketch } from '@portal/ui/parcel-sketch';
import { memo } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useDraftPart } from '../services/services.ts';
import { boundingBoxOf } from '../parcels/bounding-box.ts';
import { parcelName } from '../parcels/parcel-name.ts';
import { useNeighbours } from '../parcels/use-neighbours.ts';
import * as css from './YourSelection.css.ts';

/** The chosen parcels with their neighbours. Memoized: typing a justification must not render a hundred neighbours again. */
export const SelectionSketch = memo(function SelectionSketch() {
  const product = useDraftPart(({ configuration }) => configuration.product);
  const parcel = useDraftPart(({ configuration }) => configuration.parcel);
  const userFormat = useDraftPart(({ configuration }) => configuration.userFormat);
  const printAreaCentre = useDraftPart(({ configuration }) => configuration.printAreaCentre);
  const furtherParcels = useDraftPart(({ configuration }) => configuration.furtherParcels);
  const oneSheet = useDraftPart(({ configuration }) => configuration.oneSheet);
  const text = useText();
  const sheet = { product, parcel, furtherParcels, userFormat, oneSheet };
  const hasOnePage = furtherParcels.length === 0 || isOneSheet(sheet);
  const area =
    product?.userDefinedFormat && hasOnePage
      ? configuredPrintArea({ ...sheet, printAreaCentre })
      : null;
  const parcels = parcel ? [parcel, ...furtherParcels.map((further) => further.parcel)] : [];
  const shapes = parcels.flatMap(({ geometry }) => geometry.coordinates);
  const shown = area ?? (parcel && shapes.flat(2));
  const neighbours = useNeighbours(shown ? boundingBoxOf(shown) : null, parcel);
  if (!parcel) return <p className={css.sketchPlaceholder}>{text('selection.awaited')}</p>;
  return (
    <ParcelSketch
      parcel={shapes}
      pageRectangle={area ?? undefined}
      neighbours={neighbours}
      textAlternative={text('selection.sketch', {
        parcel: parcelName(...parcels.map(({ displayString }) => displayString)),
      })}
    />
  );
});
