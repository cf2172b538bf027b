import type { LandUse } from './model.ts';

/** German names of land uses, as in the simplified ALKIS schema. */
export const LAND_USE_NAMES: Readonly<Record<LandUse, string>> = {
  residential: 'Wohnbaufläche',
  street: 'Straßenverkehr',
  path: 'Weg',
  water: 'Gewässer',
  field: 'Ackerland',
  meadow: 'Grünland',
  forest: 'Wald',
  public: 'Fläche besonderer funktionaler Prägung',
};
