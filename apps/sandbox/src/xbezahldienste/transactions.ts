import { randomBytes, randomInt } from 'node:crypto';
import type { InferOutput } from 'valibot';
import type { paymentRequestSchema } from './read-request.ts';

/** A request that the portal sent. */
export type PaymentRequest = InferOutput<ReturnType<typeof paymentRequestSchema>>;

/** The statuses of XBezahldienste 1.0.0, as it spells them. */
export type PaymentStatus = 'INITIAL' | 'PAYED' | 'FAILED' | 'CANCELED';

/** What a person decides on the payment page. */
export interface Decision {
  readonly status: PaymentStatus;
  readonly method: string;
}

/** A transaction of a cash office. */
export interface PaymentTransaction {
  readonly transactionId: string;
  readonly originator: string;
  readonly endpoint: string;
  readonly request: PaymentRequest;
  readonly status: PaymentStatus;
  readonly method: string | null;
  readonly at: string | null;
  /** Given with the payment (Kassenzeichen). */
  readonly reference: string | null;
}

/** How many transactions are stored; older ones are dropped. */
const MAX_TRANSACTIONS = 10_000;

const cents = (euro: number): number => Math.round(euro * 100);

/** Whether the items add up to the amount. */
export const addsUp = ({ grosAmount, items }: PaymentRequest): boolean =>
  items.reduce((sum, one) => sum + cents(one.totalNetAmount) + cents(one.totalTaxAmount), 0) ===
  cents(grosAmount);

const newReference = (): string =>
  [2026, randomInt(10_000), randomInt(10_000)]
    .map((part) => String(part).padStart(4, '0'))
    .join('.');

/** All transactions, in memory; one for each request id of an originator. */
export class PaymentTransactions {
  readonly #byId = new Map<string, PaymentTransaction>();

  /** @returns null when the request id was used before */
  open(originator: string, endpoint: string, request: PaymentRequest): PaymentTransaction | null {
    if (this.#ofRequest(originator, request.requestId)) return null;
    const transaction: PaymentTransaction = {
      transactionId: randomBytes(12).toString('hex'),
      originator,
      endpoint,
      request,
      status: 'INITIAL',
      method: null,
      at: null,
      reference: null,
    };
    this.#byId.set(transaction.transactionId, transaction);
    const oldest = this.#byId.size > MAX_TRANSACTIONS ? this.#byId.keys().next().value : undefined;
    if (oldest) this.#byId.delete(oldest);
    return transaction;
  }

  #ofRequest(originator: string, requestId: string): PaymentTransaction | undefined {
    return [...this.#byId.values()].find(
      (one) => one.originator === originator && one.request.requestId === requestId,
    );
  }

  /** By the id of the transaction, or of the request. */
  find(id: string): PaymentTransaction | undefined {
    return (
      this.#byId.get(id) ?? [...this.#byId.values()].find(({ request }) => request.requestId === id)
    );
  }

  /** Records a decision about an open transaction, or a late payment of a failed one; others stay unchanged. */
  decide(id: string, { status, method }: Decision, now: Date): PaymentTransaction | undefined {
    const known = this.#byId.get(id);
    const isLate = known?.status === 'FAILED' && status === 'PAYED';
    if (!known || !(known.status === 'INITIAL' || isLate)) return known;
    const isPaid = status === 'PAYED';
    const decided = {
      ...known,
      status,
      method: isPaid ? method : null,
      at: isPaid ? now.toISOString() : null,
      reference: isPaid ? newReference() : null,
    };
    this.#byId.set(id, decided);
    return decided;
  }

  /** Newest first. */
  all(): readonly PaymentTransaction[] {
    return [...this.#byId.values()].toReversed();
  }
}
