import { findParcelsWithAuthority } from '../cadastre/parcels.ts';
import type { Core } from '../core.ts';
import { type Handlers, sessionOf } from '../http/handlers.ts';
import { germanDay } from '../german-day.ts';
import { decideEntitlement, groupsOf, shownEntitlement } from './entitlement.ts';

/** Handlers of the calls about what an organisation may order without a justification (ORG-2). */
export function entitlementHandlers({
  database,
  state,
  now,
}: Pick<Core, 'database' | 'state' | 'now'>): Handlers<'listEntitlements' | 'checkEntitlement'> {
  return {
    listEntitlements: async (call) =>
      groupsOf(state.entitlements, sessionOf(call).organisation).map(shownEntitlement),
    checkEntitlement: async (call) => {
      const { organisation } = sessionOf(call);
      const ids = call.query.parcelIds.split(',');
      const found = await findParcelsWithAuthority(database, ids);
      const parcels = ids.flatMap((id) => {
        const known = found.get(id);
        if (!known) return [];
        const { localSubdistrictId } = known.parcel;
        return [{ localSubdistrictId, authorityId: known.authorityId }];
      });
      // A parcel that the cadastre does not have is in no area.
      if (parcels.length < ids.length) return { refusal: 'AREA' };
      const { productId } = call.query;
      const asked = { productId, parcels, day: germanDay(now()) };
      const decision = decideEntitlement(state.entitlements, organisation, asked);
      return 'group' in decision ? { entitlement: shownEntitlement(decision.group) } : decision;
    },
  };
}
