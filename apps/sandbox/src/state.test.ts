import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createLand } from '@portal/demo-cadastre/land';
import { landOptionsOf } from './state.ts';

const folder = mkdtempSync(join(tmpdir(), 'state-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(content: object): string {
  writeFileSync(join(folder, 'state.json'), JSON.stringify(content));
  return folder;
}

const map = { projection: 'EPSG:25832', extent: [560_000, 5_930_000, 570_000, 5_940_000] };

const AUTHORITY = {
  stateName: { de: 'Land Nord' },
  contact: {
    name: { de: 'Amt für Vermessung' },
    street: 'Weg 1',
    city: '20001 Hafen',
    email: 'amt@nord.example',
  },
};

describe('the land of a state pack (STATE-4, DATA-4)', () => {
  it('has CRS, place, land code and sections of the pack', () => {
    const options = landOptionsOf(
      write({ ...AUTHORITY, landCode: '02', map, cadastralSections: 'NONE' }),
    );
    expect(options).toEqual({
      crs: 'EPSG:25832',
      origin: [562_400, 5_933_100],
      landCode: '02',
      sections: false,
      issuer: {
        state: 'Land Nord',
        name: 'Amt für Vermessung',
        contact: 'Weg 1, 20001 Hafen · amt@nord.example',
      },
    });
    const [west, south, east, north] = createLand({ parcels: 600, ...options }).box;
    const [left = 0, bottom = 0, right = 0, top = 0] = map.extent;
    expect([west > left, south > bottom, east < right, north < top]).not.toContain(false);
  });

  it('of the demo state has the default options', () => {
    expect(createLand({ parcels: 600, ...landOptionsOf('lindenmark') }).box).toEqual(
      createLand({ parcels: 600 }).box,
    );
  });

  it.each([
    ['landCode', { map }],
    ['map.projection', { landCode: '02', map: { ...map, projection: 'EPSG:4326' } }],
    ['map.extent', { landCode: '02', map: { ...map, extent: [] } }],
  ])('stops the start without a valid %s', (key, content) => {
    expect(() => landOptionsOf(write(content))).toThrow(`state.json: ${key} `);
  });

  it('stops the start without a file', () => {
    expect(() => landOptionsOf('nowhere')).toThrow('PORTAL_STATE');
  });
});
