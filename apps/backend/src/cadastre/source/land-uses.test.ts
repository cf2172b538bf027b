import { expect, it } from 'vitest';
import { isTraffic, usesOf } from './land-uses.ts';

it.each([
  ['', []],
  ['Wohnbaufläche', ['Wohnbaufläche']],
  ['Wohnbaufläche;795', ['Wohnbaufläche']],
  ['Weg;80|Ackerland;1200', ['Ackerland', 'Weg']],
  ['Weg;80;Ackerland;1.200 m²', ['Ackerland', 'Weg']],
  ['Weg;80|Ackerland;60|Weg;10|Ackerland;31', ['Ackerland', 'Weg']],
  ['Tagebau, Grube, Steinbruch;20', ['Tagebau, Grube, Steinbruch']],
  ['795;Wald', ['Wald']],
  ['A;1|B;2|C;3|D;4|E;5|F;6', ['F', 'E', 'D', 'C', 'B']],
])('reads the uses of a parcel, the largest first (DATA-8): "%s"', (text, uses) => {
  expect(usesOf(text)).toEqual(uses);
});

it.each([
  [['Straßenverkehr'], true],
  [['Straßenbegleitfläche', 'Wald'], true],
  [['Weg'], true],
  [['Wald', 'Weg'], false],
  [['Wegebau'], false],
  [[], false],
])('knows land with a street by its largest use (DATA-8): %j', (uses, is) => {
  expect(isTraffic(uses)).toBe(is);
});
