import type { PurgeRule } from './db/purge-rule.ts';
import { EXPIRED_DAYS } from './http/daily-bound.ts';
import { hasEvidence } from './evidence/evidence.ts';
import { EXPIRED_FEEDBACK } from './figures/feedback.ts';
import { EXPIRED_COUNTS } from './http/shared-counter.ts';
import { EXPIRED_JOBS } from './jobs/job-records.ts';
import { EXPIRED_REPORTS } from './legal/barrier-reports.ts';
import { hasCollectiveInvoices } from './orders/collective/accounts.ts';
import { EXPIRED_GUEST_LINKS } from './orders/guests/guest-links.ts';
import { EXPIRED_PAYMENTS } from './orders/payment/payments-without-order.ts';
import { EXPIRED_ASKS } from './ownership/asks.ts';
import {
  EXPIRED_PARTS,
  hasOrders,
  hasOrganisationOrders,
} from './orders/retention/expired-parts.ts';
import { expiredOrganisations } from './organisations/organisations.ts';
import { EXPIRED_SESSIONS, expiredCustomers, hasSessions } from './session/people.ts';
import { EXPIRED_PROGRAMS, hasPrograms, hasUsablePrograms } from './session/programs.ts';
import { EXPIRED_DELIVERIES } from './webhooks/deliveries.ts';

/** The rules of the hourly purge, in the order in which they are applied. */
export const PURGE_RULES: readonly PurgeRule[] = [
  ...EXPIRED_SESSIONS,
  ...EXPIRED_DELIVERIES,
  ...EXPIRED_PROGRAMS,
  ...EXPIRED_COUNTS,
  ...EXPIRED_DAYS,
  ...EXPIRED_JOBS,
  ...EXPIRED_PARTS,
  EXPIRED_GUEST_LINKS,
  EXPIRED_PAYMENTS,
  EXPIRED_REPORTS,
  EXPIRED_ASKS,
  EXPIRED_FEEDBACK,
  expiredCustomers(`(${hasOrders('c.id')} or ${hasEvidence('c.id')} or ${hasPrograms('c.id')})`),
  expiredOrganisations(
    `${hasOrganisationOrders('g.id')} or ${hasCollectiveInvoices('g.id')} or ${hasSessions('g.id')} or ${hasUsablePrograms('g.id')}`,
  ),
];
