import type { PageName } from '@portal/api/pages';
import type { ApplicationState } from '../ports/postbox.ts';

/** The kinds of messages about an order. */
export type MessageKind =
  | 'under-review'
  | 'question'
  | 'remind-answer'
  | 'withdrawn'
  | 'reviewed'
  | 'rejected'
  | 'remind-completion'
  | 'remind-expiry'
  | 'completed'
  | 'expired'
  | 'cancelled'
  | 'paid'
  | 'refund-requested'
  | 'refunded'
  | 'ready'
  | 'dispatched'
  | 'invoice'
  | 'fee-notice'
  | 'credit'
  | 'delayed';

/**
 * What a message consists of; its texts are in `locales/<language>/mails.json`, the subject as `<kind>.subject`, which
 * names the consequence. The first paragraph begins with the next step, and its link follows (LOOK-1). It continues the greeting "Guten Tag …,": in German it starts with a small letter unless its first word is
 * always capitalised.
 */
export interface Template {
  /** Ids of the paragraphs. */
  readonly paragraphs: readonly string[];
  /** Lists the positions with their decisions and reasons, and the legal remedy against a rejection. */
  readonly showsPositions?: boolean;
  /** Lists the questions of the authority, and says until when to answer and what happens otherwise (DESK-2). */
  readonly showsQuestions?: boolean;
  /** Lists the extracts that are ready (PAGE-10). */
  readonly showsReady?: boolean;
  /** Names the reference under which the cash office books the payment, if there is one (REAL-4). */
  readonly namesCashReference?: boolean;
  /** Repeats what a customer has agreed to before buying by contract, with the instruction on withdrawal (LAW-3). */
  readonly confirmsContract?: boolean;
  /** The files of the order that a postbox with attachments gets (REAL-5). */
  readonly attaches?: 'EXTRACT' | 'INVOICE' | 'CREDIT';
  /** What the order is now in the list of applications at the identity service; absent when that stays as it was (REAL-5). */
  readonly state?: ApplicationState;
  /** The linked page of the order. */
  readonly page: Extract<PageName, 'review' | 'payment' | 'delivery'>;
  /** Id of the text of the link. */
  readonly link: string;
}

const REVIEW = { page: 'review', link: 'link.order' } as const;
const PAYMENT = { page: 'payment', link: 'link.payment' } as const;
const PROVISIONING = { page: 'delivery', link: 'link.provisioning' } as const;

/** The messages of all kinds (BE-7, JRN-11). */
export const CATALOGUE: Readonly<Record<MessageKind, Template>> = {
  'under-review': {
    ...REVIEW,
    paragraphs: ['under-review.1', 'under-review.2'],
    state: 'PROCESSING',
  },
  question: {
    ...REVIEW,
    paragraphs: ['question.1'],
    showsQuestions: true,
    link: 'link.answer',
    state: 'ACTION_REQUIRED',
  },
  'remind-answer': {
    ...REVIEW,
    paragraphs: ['remind-answer.1'],
    showsQuestions: true,
    link: 'link.answer',
    state: 'ACTION_REQUIRED',
  },
  withdrawn: {
    ...REVIEW,
    paragraphs: ['reviewed.1', 'withdrawn.2'],
    showsPositions: true,
    state: 'ACTION_REQUIRED',
  },
  reviewed: {
    ...REVIEW,
    paragraphs: ['reviewed.1', 'reviewed.2'],
    showsPositions: true,
    state: 'ACTION_REQUIRED',
  },
  rejected: {
    ...REVIEW,
    paragraphs: ['rejected.1', 'rejected.2'],
    showsPositions: true,
    state: 'COMPLETED',
  },
  'remind-completion': {
    ...PAYMENT,
    paragraphs: ['remind-completion.1'],
    state: 'ACTION_REQUIRED',
  },
  'remind-expiry': { ...PAYMENT, paragraphs: ['remind-expiry.1'], state: 'ACTION_REQUIRED' },
  completed: {
    ...PROVISIONING,
    paragraphs: ['completed.1', 'beingCreated'],
    confirmsContract: true,
    state: 'PROCESSING',
  },
  expired: { ...REVIEW, paragraphs: ['expired.1'], state: 'COMPLETED' },
  cancelled: { ...REVIEW, paragraphs: ['cancelled.1'], state: 'COMPLETED' },
  paid: {
    ...PROVISIONING,
    paragraphs: ['paid.1', 'beingCreated'],
    namesCashReference: true,
    confirmsContract: true,
    state: 'PROCESSING',
  },
  'refund-requested': {
    ...REVIEW,
    paragraphs: ['refund-requested.1', 'refund-requested.2'],
    namesCashReference: true,
  },
  refunded: { ...REVIEW, paragraphs: ['refunded.1', 'refunded.2'], namesCashReference: true },
  ready: {
    ...PROVISIONING,
    paragraphs: ['ready.1'],
    showsReady: true,
    link: 'link.download',
    attaches: 'EXTRACT',
    state: 'COMPLETED',
  },
  dispatched: {
    ...PROVISIONING,
    paragraphs: ['dispatched.1'],
    link: 'link.order',
    state: 'COMPLETED',
  },
  invoice: {
    ...PROVISIONING,
    paragraphs: ['invoice.1'],
    link: 'link.invoice',
    attaches: 'INVOICE',
  },
  'fee-notice': {
    ...PROVISIONING,
    paragraphs: ['fee-notice.1'],
    link: 'link.fee-notice',
    attaches: 'INVOICE',
  },
  credit: {
    ...PROVISIONING,
    paragraphs: ['credit.1', 'credit.2'],
    link: 'link.credit',
    attaches: 'CREDIT',
  },
  delayed: {
    ...PROVISIONING,
    paragraphs: ['delayed.1'],
    link: 'link.order',
    state: 'PROCESSING',
  },
};

const SECOND = 1000;

/**
 * How long a message waits for others about its order, in ms: what is sent meanwhile contains it, so that one minute brings one message
 * (PAGE-10). What a person waits for is sent at once.
 */
export const HOLD_MS: Readonly<Partial<Record<MessageKind, number>>> = {
  completed: 60 * SECOND,
  paid: 60 * SECOND,
  invoice: 60 * SECOND,
  'fee-notice': 60 * SECOND,
  // Its invoice comes with it or a moment later.
  ready: 5 * SECOND,
};

/** Kinds that give a message its subject only if it contains no other, the least important first. */
const MINOR: readonly MessageKind[] = ['paid', 'invoice', 'fee-notice', 'ready', 'completed'];

const rankOf = (kind: MessageKind): number =>
  MINOR.includes(kind) ? MINOR.indexOf(kind) : MINOR.length;

/** The kind that gives a message of several its subject, its link and its list: the most important, of equal ones the last. */
export const mainKind = (kinds: readonly [MessageKind, ...MessageKind[]]): MessageKind =>
  kinds.reduce((main, kind) => (rankOf(kind) >= rankOf(main) ? kind : main));
