import type { ReactElement } from 'react';
import * as mapCss from '../map-preview/MapPreview.css.ts';
import type { EngineDrawing } from '../map-preview/types.ts';
import type { ParcelPickerTexts } from './texts.ts';

/** Legend of the lines and the marker; only of what is drawn. */
export function PickerLegend(props: {
  drawing: EngineDrawing;
  marked: boolean;
  texts: ParcelPickerTexts;
}): ReactElement | null {
  const { drawing, marked, texts } = props;
  const entries = [
    { role: 'parcel', name: texts.chosen, shown: drawing.parcel !== undefined },
    { role: 'candidate', name: texts.found, shown: (drawing.candidates ?? []).length > 0 },
    { role: 'place', name: texts.place, shown: marked },
  ].filter(({ shown }) => shown);
  if (entries.length === 0) return null;
  return (
    <ul className={mapCss.legend}>
      {entries.map(({ role, name }) => (
        <li key={role} className={mapCss.legendItem} data-role={role}>
          {name}
        </li>
      ))}
    </ul>
  );
}
