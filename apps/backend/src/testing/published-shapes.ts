import type { PublishedFeature } from './published-source.ts';

/** A square of 20 m in the east of a corner, in metres. */
const squareAt = (x: number, y: number): number[][] => [
  [x, y],
  [x + 20, y],
  [x + 20, y + 20],
  [x, y + 20],
  [x, y],
];

const pad = (value: number, digits: number): string => String(value).padStart(digits, '0');

/** Corner of the parcels of each state in the metres of its CRS. */
const CORNERS = {
  nrw: [410_000, 5_710_000],
  hamburg: [565_000, 5_933_000],
  brandenburg: [395_000, 5_795_000],
} as const;

const outline = ([x, y]: readonly [number, number], index: number) => ({
  type: 'Polygon',
  coordinates: [squareAt(x + (index % 50) * 20, y + Math.floor(index / 50) * 20)],
});

/** North Rhine-Westphalia: `flur` with zeros, the date of the data with `Z`, no index where there is none. */
export const nrwParcels = (count: number): PublishedFeature[] =>
  Array.from({ length: count }, (_, index) => ({
    type: 'Feature',
    id: `DENW${pad(index, 6)}`,
    geometry: outline(CORNERS.nrw, index),
    properties: {
      objid: `DENW15AL${pad(index, 8)}`,
      flstkennz: `051406004${pad(index + 1, 5)}0000__`,
      landschl: '05',
      gemaschl: '051406',
      gemarkung: 'Massen',
      flur: '004',
      flurschl: '051406004',
      flstnrzae: String(index + 1),
      flaeche: 400,
      gmdschl: '05978036',
      gemeinde: 'Unna',
      kreis: 'Unna',
      lagebeztxt: index === 0 ? 'Massener Kirchweg 33;Am Anger' : '',
      tntxt: 'Wohnbaufläche;400',
      aktualit: '2025-11-06Z',
    },
  }));

/** Buildings and structures of North Rhine-Westphalia in one collection, on its first parcels: a house, a shed without location, and a mast. */
export const nrwBuildings = (): PublishedFeature[] => {
  const [x, y] = CORNERS.nrw;
  const ground = { type: 'Polygon', coordinates: [squareAt(x + 2, y + 2)] };
  return [
    {
      objid: 'DENW15AL1',
      gebnutzbez: 'Wohngebäude',
      lagebeztxt: 'Massener Kirchweg 33; Am Anger 2',
    },
    { objid: 'DENW15AL2', gebnutzbez: 'Schuppen' },
    { objid: 'DENW15AL3', gebnutzbez: 'Mast' },
  ].map((properties, index) => ({
    type: 'Feature',
    id: properties.objid,
    geometry: index === 2 ? { type: 'Point', coordinates: [x, y] } : ground,
    properties,
  }));
};

/** Local subdistricts and cadastral sections in one collection, as North Rhine-Westphalia publishes them. */
export const nrwSubdistricts = (): PublishedFeature[] =>
  [
    { schluessel: '051406', name: 'Massen', art: 'Gemarkung' },
    { schluessel: '051407', name: 'Königsborn', art: 'Gemarkung' },
    { schluessel: '051406004', name: 'Flur 4', art: 'Flur' },
    { schluessel: '051406', name: 'Massen', art: 'Flur' },
  ].map((properties) => ({ type: 'Feature', geometry: null, properties }));

/** House coordinates, a service of their own in North Rhine-Westphalia: a point without a parcel id. */
export const nrwAddresses = (): PublishedFeature[] =>
  [
    { dx: 5, hausnr: '33', adz: '' },
    { dx: 25, hausnr: '12', adz: 'a-14' },
    { dx: 45, hausnr: '33', adz: '1/3' },
  ].map(({ dx, hausnr, adz }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [CORNERS.nrw[0] + dx, CORNERS.nrw[1] + 5] },
    properties: { str: 'Massener Kirchweg', hnr: hausnr, adz, plz: '59427', ort: 'Unna' },
  }));

/** Hamburg: no Fluren, no index, capital letters in the names of collections, three coordinates, no id. */
export const hamburgParcels = (count: number): PublishedFeature[] =>
  Array.from({ length: count }, (_, index) => {
    const { coordinates } = outline(CORNERS.hamburg, index);
    return {
      type: 'Feature',
      geometry: {
        type: 'MultiPolygon',
        coordinates: [coordinates.map((ring) => ring.map(([x = 0, y = 0]) => [x, y, 12.5]))],
      },
      properties: {
        oid: `DEHH${pad(index, 8)}`,
        idflurst: `DEHHALKA${pad(index, 8)}`,
        landschl: '02',
        gemaschl: '020101',
        gemarkung: 'Altstadt Nord',
        flur: '',
        flurschl: '020101___',
        flstnrzae: String(index + 1),
        flstnrnen: '',
        flaeche: '400',
        gemeinde: 'Hamburg',
        abwrecht: '',
      },
    };
  });

/** Brandenburg: sections with their name, number and index in one property. */
export const brandenburgParcels = (count: number): PublishedFeature[] =>
  Array.from({ length: count }, (_, index) => ({
    type: 'Feature',
    id: `DEBB${pad(index, 6)}`,
    geometry: outline(CORNERS.brandenburg, index),
    properties: {
      flstkennz: `120653004${pad(index + 1, 5)}0002__`,
      gemaschl: '120653',
      gemarkung: 'Lindenau',
      flur: 'Flur 4',
      flurstnr: `${index + 1}/2`,
      flaeche: 400,
      gemeinde: 'Großlindow',
    },
  }));
