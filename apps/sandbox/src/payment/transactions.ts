import { randomBytes } from 'node:crypto';

/** Where a transaction stands. OPEN is decided, and a bank that has refused may change its mind. */
export type TransactionStatus = 'OPEN' | 'SUCCESS' | 'FAILED' | 'CANCELLED';

/** What the portal asks the provider to collect. */
export interface PaymentRequest {
  /** The portal's order number. */
  readonly reference: string;
  readonly amountCents: number;
  readonly currency: 'EUR';
  readonly method: string;
  readonly description: string;
  readonly returnUrl: string;
  readonly notifyUrl: string;
}

/** One attempt to pay. */
export interface Transaction extends PaymentRequest {
  readonly transactionId: string;
  readonly status: TransactionStatus;
  readonly createdAt: string;
  /** The number of the refund; null while the money is with the portal's state. */
  readonly refundId: string | null;
}

/** Thrown when something is to be paid back that was not paid, not in this amount, or is back already. */
export class RefundError extends Error {}

/** Thrown when a key comes again with something else. */
export class KeyConflictError extends Error {}

/** How many transactions are remembered; the oldest are dropped. */
const MAX_TRANSACTIONS = 10_000;

function dropOldest(map: Map<string, unknown>): void {
  const oldest = map.size > MAX_TRANSACTIONS ? map.keys().next().value : undefined;
  if (oldest) map.delete(oldest);
}

/** The provider's books, in memory. */
export class Transactions {
  readonly #byId = new Map<string, Transaction>();
  readonly #idByKey = new Map<string, string>();

  /**
   * Opens a transaction, once per key.
   *
   * @throws KeyConflictError when the key was used for another request
   */
  open(request: PaymentRequest, idempotencyKey: string | undefined, now: Date): Transaction {
    const known = idempotencyKey && this.#byId.get(this.#idByKey.get(idempotencyKey) ?? '');
    if (known) {
      const same =
        known.reference === request.reference && known.amountCents === request.amountCents;
      if (!same) throw new KeyConflictError('The key was used for another payment.');
      return known;
    }
    const transaction: Transaction = {
      ...request,
      transactionId: randomBytes(16).toString('hex'),
      status: 'OPEN',
      createdAt: now.toISOString(),
      refundId: null,
    };
    this.#byId.set(transaction.transactionId, transaction);
    if (idempotencyKey) this.#idByKey.set(idempotencyKey, transaction.transactionId);
    dropOldest(this.#byId);
    dropOldest(this.#idByKey);
    return transaction;
  }

  find(transactionId: string): Transaction | undefined {
    return this.#byId.get(transactionId);
  }

  /** Decides an open transaction, or lets a refused one succeed after all; any other stays as it is. */
  decide(transactionId: string, status: TransactionStatus): Transaction | undefined {
    const transaction = this.#byId.get(transactionId);
    const isLate = transaction?.status === 'FAILED' && status === 'SUCCESS';
    if (!transaction || !(transaction.status === 'OPEN' || isLate)) return transaction;
    const decided = { ...transaction, status };
    this.#byId.set(transactionId, decided);
    return decided;
  }

  /**
   * Pays a transaction back whole, once per key.
   *
   * @throws RefundError
   */
  refund(
    transactionId: string,
    amountCents: number,
    idempotencyKey: string,
  ): Transaction | undefined {
    const transaction = this.#byId.get(transactionId);
    if (!transaction) return undefined;
    const refundId = `${transactionId}-${idempotencyKey}`.slice(0, 100);
    if (transaction.refundId === refundId) return transaction;
    if (transaction.status !== 'SUCCESS') throw new RefundError('It was not paid.');
    if (transaction.refundId) throw new RefundError('It has been paid back already.');
    if (transaction.amountCents !== amountCents) throw new RefundError('Another amount was paid.');
    const refunded = { ...transaction, refundId };
    this.#byId.set(transactionId, refunded);
    return refunded;
  }

  /** Newest first. */
  all(): readonly Transaction[] {
    return [...this.#byId.values()].toReversed();
  }
}
