import { randomBytes } from 'node:crypto';

/** State of a transaction. OPEN changes to one of the others; FAILED may still become SUCCESS. */
export type TransactionStatus = 'OPEN' | 'SUCCESS' | 'FAILED' | 'CANCELLED';

/** A payment that the portal requests. */
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

/** A payment request with its state. */
export interface Transaction extends PaymentRequest {
  readonly transactionId: string;
  readonly status: TransactionStatus;
  readonly createdAt: string;
  /** Id of the refund; null without a refund. */
  readonly refundId: string | null;
}

/** Thrown when a refund is not possible: not paid, another amount, or refunded already. */
export class RefundError extends Error {}

/** Thrown when an idempotency key is reused for another request. */
export class KeyConflictError extends Error {}

/** How many transactions are stored; older ones are dropped. */
const MAX_TRANSACTIONS = 10_000;

function dropOldest(map: Map<string, unknown>): void {
  const oldest = map.size > MAX_TRANSACTIONS ? map.keys().next().value : undefined;
  if (oldest) map.delete(oldest);
}

/** All transactions, in memory. */
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

  /** Changes the state of an open transaction, or of a failed one to SUCCESS; others stay unchanged. */
  decide(transactionId: string, status: TransactionStatus): Transaction | undefined {
    const transaction = this.#byId.get(transactionId);
    const isLate = transaction?.status === 'FAILED' && status === 'SUCCESS';
    if (!transaction || !(transaction.status === 'OPEN' || isLate)) return transaction;
    const decided = { ...transaction, status };
    this.#byId.set(transactionId, decided);
    return decided;
  }

  /**
   * Refunds the whole amount of a transaction, once per key.
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
