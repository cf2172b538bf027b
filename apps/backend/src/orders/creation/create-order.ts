import type {
  Addressee,
  CreatedOrder,
  Customer,
  Language,
  NewOrder,
  Parcel,
  PortalConfiguration,
  Product,
} from '@portal/api';
import {
  addresseeOf,
  fullName,
  isParcelId,
  type PostalSettings,
  trimFields,
  validateAddressee,
  type ValidationSettings,
  approvalRow,
  initialApprovalStatus,
  NEW_ORDER,
  OWNER_GROUND,
} from '@portal/order-flow';
import { createHash } from 'node:crypto';
import { findParcelsWithAuthority } from '../../cadastre/parcels.ts';
import type { EntitlementGroup } from '../../config/entitlements-file.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { decideEntitlement } from '../../entitlements/entitlement.ts';
import { germanDay } from '../../german-day.ts';
import { conflict, DomainError, invalid } from '../../errors.ts';
import { attachEvidence } from '../../evidence/evidence.ts';
import type { Jobs } from '../../jobs/job.ts';
import { findConfirmations } from '../../ownership/asks.ts';
import type { Catalogue } from '../../products/catalogue.ts';
import { priceOf } from '../../products/price.ts';
import { lockSession } from '../../session/people.ts';
import type { Session } from '../../session/sessions.ts';
import type { LifecycleSteps } from '../lifecycle/steps.ts';
import { audit, transition } from '../lifecycle/transitions.ts';
import { notifyCustomer } from '../notifications/notify-customer.ts';
import { addPositions, type StoredOrder } from '../order-store.ts';
import { checkPosition } from './check-position.ts';
import { type EntitledDraft, recordEntitlements } from './entitled-positions.ts';
import { insertOrder } from './insert-order.ts';
import { newOrderNumber } from './order-number.ts';
import { type WithdrawalTexts, withdrawalOf } from './withdrawal.ts';

/** What creating orders needs. */
interface CreationSettings {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly catalogue: Catalogue;
  readonly validation: ValidationSettings;
  /** Who orders without a justification (ORG-2). */
  readonly entitlements: readonly EntitlementGroup[];
  /** What the post of the state can do without (NAME-5). */
  readonly postal: PostalSettings;
  readonly progress: LifecycleSteps;
  readonly basketMaximum: number;
  /** The grounds that a person can name (DESK-1). */
  readonly grounds?: PortalConfiguration['grounds'];
  /** The languages of the portal. */
  readonly languages: readonly Language[];
  /** The language of messages when the order names none, or one that the portal does not offer. */
  readonly defaultLanguage: Language;
  /** What people agree to before they buy by contract, by language; null where the state sells nothing so (LAW-3). */
  readonly withdrawalTexts: ((language: Language) => WithdrawalTexts) | null;
  readonly now: () => Date;
}

/**
 * Unpaid orders of one person at a time, those under review included: far more than people order, and a bound for what costs
 * nothing (OPS-10).
 */
export const MAX_UNPAID_ORDERS = 100;

/** @throws DomainError `conflict` when the person has too many unpaid orders; the person must be locked */
async function requireFewUnpaid(transaction: Queryable, customerId: string): Promise<void> {
  const unpaid = await transaction.query(
    `select 1 from orders where customer_id = $1::uuid and status in ('CREATED', 'APPROVAL_PENDING', 'APPROVED')
     limit ${MAX_UNPAID_ORDERS}`,
    [customerId],
  );
  if (unpaid.length >= MAX_UNPAID_ORDERS) throw conflict('UNPAID_ORDERS');
}

function sortMembers(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** A hash that does not depend on the order of members. */
function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, sortMembers)).digest('hex');
}

async function findByIdempotencyKey(
  store: Queryable,
  customerId: string,
  key: string,
  bodyHash: string,
): Promise<CreatedOrder | null> {
  const [sent] = await store.query<StoredOrder>(
    'select * from orders where customer_id = $1::uuid and idempotency_key = $2',
    [customerId, key],
  );
  if (!sent) return null;
  if (sent.body_hash !== bodyHash) throw new DomainError('key-reused', 'IDEMPOTENCY_KEY_REUSED');
  return { orderNumber: sent.order_number, orderStatus: sent.status };
}

async function draftsOf(
  settings: CreationSettings,
  { customer, organisation, isGuest }: Session,
  order: NewOrder,
): Promise<readonly EntitledDraft[]> {
  const { catalogue, validation, database, entitlements } = settings;
  if (order.orderPositions.length > settings.basketMaximum) {
    throw invalid([{ field: 'orderPositions', key: 'CART_FULL' }]);
  }
  const ids = new Set(
    order.orderPositions.flatMap(({ parcelId, furtherParcelIds = [] }) => [
      parcelId,
      ...furtherParcelIds,
    ]),
  );
  const parcels = await findParcelsWithAuthority(
    database,
    [...ids].filter((id) => isParcelId(id, validation)),
  );
  const { grounds = [] } = settings;
  const claimsOwner = order.orderPositions.some((one) => one.entitlement?.ground === OWNER_GROUND);
  const confirmed =
    claimsOwner && !organisation
      ? await findConfirmations(database, customer.id, settings.now())
      : new Map<string, Date>();
  const context = {
    customer,
    isGuest,
    validation,
    hasGround: (id: string) => grounds.some((ground) => ground.id === id),
    product: (id: string) => catalogue.find(id),
    parcel: (id: string) => parcels.get(id)?.parcel ?? null,
    authorityOf: (id: string) => parcels.get(id)?.authorityId ?? null,
    ownerConfirmedAt: (product: Product, asked: readonly Parcel[]) => {
      const times = asked.map(({ parcelId }) => confirmed.get(parcelId) ?? null);
      return product.ownershipMatch && !times.includes(null) ? (times[0] ?? null) : null;
    },
    entitlementOf: (product: Product, asked: readonly Parcel[]) => {
      const decision = decideEntitlement(entitlements, organisation, {
        productId: product.id,
        parcels: asked.map(({ parcelId, localSubdistrictId }) => ({
          localSubdistrictId,
          authorityId: parcels.get(parcelId)?.authorityId ?? null,
        })),
        day: germanDay(settings.now()),
      });
      return 'group' in decision ? decision.group : null;
    },
  };
  return order.orderPositions.map((position) => {
    const checked = checkPosition(position, context);
    const { parcel, furtherParcels, product, copies, digital, page, reference } = checked;
    const { justification, ground, evidence, entitlement, ownerConfirmedAt, fileFormats } = checked;
    return {
      parcel,
      further_parcels: furtherParcels,
      product,
      price: priceOf(product, { digital, paperCopies: copies, fileFormats }, catalogue.vatRate),
      copies,
      order_pdf: digital,
      file_formats: fileFormats,
      file_extent: checked.fileExtent,
      justification,
      ground,
      evidence,
      page,
      reference,
      authority_name: parcels.get(parcel.parcelId)?.authorityName ?? '',
      authority_id: parcels.get(parcel.parcelId)?.authorityId ?? null,
      approval_status: initialApprovalStatus(
        product,
        entitlement !== null || ownerConfirmedAt !== null,
      ),
      entitlement,
      ownerConfirmedAt,
      verification_code: newOrderNumber(),
    };
  });
}

/** Where the paper of a new order is sent: as in the request, otherwise to the profile's address; null without paper. */
function newAddressee(
  { postal }: Pick<CreationSettings, 'postal'>,
  customer: Customer,
  order: NewOrder,
): Addressee | null {
  if (order.orderPositions.every(({ numberOfCopies }) => numberOfCopies === 0)) return null;
  // The profile is not checked again: the login has accepted it.
  if (!order.addressee) return addresseeOf(customer);
  const faults = validateAddressee(order.addressee, postal);
  if (faults.length > 0) {
    throw invalid(faults.map(({ field, key }) => ({ field: `addressee.${field}`, key })));
  }
  return trimFields(order.addressee);
}

/** Creates orders, once for each idempotency key (FLOW-13). */
export function orderCreation(settings: CreationSettings) {
  const { database, jobs, progress, now } = settings;
  return async (session: Session, key: string, order: NewOrder): Promise<CreatedOrder> => {
    const { customer, organisation } = session;
    // The language is not part of the hash: a repeated request may have another one.
    const { orderPositions, addressee } = order;
    const bodyHash = hashOf({ orderPositions, ...(addressee ? { addressee } : {}) });
    const { languages, defaultLanguage } = settings;
    const language = languages.find((one) => one === order.language) ?? defaultLanguage;
    const sent = await findByIdempotencyKey(database, customer.id, key, bodyHash);
    if (sent) return sent;
    const newRow = {
      customer,
      organisation,
      addressee: newAddressee(settings, customer, order),
      key,
      bodyHash,
      language,
      application: session.application,
    };
    const drafts = await draftsOf(settings, session, order);
    const withdrawal = withdrawalOf(settings, drafts, order, language);
    const created = await database.transaction(async (transaction) => {
      await lockSession(transaction, session);
      const present = await findByIdempotencyKey(transaction, customer.id, key, bodyHash);
      if (present) return present;
      await requireFewUnpaid(transaction, customer.id);
      const at = now();
      const verificationCode = drafts[0]?.verification_code ?? newOrderNumber();
      const orderNumber = await insertOrder(transaction, {
        ...newRow,
        verificationCode,
        withdrawal,
        at,
      });
      // A concurrent request, perhaps in another process, has used the same key.
      if (!orderNumber) return findByIdempotencyKey(transaction, customer.id, key, bodyHash);
      const evidenceIds = drafts.flatMap(({ evidence }) => evidence);
      await attachEvidence(transaction, customer.id, orderNumber, evidenceIds);
      await addPositions(transaction, orderNumber, drafts);
      await audit(transaction, { orderNumber, actor: 'customer', event: 'CREATED', at });
      await recordEntitlements(
        transaction,
        jobs,
        { orderNumber, sender: fullName(customer), at },
        drafts,
      );
      const context = { orderNumber, from: NEW_ORDER, actor: 'portal', at } as const;
      if (drafts.some((draft) => approvalRow(draft.approval_status).isPending)) {
        const event = 'REVIEW_NEEDED';
        const state = await transition(transaction, jobs, { ...context, event });
        await jobs.add(transaction, 'send-review', orderNumber);
        await notifyCustomer(transaction, jobs, orderNumber, 'under-review');
        return { orderNumber, orderStatus: state.orderStatus };
      }
      const state = await progress.approve(transaction, context);
      return { orderNumber, orderStatus: state.orderStatus };
    });
    if (!created) throw conflict('IDEMPOTENCY_KEY_REUSED');
    jobs.wake();
    return created;
  };
}
