import type { Parcel } from '@portal/api';
import { type Figure, figuresOf } from '@portal/described-parcels';
import { neighboursOf } from '../words/sentences.ts';

/** A figure as it is written on the map. */
export interface FigureLabel extends Pick<Figure, 'kind' | 'at' | 'away'> {
  readonly text: string;
}

/** Writes the figures of parcels among those around them, the most important first (DATA-8). @param locale of the numbers */
export function labelsOf(
  parcels: readonly Parcel[],
  around: readonly Parcel[],
  locale: string,
): readonly FigureLabel[] {
  const metres = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const square = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const textOf = ({ kind, value, name }: Figure): string => {
    if (kind === 'neighbour') return name;
    return kind === 'area' ? `${square.format(value)} m²` : `${metres.format(value)} m`;
  };
  return parcels.flatMap((parcel) =>
    figuresOf({
      number: parcel.parcelNumber,
      area: parcel.area,
      outline: parcel.geometry.coordinates,
      neighbours: neighboursOf(parcel, around),
    }).map((figure) => ({
      kind: figure.kind,
      at: figure.at,
      away: figure.away,
      text: textOf(figure),
    })),
  );
}
