import { sampleNeighbours, sampleParcel, sampleParcelInParts } from '../parcel-sketch/fixtures.ts';
import type { MapParcel, MapView } from './index.ts';

/** A small view, whose whole section is within the limit. */
export const smallView: MapView = { extent: [388_900, 5_820_200, 389_900, 5_821_200] };

/** A large view, in which the user must zoom in first. */
export const largeView: MapView = { extent: [380_000, 5_810_000, 400_000, 5_830_000] };

/** One parcel with a hole and two parts, and two of its neighbours. */
export const foundParcels: readonly MapParcel[] = [
  { id: 'a', label: 'Lindenau, Flur 3, Flurstück 114/2', geometry: sampleParcelInParts },
  ...sampleNeighbours.slice(2, 4).map((geometry, index) => ({
    id: `n${index}`,
    label: `Lindenau, Flur 3, Flurstück ${115 + index}`,
    geometry,
  })),
];

/** The same parcel without hole. */
export const oneParcel: readonly MapParcel[] = [
  { id: 'a', label: 'Lindenau, Flur 3, Flurstück 114/2', geometry: sampleParcel },
];

/** A large parcel under the centre of the small view. */
export const underTheMiddle: MapParcel = {
  id: 'middle',
  label: 'Lindenau, Flur 3, Flurstück 1',
  geometry: [
    [
      [
        [389_250, 5_820_550],
        [389_550, 5_820_550],
        [389_550, 5_820_850],
        [389_250, 5_820_850],
        [389_250, 5_820_550],
      ],
    ],
  ],
};
