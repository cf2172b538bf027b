import type { ExtractPosition } from '../model.ts';

/** A position of an order: an extract of a parcel as PDF, A4, portrait, in colour. */
export function samplePosition(
  parcelId: string,
  given: Partial<ExtractPosition> = {},
): ExtractPosition {
  return {
    positionId: 'p1',
    kind: 'CADASTRAL_MAP',
    parcelId,
    pageFormat: 'A4',
    pageOrientation: 'PORTRAIT',
    colorPalette: 'COLOR',
    selectedScale: 1000,
    printArea: null,
    numberOfCopies: 0,
    orderPdf: true,
    ...given,
  };
}
