import { describe, expect, it } from 'vitest';
import { seenThrough } from './colors.ts';
import { plainCrs, portalProjection } from './utm.ts';

describe('spellings of the CRS (BE-6)', () => {
  it('brings every known spelling to the plain one', () => {
    for (const name of [
      'EPSG:25833',
      'urn:ogc:def:crs:EPSG::25833',
      'urn:ogc:def:crs:EPSG:6.9:25833',
      'http://www.opengis.net/def/crs/EPSG/0/25833',
    ]) {
      expect(plainCrs(name)).toBe('EPSG:25833');
    }
  });

  it('leaves what it does not know', () => {
    expect(plainCrs('CRS84')).toBe('CRS84');
  });
});

describe('the projection', () => {
  it('is registered once, in metres', () => {
    expect(portalProjection()).toBe(portalProjection());
    expect(portalProjection().getMetersPerUnit()).toBe(1);
  });
});

describe('colours that are seen through', () => {
  it('adds a share to the spelling of the tokens', () => {
    expect(seenThrough('oklch(0.47 0.2 305)', 0.16)).toBe('oklch(0.47 0.2 305 / 0.16)');
  });

  it('shows nothing rather than hiding what lies below', () => {
    expect(seenThrough('currentcolor', 0.16)).toBe('transparent');
  });
});
