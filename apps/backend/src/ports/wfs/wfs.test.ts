import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parcelRow } from '../../cadastre/rows.ts';
import { type CadastreFile, CADASTRE_FILE } from '../../config/cadastre-file.ts';
import { cadastreSettings } from '../../config/cadastre-settings.ts';
import { aveParcel, aveSquare, startWfs } from '../../testing/wfs-service.ts';
import { parse } from 'valibot';
import { cadastreSource } from '../cadastre-source.ts';
import type { SourceFeature } from '../features.ts';

const [X, Y] = [410_000, 5_710_000];
const STATE = {
  landCode: '05',
  map: { projection: 'EPSG:25832', extent: [280_000, 5_560_000, 540_000, 5_840_000] },
} as const;

let service: Awaited<ReturnType<typeof startWfs>>;
const squares = (count: number, swap = false): string[] =>
  Array.from({ length: count }, (_, index) =>
    aveParcel(index + 1, aveSquare(X + index * 20, Y, swap)),
  );
beforeEach(async () => {
  service = await startWfs(squares(7));
});
afterEach(() => service.close());

const settingsOf = (change: object = {}) => {
  const file: CadastreFile = parse(CADASTRE_FILE, {
    url: service.url,
    protocol: 'WFS',
    collections: {
      parcels: { id: 'ave:Flurstueck' },
      addresses: null,
      subdistricts: null,
      districts: null,
      authorities: null,
    },
    ...change,
  });
  return cadastreSettings(file, {}, STATE);
};

async function read(change: object = {}): Promise<SourceFeature[]> {
  const features: SourceFeature[] = [];
  const source = cadastreSource(settingsOf(change), [5, 5]);
  for await (const page of source.pages('parcels')) features.push(...page.features);
  return features;
}

const rows = async (change: object = {}) =>
  (await read(change)).map((feature) => parcelRow(feature, settingsOf(change).rules));

/** The rings of the only parcel of the service, whose geometry is given. */
async function ringsOf(geometry: string): Promise<readonly (readonly (readonly number[][])[])[]> {
  service.behaviour.members = [aveParcel(1, geometry)];
  const [row] = await rows();
  return JSON.parse(row?.geometry ?? '{}').coordinates;
}

const surface = (inner: string): string =>
  `<gml:MultiSurface srsName="urn:ogc:def:crs:EPSG::25832"><gml:surfaceMember>${inner}</gml:surfaceMember></gml:MultiSurface>`;
const ring = (list: string, more = ''): string =>
  `<gml:LinearRing><gml:posList${more}>${list}</gml:posList></gml:LinearRing>`;
const square = (x: number, y: number, size: number): string =>
  [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
    [x, y],
  ]
    .flat()
    .join(' ');

const patch = (inner: string): string =>
  surface(
    `<gml:Surface><gml:patches><gml:PolygonPatch><gml:exterior>${inner}</gml:exterior></gml:PolygonPatch></gml:patches></gml:Surface>`,
  );

const curve = (segments: string): string =>
  `<gml:Ring><gml:curveMember><gml:Curve><gml:segments>${segments}</gml:segments></gml:Curve></gml:curveMember></gml:Ring>`;

const polygon = (outer: string): string =>
  surface(`<gml:Polygon><gml:exterior>${outer}</gml:exterior></gml:Polygon>`);

const areaOf = (line: readonly (readonly number[])[]): number =>
  Math.abs(
    line.reduce((sum, [x = 0, y = 0], index) => {
      const [nextX = x, nextY = y] = line[index + 1] ?? [];
      return sum + ((x - X) * (nextY - Y) - (nextX - X) * (y - Y)) / 2;
    }, 0),
  );

describe('parcels of a WFS "ALKIS vereinfacht" (REAL-7)', () => {
  it('are read with their facts', async () => {
    const [first] = await rows();
    expect(first).toMatchObject({
      parcel_id: '05311000400001______',
      subdistrict: 'Lindenau',
      section: 4,
      numerator: 1,
      area: 400,
      bounds: `(${X + 20},${Y + 20}),(${X},${Y})`,
    });
    expect(service.requests.map(({ searchParams }) => searchParams.get('request'))).toEqual([
      'GetCapabilities',
      'GetFeature',
    ]);
    expect(service.requests[1]?.searchParams.get('srsName')).toBe('urn:ogc:def:crs:EPSG::25832');
  });

  it.each([
    ['startIndex, with a number', { countsFeatures: true, linksPages: false }],
    ['startIndex, without a number', { countsFeatures: false, linksPages: false }],
    ['next links', { countsFeatures: false, linksPages: true }],
  ])('are read completely over pages by %s', async (_name, behaviour) => {
    Object.assign(service.behaviour, behaviour, { pageSize: 3 });
    const ids = (await rows()).map(({ numerator }) => numerator);
    expect(ids).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('are not read from a service that ignores startIndex', async () => {
    Object.assign(service.behaviour, { pageSize: 3, knowsStartIndex: false });
    await expect(read()).rejects.toThrow('answers every startIndex with the same page');
  });

  it.each([false, true])(
    'have easting before northing, also when the service swaps them: %s',
    async (swap) => {
      service.behaviour.members = squares(2, swap);
      expect((await rows())[1]?.bounds).toBe(`(${X + 40},${Y + 20}),(${X + 20},${Y})`);
    },
  );

  it.each([
    ['urn:ogc:def:crs:EPSG::4258', true],
    ['urn:ogc:def:crs:EPSG::4258', false],
    ['http://www.opengis.net/def/crs/OGC/1.3/CRS84', false],
  ])('are converted from %s, with the latitude first: %s', async (crs, isLatitudeFirst) => {
    // 410000, 5710000 in EPSG:25832 by the series of Krüger, in another program.
    const [longitude, latitude] = [7.702_419_523, 51.533_924_134];
    const at = (east: number, north: number): string => {
      const [x, y] = [longitude + east, latitude + north];
      return isLatitudeFirst ? `${y} ${x}` : `${x} ${y}`;
    };
    const list = [at(0, 0), at(0.0003, 0), at(0.0003, 0.0002), at(0, 0.0002), at(0, 0)].join(' ');
    service.behaviour.crs = [crs];
    const geometry = surface(
      `<gml:Polygon><gml:exterior>${ring(list)}</gml:exterior></gml:Polygon>`,
    );
    const parts = await ringsOf(geometry.replace('urn:ogc:def:crs:EPSG::25832', crs));
    const [x = 0, y = 0] = parts[0]?.[0]?.[0] ?? [];
    expect(Math.hypot(x - X, y - Y)).toBeLessThan(0.01);
  });

  it('keep holes and several parts', async () => {
    const hole = `<gml:interior>${ring(square(X + 5, Y + 5, 10))}</gml:interior>`;
    const part = (x: number, inner = ''): string =>
      `<gml:Polygon><gml:exterior>${ring(square(x, Y, 20))}</gml:exterior>${inner}</gml:Polygon>`;
    const both = surface(part(X, hole)).replace(
      '</gml:MultiSurface>',
      `<gml:surfaceMember>${part(X + 50)}</gml:surfaceMember></gml:MultiSurface>`,
    );
    const parts = await ringsOf(both);
    expect(parts.map((rings) => rings.length)).toEqual([2, 1]);
    expect(parts[0]?.[1]?.[0]).toEqual([X + 5, Y + 5]);
  });

  it('omit heights, and read single positions and patches', async () => {
    const heights = `${X} ${Y} 60 ${X + 20} ${Y} 61 ${X + 20} ${Y + 20} 62 ${X} ${Y} 60`;
    const triangle = [
      [X, Y],
      [X + 20, Y],
      [X + 20, Y + 20],
      [X, Y],
    ];
    expect(await ringsOf(patch(ring(heights, ' srsDimension="3"')))).toEqual([[triangle]]);
    const single = triangle.map(([x, y]) => `<gml:pos>${x} ${y}</gml:pos>`).join('');
    expect(await ringsOf(patch(`<gml:LinearRing>${single}</gml:LinearRing>`))).toEqual([
      [triangle],
    ]);
  });

  it('have arcs as lines, whose area is that of the arcs', async () => {
    // A square of 20 m with a half circle of 10 m on its upper side.
    const line = `<gml:LineStringSegment><gml:posList>${X} ${Y + 20} ${X} ${Y} ${X + 20} ${Y} ${X + 20} ${Y + 20}</gml:posList></gml:LineStringSegment>`;
    for (const name of ['Arc', 'ArcString']) {
      const arc = `<gml:${name}><gml:posList>${X + 20} ${Y + 20} ${X + 10} ${Y + 30} ${X} ${Y + 20}</gml:posList></gml:${name}>`;
      const [[outer = []] = []] = await ringsOf(polygon(curve(line + arc)));
      expect(areaOf(outer)).toBeCloseTo(400 + (Math.PI * 100) / 2, 0);
      expect(outer[0]).toEqual(outer.at(-1));
    }
    const circle = `<gml:CircleByCenterPoint numArc="1"><gml:pos>${X} ${Y}</gml:pos><gml:radius uom="m">10</gml:radius></gml:CircleByCenterPoint>`;
    const [[round = []] = []] = await ringsOf(polygon(curve(circle)));
    expect(Math.abs(areaOf(round) - Math.PI * 100)).toBeLessThan(1);
  });

  it('are skipped with a geometry that is not read, with its name', async () => {
    const tin = surface('<gml:Tin/>');
    await expect(ringsOf(tin)).rejects.toThrow('the geometry is a Tin, not a polygon');
  });

  it('wait as long as the service asks, and are read after it', async () => {
    service.behaviour.refusals = [
      { status: 429, retryAfter: '1' },
      { status: 503, retryAfter: new Date(Date.now() - 5000).toUTCString() },
    ];
    const before = Date.now();
    expect(await rows()).toHaveLength(7);
    expect(Date.now() - before).toBeGreaterThan(950);
    service.behaviour.refusals = [{ status: 429 }, { status: 429 }, { status: 429 }];
    await expect(read()).rejects.toThrow('answered 429');
  });

  it.each<[string, object, Partial<typeof service.behaviour>]>([
    ['has no feature type Flst; it has ave:Gebaeude, ave:Flurstueck.', { id: 'Flst' }, {}],
    ['which the portal does not convert', {}, { crs: ['urn:ogc:def:crs:EPSG::3857'] }],
    [
      'answered InvalidParameterValue',
      {},
      {
        refusals: [
          {
            status: 200,
            body: '<ows:ExceptionReport xmlns:ows="http://www.opengis.net/ows/1.1"><ows:Exception exceptionCode="InvalidParameterValue"/></ows:ExceptionReport>',
          },
        ],
      },
    ],
    ['did not answer with a WFS_Capabilities', {}, { refusals: [{ status: 200, body: '{}' }] }],
    [
      'did not answer with a WFS_Capabilities',
      {},
      {
        refusals: [
          {
            status: 200,
            body: '<!DOCTYPE a [<!ENTITY b "c">]><WFS_Capabilities>&b;</WFS_Capabilities>',
          },
        ],
      },
    ],
    ['(cadastre.json: headers or query)', {}, { key: ['x-api-key', 'k'] }],
  ])('are rejected with the reason: %s', async (reason, parcels, behaviour) => {
    Object.assign(service.behaviour, behaviour);
    const collections = {
      parcels: { id: 'Flurstueck', ...parcels },
      addresses: null,
      subdistricts: null,
      districts: null,
      authorities: null,
    };
    await expect(read({ collections })).rejects.toThrow(reason);
  });
});

describe('a WFS in another encoding (IN-1)', () => {
  it('is read by the encoding that its XML declares', async () => {
    service.behaviour.encoding = 'ISO-8859-1';
    service.behaviour.members = [
      aveParcel(1, aveSquare(X, Y), {
        gemarkung: 'Mühlenbüttel',
        flaeche: '400.00',
        lagebeztxt: '5 m²',
      }),
    ];
    const [feature] = await read();
    expect(feature?.properties).toMatchObject({ gemarkung: 'Mühlenbüttel', lagebeztxt: '5 m²' });
  });

  it('is refused with line and byte where it declares another one than it has', async () => {
    service.behaviour.members = [aveParcel(1, aveSquare(X, Y), { gemarkung: 'Mühlenbüttel' })];
    service.behaviour.refusals = [
      { status: 200, body: '<?xml version="1.0" encoding="ISO-8859-1"?>\n<a>Mühlenbüttel</a>' },
    ];
    await expect(read()).rejects.toThrow(
      /The answer of http:\S+ declares ISO-8859-1, but is UTF-8 \(line 2, byte 49\)\./,
    );
  });
});
