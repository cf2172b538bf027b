import type { Entitlement, EntitlementCheck } from '@portal/api';
import type { EntitlementGroup } from '../config/entitlements-file.ts';
import type { SessionOrganisation } from '../organisations/organisations.ts';

/** A parcel of a position, for the area of an entitlement. */
export interface AskedParcel {
  readonly localSubdistrictId: string;
  /** The authority in whose area it is; null when the cadastre names none. */
  readonly authorityId: string | null;
}

/** What an organisation asks for. */
export interface Asked {
  readonly productId: string;
  readonly parcels: readonly AskedParcel[];
  /** The day, such as `2026-12-31`. */
  readonly day: string;
}

/** Why an organisation is not entitled. */
export type Refusal = NonNullable<EntitlementCheck['refusal']>;

/** The decision about a position: the group that entitles, or why none does. */
export type EntitlementDecision =
  | { readonly group: EntitlementGroup }
  | { readonly refusal: Refusal };

type Proof = EntitlementGroup['proofs'][number];

const SAME = new Intl.Collator('de', { sensitivity: 'accent' });

/** Whether a proof that names texts is given by one of them, whatever the capitals; a proof that names none asks for nothing. */
const has = (named: readonly string[] | undefined, stated: readonly string[]): boolean =>
  named?.some((one) => stated.some((text) => SAME.compare(one, text) === 0)) ?? true;

/** Whether an organisation gives a proof: everything that it names (ORG-2). */
function proves(proof: Proof, { subject, facts }: SessionOrganisation): boolean {
  return (
    (proof.organisations?.includes(subject) ?? true) &&
    has(proof.legalForms, [facts.legalForm]) &&
    has(proof.activities, [facts.activity]) &&
    has(proof.registerTypes, [facts.registerType]) &&
    has(proof.registerCourts, [facts.registerCourt]) &&
    has(proof.registerNumbers, [facts.registerNumber]) &&
    has(proof.roles, facts.roles)
  );
}

/** The groups to which an organisation belongs; none in a private session. */
export const groupsOf = (
  groups: readonly EntitlementGroup[],
  organisation: SessionOrganisation | null,
): readonly EntitlementGroup[] =>
  organisation
    ? groups.filter(({ proofs }) => proofs.some((proof) => proves(proof, organisation)))
    : [];

/** Whether a parcel is in the area of a group; without an area it is. */
function isInArea({ area }: EntitlementGroup, parcel: AskedParcel): boolean {
  const { subdistricts, authorities } = area;
  if (!subdistricts && !authorities) return true;
  return (
    (subdistricts?.includes(parcel.localSubdistrictId) ?? false) ||
    (parcel.authorityId !== null && (authorities?.includes(parcel.authorityId) ?? false))
  );
}

/** What keeps a group from entitling; null if nothing does. */
function refusalOf(group: EntitlementGroup, { productId, parcels, day }: Asked): Refusal | null {
  if (!group.products.includes(productId)) return 'PRODUCT';
  if (group.validUntil !== undefined && day > group.validUntil) return 'EXPIRED';
  if (group.validFrom !== undefined && day < group.validFrom) return 'NOT_YET';
  return parcels.every((parcel) => isInArea(group, parcel)) ? null : 'AREA';
}

/** Refusals from the farthest to the nearest: the nearest one is said. */
const NEARNESS: readonly Refusal[] = ['NO_GROUP', 'PRODUCT', 'EXPIRED', 'NOT_YET', 'AREA'];

/**
 * Decides whether an organisation may order without a justification (ORG-2).
 *
 * @param groups all groups of the state
 * @param organisation null in a private session
 */
export function decideEntitlement(
  groups: readonly EntitlementGroup[],
  organisation: SessionOrganisation | null,
  asked: Asked,
): EntitlementDecision {
  let nearest: Refusal = 'NO_GROUP';
  for (const group of groupsOf(groups, organisation)) {
    const refusal = refusalOf(group, asked);
    if (refusal === null) return { group };
    if (NEARNESS.indexOf(refusal) > NEARNESS.indexOf(nearest)) nearest = refusal;
  }
  return { refusal: nearest };
}

/** What customers see of a group: not how it is proven, nor how many samples are drawn. */
export function shownEntitlement(group: EntitlementGroup): Entitlement {
  const { id, name, products, area, validFrom, validUntil, grounds } = group;
  return {
    id,
    name,
    products: [...products],
    ...(area.subdistricts && { subdistricts: [...area.subdistricts] }),
    ...(area.authorities && { authorities: [...area.authorities] }),
    ...(validFrom !== undefined && { validFrom }),
    ...(validUntil !== undefined && { validUntil }),
    grounds: [...grounds],
  };
}
