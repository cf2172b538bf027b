import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LAND_USE_NAMES } from '@portal/demo-cadastre/land';
import { paletteOf } from '@portal/demo-cadastre/testing';
import { describe, expect, it } from 'vitest';

const STATES = join(import.meta.dirname, '../../../../states');
const packs = readdirSync(STATES).filter((name) => existsSync(join(STATES, name, 'brand')));

interface UseSign {
  readonly names: readonly string[];
  readonly fill: string;
  readonly bwFill?: string;
  readonly sign?: string;
  readonly stroke?: string;
  readonly bwStroke?: string;
}

/** A colour of a PDF, which has one component for grey or three from 0 to 1. */
const hex = (color: readonly number[]): string =>
  `#${(color.length === 1 ? [color[0], color[0], color[0]] : color)
    .map((part) =>
      Math.round((part ?? 0) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

describe('the legend of the preview in a state pack of the sandbox (LOOK-3)', () => {
  it.each(packs)('has colours and signs of the sheets that the sandbox draws: %s', (name) => {
    const { map } = JSON.parse(readFileSync(join(STATES, name, 'state.json'), 'utf8'));
    const uses: readonly UseSign[] = map.sheet.uses;
    const [color, bw] = [paletteOf('COLOR'), paletteOf('BW')];
    expect([map.sheet.buildingFill, map.sheet.bwBuildingFill]).toEqual([
      hex(color.building),
      hex(bw.building),
    ]);
    expect(uses.flatMap(({ names }) => names).toSorted()).toEqual(
      Object.values(LAND_USE_NAMES).toSorted(),
    );
    for (const { names, fill, bwFill = '#ffffff', sign, stroke, bwStroke } of uses) {
      // Roads of one entry have the colour of streets.
      const [use] = (Object.keys(LAND_USE_NAMES) as (keyof typeof LAND_USE_NAMES)[]).filter(
        (one) => LAND_USE_NAMES[one] === names[0],
      );
      if (!use) throw new Error(`No land use has the name ${names[0]}`);
      expect([names[0], fill, bwFill]).toEqual([
        names[0],
        hex(color.ground[use]),
        hex(bw.ground[use]),
      ]);
      const signs = [color.signs[use], bw.signs[use]].map((one) => one && hex(one));
      expect([names[0], stroke, bwStroke]).toEqual([names[0], ...signs]);
      expect([names[0], sign !== undefined]).toEqual([names[0], signs[0] !== undefined]);
    }
  });
});
