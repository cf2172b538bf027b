import type { MultiPolygonCoordinates, Ring } from '@portal/ui/parcel-sketch';

/** A print area of 92 by 65 m (EPSG:25833). */
export const page: Ring = [
  [389_372, 5_820_682],
  [389_464, 5_820_682],
  [389_464, 5_820_747],
  [389_372, 5_820_747],
  [389_372, 5_820_682],
];

/** A parcel of 40 by 20 m inside it. */
export const parcel: MultiPolygonCoordinates = [
  [
    [
      [389_400, 5_820_700],
      [389_440, 5_820_700],
      [389_440, 5_820_720],
      [389_400, 5_820_720],
      [389_400, 5_820_700],
    ],
  ],
];
