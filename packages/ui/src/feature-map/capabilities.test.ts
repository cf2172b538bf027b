import { describe, expect, it } from 'vitest';
import { hasLayer, normaliseCapabilities } from './capabilities.ts';

function documentWith(crs: string, corner: readonly number[]) {
  return {
    Contents: {
      Layer: [{ Identifier: 'ground' }],
      TileMatrixSet: [
        { Identifier: 'utm', SupportedCRS: crs, TileMatrix: [{ TopLeftCorner: corner }] },
      ],
    },
  };
}

describe('normaliseCapabilities (BE-6)', () => {
  it.each(['EPSG:25833', 'urn:ogc:def:crs:EPSG::25833', 'urn:ogc:def:crs:EPSG:6.9:25833'])(
    'normalises the CRS %s',
    (crs) => {
      const document = documentWith(crs, [0, 1]);
      normaliseCapabilities(document);
      expect(document.Contents.TileMatrixSet[0]?.SupportedCRS).toBe('EPSG:25833');
    },
  );

  it('swaps corners that begin with the northing', () => {
    for (const corner of [
      [-310_000, 6_301_219.54],
      [6_301_219.54, -310_000],
    ]) {
      const document = documentWith('EPSG:25833', corner);
      normaliseCapabilities(document);
      const [matrix] = document.Contents.TileMatrixSet[0]?.TileMatrix ?? [];
      expect(matrix?.TopLeftCorner).toEqual([-310_000, 6_301_219.54]);
    }
  });

  it('does not swap corners of other CRSs, where the easting can be the greater value', () => {
    const document = documentWith('EPSG:5650', [33_200_000, 6_300_000]);
    normaliseCapabilities(document);
    const [matrix] = document.Contents.TileMatrixSet[0]?.TileMatrix ?? [];
    expect(matrix?.TopLeftCorner).toEqual([33_200_000, 6_300_000]);
  });

  it('throws for an exception report', () => {
    for (const answer of [null, {}, { version: '1.0.0' }, { Contents: 'none' }]) {
      expect(() => normaliseCapabilities(answer)).toThrow('not a capabilities document');
    }
  });

  it('finds the configured layer and matrix set only', () => {
    const document = documentWith('EPSG:25833', [0, 1]);
    const wanted = { layer: 'ground', matrixSet: 'utm', crs: 'EPSG:25833' };
    expect(hasLayer(document, wanted)).toBe(true);
    expect(hasLayer(document, { ...wanted, matrixSet: 'mercator' })).toBe(false);
    expect(hasLayer(document, { ...wanted, layer: 'sky' })).toBe(false);
    expect(hasLayer(document, { ...wanted, crs: 'EPSG:25832' })).toBe(false);
    expect(hasLayer({}, wanted)).toBe(false);
    expect(hasLayer(documentWith('EPSG:3857', [0, 1]), wanted)).toBe(false);
  });
});
