import type { Parcel, Surroundings } from '@portal/api';
import { type Figure, figuresOf } from '@portal/described-parcels';
import { describedParcel } from '../words/sentences.ts';

/** A figure as it is written on the map. */
export interface FigureLabel extends Pick<Figure, 'kind' | 'at' | 'away'> {
  readonly text: string;
}

/** Writes the figures of parcels among those around them, the most important first (DATA-8). @param locale of the numbers @param distance writes that of a building to the boundary */
export function labelsOf(
  parcels: readonly Parcel[],
  surroundings: Surroundings | null,
  locale: string,
  distance: (metres: string) => string,
): readonly FigureLabel[] {
  const metres = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const square = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const textOf = ({ kind, value, name }: Figure): string => {
    if (kind === 'neighbour') return name;
    if (kind === 'area') return `${square.format(value)} m²`;
    const length = `${metres.format(value)} m`;
    return kind === 'building' ? distance(length) : length;
  };
  return parcels.flatMap((parcel) =>
    figuresOf(describedParcel(parcel, surroundings, null)).map((figure) => ({
      kind: figure.kind,
      at: figure.at,
      away: figure.away,
      text: textOf(figure),
    })),
  );
}
