import type { EntitlementGroup } from '../config/entitlements-file.ts';
import { employee, organisation } from './organisation-profile.ts';
import { ownerPosition } from './small-cadastre.ts';

/** A position that a notary orders without a justification. */
export const ENTITLED = {
  ...ownerPosition(),
  justification: '',
  entitlement: { ground: 'sale', fileNumber: 'UVZ 12/2026' },
};

/** Notaries, who need no justification for its product. */
export const notaries = (change: Partial<EntitlementGroup> = {}): EntitlementGroup => ({
  id: 'notaries',
  name: { de: 'Notariate' },
  proofs: [{ activities: ['Notariat'] }],
  products: [ENTITLED.productId],
  area: {},
  samplePercent: 0,
  grounds: [{ id: 'sale', name: { de: 'Kaufvertrag' } }],
  ...change,
});

/** The organisation of a notary. */
export const NOTARY = organisation('Notariat', { activity: 'Notariat' });

/** Who works there. */
export const NORA = employee('nora', NOTARY);
