import type { PortalConfiguration } from '@portal/api';
import type { UserFormat } from '@portal/order-flow';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sheetRequest } from './sheet-request.ts';

const map: PortalConfiguration['map'] = {
  projection: 'EPSG:25833',
  extent: [390_000, 5_790_000, 400_000, 5_800_000],
  initialZoom: 8,
  minZoom: 8,
  maxZoom: 20,
  attribution: { de: '©' },
  baseLayer: { capabilitiesUrl: 'https://a.example/', layer: 'a', matrixSet: 'b' },
  wms: [],
};
const sheet = {
  url: 'https://maps.example/wms?map=sheets',
  layers: 'colour',
  bwLayers: 'grey',
  landEstimateLayers: 'estimate',
};
const page: UserFormat = { format: 'A4', orientation: 'PORTRAIT', palette: 'COLOR', scale: 1000 };

function query(change: object = {}, choice: Partial<UserFormat> = {}, withEstimate = false) {
  const settings = { ...map, sheet: { ...sheet, ...change } };
  const box = [393_000, 5_794_000, 393_190, 5_794_237] as const;
  return new URL(sheetRequest(settings, box, { ...page, ...choice }, withEstimate)).searchParams;
}

describe('the request of the map as it is printed (LOOK-3)', () => {
  it('has the size of the map on the sheet: 190 by 237 mm in pixels of 0.28 mm', () => {
    const found = query();
    expect([found.get('WIDTH'), found.get('HEIGHT')]).toEqual(['679', '846']);
    expect(found.get('BBOX')).toBe('393000,5794000,393190,5794237');
    expect(found.get('map')).toBe('sheets');
  });

  it('names eastings first, as each CRS that a state pack can name', () => {
    const schemas = join(import.meta.dirname, '../../../../../states/schema/state.json');
    const names: readonly string[] = JSON.parse(readFileSync(schemas, 'utf8')).$defs.Crs.enum;
    expect(names.length).toBeGreaterThan(0);
    // ETRS89 / UTM, zones 28N to 38N. Others, such as EPSG:4326 or EPSG:3068, have their northing first.
    for (const name of names) expect(name).toMatch(/^EPSG:258(?:2[89]|3[0-8])$/);
  });

  it.each([
    ['geoserver', 'FORMAT_OPTIONS', 'dpi:180'],
    ['mapserver', 'MAP_RESOLUTION', '180'],
    ['qgis', 'DPI', '180'],
  ])('asks %s for twice as many pixels', (serverType, parameter, value) => {
    const found = query({ serverType });
    expect([found.get(parameter), found.get('WIDTH')]).toEqual([value, '1357']);
  });

  it('asks for no side of more than 2048 pixels', () => {
    const found = query({ serverType: 'geoserver' }, { format: 'A3', orientation: 'LANDSCAPE' });
    expect(found.get('FORMAT_OPTIONS')).toBe('dpi:120');
    expect(Number(found.get('WIDTH'))).toBe(1905);
  });

  it('names the layers of colour and product, and where there are no others those in colour', () => {
    expect(query().get('LAYERS')).toBe('colour');
    expect(query({}, { palette: 'BW' }).get('LAYERS')).toBe('grey');
    expect(query({}, {}, true).get('LAYERS')).toBe('estimate');
    expect(query({}, { palette: 'BW' }, true).get('LAYERS')).toBe('estimate');
    expect(query({ bwLayers: undefined }, { palette: 'BW' }).get('LAYERS')).toBe('colour');
  });
});
