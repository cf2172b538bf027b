import { describeParcel } from '@portal/described-parcels';
import MinimumDiameter from 'jsts/org/locationtech/jts/algorithm/MinimumDiameter.js';
import GeometryFactory from 'jsts/org/locationtech/jts/geom/GeometryFactory.js';
import GeoJSONReader from 'jsts/org/locationtech/jts/io/GeoJSONReader.js';
import BufferOp from 'jsts/org/locationtech/jts/operation/buffer/BufferOp.js';
import DistanceOp from 'jsts/org/locationtech/jts/operation/distance/DistanceOp.js';
import OverlayOp from 'jsts/org/locationtech/jts/operation/overlay/OverlayOp.js';
import { describe, expect, it } from 'vitest';
import { createLand } from '../land/create-land.ts';
import type { PolygonRings } from '../land/model.ts';
import { surroundingsOf } from './surroundings.ts';

const reader = new GeoJSONReader(new GeometryFactory());
const geometryOf = (coordinates: readonly PolygonRings[]) =>
  reader.read({ type: 'MultiPolygon', coordinates });

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const PARCELS = 10_000;

/** Square metres that a building has in common with the parcel on which it stands; walls on the boundary have some mm². */
const LEAST_OVERLAP = 0.1;

describe('the description of the parcels of the demo state (DATA-8)', () => {
  const land = createLand({ parcels: PARCELS });
  const parcels = land.parcelsFrom(0, PARCELS);

  it('has the areas, boundaries and distances that JTS computes', { timeout: 600_000 }, () => {
    const different = parcels.flatMap((parcel) => {
      const surroundings = surroundingsOf(land, parcel);
      const found = describeParcel(surroundings);
      const outline = geometryOf(parcel.polygons);
      const outer = geometryOf(parcel.polygons.map(([ring = []]) => [ring]));
      const buildings = (surroundings.buildings ?? []).map(({ outline: parts }) =>
        geometryOf(parts),
      );
      const standing = buildings.filter(
        (building) => OverlayOp.intersection(building, outline).getArea() > LEAST_OVERLAP,
      );
      const distances = standing.map((building, index) => {
        const expected = DistanceOp.distance(building.getBoundary(), outline.getBoundary());
        return Math.abs((found.buildings?.[index]?.distance ?? -1) - expected);
      });
      const isSame =
        Math.abs(sum(found.parts) - outline.getArea()) < 1e-3 &&
        Math.abs(found.perimeter - outer.getLength()) < 1e-6 &&
        Math.abs(sum(found.sides.map(({ length }) => length)) - found.perimeter) < 1e-6 &&
        found.buildings?.length === standing.length &&
        distances.every((difference) => difference < 1e-6);
      return isSame ? [] : [parcel.id];
    });
    expect(different).toEqual([]);
    expect(parcels.length).toBe(PARCELS);
  });

  it('has the neighbours and shared boundaries that JTS finds', { timeout: 600_000 }, () => {
    const different = parcels.flatMap((parcel) => {
      const { neighbours: around = [], ...alone } = surroundingsOf(land, parcel);
      const numbered = around.map((one, index) => ({ ...one, number: String(index) }));
      const shared = describeParcel({ ...alone, neighbours: numbered }).sides.flatMap(
        ({ neighbours }) => neighbours,
      );
      const boundary = geometryOf(parcel.polygons.map(([ring = []]) => [ring])).getBoundary();
      return numbered.flatMap(({ number, outline }) => {
        const near = BufferOp.bufferOp(geometryOf(outline), 0.05);
        const expected = OverlayOp.intersection(boundary, near).getLength();
        const found = sum(
          shared.filter((one) => one.number === number).map(({ length }) => length),
        );
        // The buffer reaches around each end of the shared boundary.
        return Math.abs(found - expected) < 0.6 ? [] : [`${parcel.id}: ${number}`];
      });
    });
    expect(different).toEqual([]);
  });

  it('fits each part into a rectangle that is not larger than that of JTS', () => {
    const different = parcels.filter((parcel) => {
      const found = describeParcel({ number: '', area: 1, outline: parcel.polygons });
      if (found.form !== 'rectangle' || parcel.polygons.length > 1) return false;
      const [length, width] = found.extent;
      const smallest = new MinimumDiameter(geometryOf(parcel.polygons)).getMinimumRectangle();
      return length * width > smallest.getArea() * 1.0001 || length * width < (found.parts[0] ?? 0);
    });
    expect(different).toEqual([]);
  });
});
