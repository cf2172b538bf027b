import type { ReactElement } from 'react';
import * as mapCss from '../map-preview/MapPreview.css.ts';
import type { ParcelDrawing } from '../map-preview/drawing.ts';
import type { ParcelPickerTexts } from './texts.ts';
import { langOf } from '../texts/lang-of.ts';

/** Legend of the lines and the marker; only of what is drawn. */
export function PickerLegend(props: {
  drawing: ParcelDrawing;
  marked: boolean;
  texts: ParcelPickerTexts;
}): ReactElement | null {
  const { drawing, marked, texts } = props;
  const entries = (
    [
      { role: 'parcel', key: 'chosen', shown: drawing.parcel !== undefined },
      { role: 'candidate', key: 'found', shown: (drawing.candidates ?? []).length > 0 },
      { role: 'place', key: 'place', shown: marked },
    ] as const
  ).filter(({ shown }) => shown);
  if (entries.length === 0) return null;
  return (
    <ul className={mapCss.legend}>
      {entries.map(({ role, key }) => (
        <li key={role} lang={langOf(texts, key)} className={mapCss.legendItem} data-role={role}>
          {texts[key]}
        </li>
      ))}
    </ul>
  );
}
