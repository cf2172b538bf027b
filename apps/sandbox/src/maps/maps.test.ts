import { createCanvas, loadImage } from '@napi-rs/canvas';
import Fastify, { type FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { classBoundaries, createLand, landEstimateOf } from '@portal/demo-cadastre/land';
import { mapsPlugin } from './index.ts';
import { createCache } from './tile-cache.ts';
import { findMatrix, matrixSetOf, TILE_SIZE, TOP_LEFT } from './tile-matrix.ts';

const land = createLand({ parcels: 800 });
const MATRIX_SET = matrixSetOf(land.crs);
const app: FastifyInstance = Fastify();
const center = land.addresses[40]?.position ?? [0, 0];
const MAP = `/wms?SERVICE=WMS&VERSION=1.3.0&REQUEST=GetMap&LAYERS=parcels,buildings&STYLES=&CRS=EPSG:25833&FORMAT=image/png&TRANSPARENT=TRUE`;
const BOX = [center[0] - 50, center[1] - 50, center[0] + 50, center[1] + 50].join();

beforeAll(() => app.register(mapsPlugin(land)));

function tileAt(level: string): { row: number; column: number } {
  const side = (findMatrix(level)?.resolution ?? 1) * TILE_SIZE;
  return {
    row: Math.floor((TOP_LEFT[land.crs][1] - center[1]) / side),
    column: Math.floor((center[0] - TOP_LEFT[land.crs][0]) / side),
  };
}

async function colorsOf(
  png: Buffer,
): Promise<{ width: number; height: number; colors: Set<number> }> {
  const image = await loadImage(png);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  return {
    width: image.width,
    height: image.height,
    colors: new Set(new Uint32Array(data.buffer)),
  };
}

test('WMTS capabilities list layers, the matrix set and both ways to a tile', async () => {
  for (const url of [
    '/wmts?service=WMTS&request=GetCapabilities',
    '/wmts/1.0.0/WMTSCapabilities.xml',
  ]) {
    const answer = await app.inject(url);
    expect(answer.headers['content-type']).toContain('xml');
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    for (const text of [
      'basemap_color',
      'basemap_grey',
      MATRIX_SET,
      'EPSG::25833',
      '{TileRow}',
      'KVP',
    ]) {
      expect(answer.body).toContain(text);
    }
    expect(answer.body.match(/<TileMatrix>/g)).toHaveLength(18);
  }
});

test('returns the same PNG of 256 pixels for RESTful and key-value requests', async () => {
  const { row, column } = tileAt('14');
  for (const layer of ['basemap_color', 'basemap_grey']) {
    const byPath = await app.inject(`/wmts/${layer}/${MATRIX_SET}/14/${row}/${column}.png`);
    const byQuery = await app.inject(
      `/wmts?SERVICE=WMTS&REQUEST=GetTile&VERSION=1.0.0&LAYER=${layer}&STYLE=default&FORMAT=image/png&TILEMATRIXSET=${MATRIX_SET}&TILEMATRIX=14&TILEROW=${row}&TILECOL=${column}`,
    );
    expect(byPath.headers['content-type']).toBe('image/png');
    expect(byQuery.rawPayload.equals(byPath.rawPayload)).toBe(true);
    const { width, height, colors } = await colorsOf(byPath.rawPayload);
    expect([width, height]).toEqual([256, 256]);
    expect(colors.size).toBeGreaterThan(10);
  }
});

test('returns a tile for every zoom level', async () => {
  for (let level = 0; level < 18; level += 1) {
    const { row, column } = tileAt(String(level));
    const answer = await app.inject(
      `/wmts/basemap_color/${MATRIX_SET}/${level}/${row}/${column}.png`,
    );
    expect(answer.statusCode).toBe(200);
  }
});

test('answers WMTS errors with an exception report', async () => {
  for (const [url, code] of [
    [`/wmts/nothing/${MATRIX_SET}/03/0/0.png`, 'InvalidParameterValue'],
    [`/wmts/basemap_color/${MATRIX_SET}/77/0/0.png`, 'InvalidParameterValue'],
    [`/wmts/basemap_color/${MATRIX_SET}/03/8/0.png`, 'TileOutOfRange'],
    ['/wmts?REQUEST=GetTile', 'MissingParameterValue'],
    ['/wmts?REQUEST=Dance', 'OperationNotSupported'],
  ] as const) {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(`exceptionCode="${code}"`);
  }
});

test('WMS capabilities name the layers and the reference system', async () => {
  const { body } = await app.inject('/wms?SERVICE=WMS&REQUEST=GetCapabilities');
  for (const text of [
    'version="1.3.0"',
    '<Name>parcels</Name>',
    '<Name>buildings</Name>',
    'EPSG:25833',
  ]) {
    expect(body).toContain(text);
  }
});

test('returns a WMS image of the requested size and transparency', async () => {
  const transparent = await app.inject(`${MAP}&BBOX=${BOX}&WIDTH=400&HEIGHT=300`);
  const { width, height, colors } = await colorsOf(transparent.rawPayload);
  expect([width, height]).toEqual([400, 300]);
  expect(colors.has(0)).toBe(true);
  expect(colors.size).toBeGreaterThan(10);
  const solid = await app.inject(`${MAP.replace('TRUE', 'FALSE')}&BBOX=${BOX}&WIDTH=40&HEIGHT=30`);
  expect((await colorsOf(solid.rawPayload)).colors.has(0)).toBe(false);
});

test('answers WMS errors with status 200 and a service exception', async () => {
  const whole = `${MAP}&BBOX=${BOX}&WIDTH=100&HEIGHT=100`;
  for (const [url, code] of [
    [whole.replace('25833', '4326'), 'InvalidCRS'],
    [whole.replace('parcels', 'dragons'), 'LayerNotDefined'],
    [whole.replace('STYLES=', 'STYLES=bold'), 'StyleNotDefined'],
    [whole.replace('image/png', 'image/tiff'), 'InvalidFormat'],
    [whole.replace('WIDTH=100', 'WIDTH=4096'), 'InvalidParameterValue'],
    [whole.replace(`BBOX=${BOX}`, 'BBOX=1,2,three,4'), 'InvalidParameterValue'],
    [MAP, 'MissingParameterValue'],
  ] as const) {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/xml');
    expect(answer.body).toContain(`code="${code}"`);
  }
});

test('accepts the URN forms of the CRS', async () => {
  for (const crs of ['urn:ogc:def:crs:EPSG::25833', 'urn:ogc:def:crs:EPSG:6.9:25833']) {
    const url = `${MAP.replace('EPSG:25833', encodeURIComponent(crs))}&BBOX=${BOX}&WIDTH=20&HEIGHT=20`;
    expect((await app.inject(url)).headers['content-type']).toBe('image/png');
  }
});

test('the tile cache drops the least recently used tile', () => {
  const cache = createCache<number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  cache.get('a');
  cache.set('c', 3);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
});

test('the land estimate covers agricultural parcels only and is deterministic', async () => {
  for (const parcel of land.parcels) {
    const estimate = landEstimateOf(parcel);
    expect(estimate !== null).toBe(['field', 'meadow'].includes(parcel.use));
    expect(estimate).toEqual(landEstimateOf({ ...parcel }));
    for (const value of estimate?.values ?? []) expect(value >= 7 && value <= 100).toBe(true);
  }
  const isDrawn = async (use: string) => {
    const [x, y] = land.parcels.find((parcel) => parcel.use === use)?.labelPoint ?? center;
    const around = [x - 0.2, y - 0.2, x + 0.2, y + 0.2].join();
    const url = MAP.replace('parcels,buildings', 'land_estimate');
    const answer = await app.inject(`${url}&BBOX=${around}&WIDTH=4&HEIGHT=4`);
    return !(await colorsOf(answer.rawPayload)).colors.has(0);
  };
  expect([await isDrawn('field'), await isDrawn('meadow')]).toEqual([true, true]);
  expect([await isDrawn('residential'), await isDrawn('water')]).toEqual([false, false]);
  const farmland = land.parcels.filter((parcel) => landEstimateOf(parcel));
  const edges = farmland.flatMap(({ polygons }) => polygons.flat()).flat().length;
  expect(classBoundaries(farmland).length).toBeGreaterThan(0);
  expect(classBoundaries(farmland).length).toBeLessThan(edges);
});

/** Share of the pixels that are darker than the ground: lines and labels. */
async function inkOf(png: Buffer): Promise<number> {
  const image = await loadImage(png);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, image.width, image.height);
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const dark = data.filter((value, index) => index % 4 === 0 && value < 160);
  return dark.length / (image.width * image.height);
}

test('draws lines and labels as large on screens with more pixels (SCREEN-1)', async () => {
  const image = async (side: number, options = ''): Promise<number> => {
    const address = `${MAP}&BBOX=${BOX}&WIDTH=${side}&HEIGHT=${side}${options}`;
    return inkOf((await app.inject(address)).rawPayload);
  };
  const [usual, twice, small] = [
    await image(400),
    await image(800, '&FORMAT_OPTIONS=dpi:180'),
    await image(800),
  ];
  expect(twice / usual).toBeGreaterThan(0.8);
  expect(twice / usual).toBeLessThan(1.2);
  expect(small / usual).toBeLessThan(0.7);
  const { row, column } = tileAt('14');
  const tile = async (layer: string) =>
    (await app.inject(`/wmts/${layer}/${MATRIX_SET}/14/${row}/${column}.png`)).rawPayload;
  const { width, height } = await colorsOf(await tile('basemap_color_hidpi'));
  expect([width, height]).toEqual([512, 512]);
  const inks = [
    await inkOf(await tile('basemap_color_hidpi')),
    await inkOf(await tile('basemap_color')),
  ] as const;
  expect(Math.abs(inks[0] - inks[1])).toBeLessThan(0.02);
});

/** Shares of coloured pixels on an image: the signs of a printed sheet in colour have some. */
async function isGrey(png: Buffer): Promise<boolean> {
  const { colors } = await colorsOf(png);
  return [...colors].every(
    (color) => (color & 255) === ((color >> 8) & 255) && (color & 255) === ((color >> 16) & 255),
  );
}

async function sheet(side: number, metres: number, layer = 'sheet'): Promise<Buffer> {
  const half = metres / 2;
  const [x, y] = center;
  const box = [x - half, y - half, x + half, y + half].join();
  const url = MAP.replace('parcels,buildings', layer);
  const answer = await app.inject(`${url}&BBOX=${box}&WIDTH=${side}&HEIGHT=${side}`);
  return answer.rawPayload;
}

test('draws the map as it is printed, with the letters of its scale (LOOK-3)', async () => {
  // 500 pixels of 0.28 mm at 1:1000, at 1:500 and at 1:20000, for which there are no sheets.
  const thousand = await sheet(500, 140);
  expect(await inkOf(thousand)).toBeGreaterThan(0.005);
  expect(await inkOf(await sheet(500, 70))).not.toBe(await inkOf(thousand));
  expect((await colorsOf(await sheet(500, 2800))).colors).toEqual(new Set([0]));
  expect(await isGrey(thousand)).toBe(false);
  expect(await isGrey(await sheet(500, 140, 'sheet_grey'))).toBe(true);
});
