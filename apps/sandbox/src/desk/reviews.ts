/** One position under review. */
export interface ReviewPosition {
  readonly positionId: string;
  readonly number: number;
  readonly productName: string;
  readonly parcelId: string;
  readonly parcelName: string;
  readonly authorityName: string;
  readonly justification: string;
}

/** Who asks for the extracts. */
export interface Applicant {
  readonly name: string;
  readonly street: string;
  readonly zipCode: string;
  readonly city: string;
}

/** A decision of the authority, and whether the portal received it. */
export interface Decision {
  readonly decision: 'APPROVED' | 'REJECTED';
  readonly reason: string;
  readonly delivered: boolean;
}

/** A position with its order and its decision. */
export interface ReviewEntry extends ReviewPosition {
  readonly orderNumber: string;
  readonly orderedAt: string;
  /** Null for a review without applicant. */
  readonly applicant: Applicant | null;
  readonly decision: Decision | null;
}

/** Thrown for a body that is no review; the message names the field. */
export class ReviewRequestError extends Error {}

function text(body: object, field: string, max: number): string {
  const value: unknown = Reflect.get(body, field);
  if (typeof value !== 'string' || value.length > max) {
    throw new ReviewRequestError(`${field}: a text of at most ${max} characters is needed`);
  }
  return value;
}

function readPosition(value: unknown): ReviewPosition {
  if (typeof value !== 'object' || value === null) {
    throw new ReviewRequestError('positions: objects are needed');
  }
  const number: unknown = Reflect.get(value, 'number');
  if (typeof number !== 'number') throw new ReviewRequestError('number: a number is needed');
  return {
    number,
    positionId: text(value, 'positionId', 60),
    productName: text(value, 'productName', 200),
    parcelId: text(value, 'parcelId', 20),
    parcelName: text(value, 'parcelName', 300),
    authorityName: text(value, 'authorityName', 300),
    justification: text(value, 'justification', 500),
  };
}

function readApplicant(value: unknown): Applicant | null {
  if (value === undefined) return null;
  if (typeof value !== 'object' || value === null) {
    throw new ReviewRequestError('applicant: an object is needed');
  }
  return {
    name: text(value, 'name', 300),
    street: text(value, 'street', 300),
    zipCode: text(value, 'zipCode', 20),
    city: text(value, 'city', 300),
  };
}

/**
 * Reads the body of `POST /desk/api/reviews`.
 *
 * @throws ReviewRequestError
 */
export function readReview(body: unknown): readonly ReviewEntry[] {
  const positions: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, 'positions') : null;
  if (typeof body !== 'object' || body === null || !Array.isArray(positions)) {
    throw new ReviewRequestError('positions: a list is needed');
  }
  const orderNumber = text(body, 'orderNumber', 60);
  const orderedAt = text(body, 'orderedAt', 40);
  const applicant = readApplicant(Reflect.get(body, 'applicant'));
  return positions.map((position) => ({
    ...readPosition(position),
    orderNumber,
    orderedAt,
    applicant,
    decision: null,
  }));
}

/** The positions under review, in memory; a repeated position is ignored. */
export class ReviewQueue {
  readonly #entries = new Map<string, ReviewEntry>();

  accept(entries: readonly ReviewEntry[]): void {
    for (const entry of entries) {
      if (!this.#entries.has(entry.positionId)) this.#entries.set(entry.positionId, entry);
    }
  }

  find(positionId: string): ReviewEntry | undefined {
    return this.#entries.get(positionId);
  }

  decide(positionId: string, decision: Decision): void {
    const entry = this.#entries.get(positionId);
    if (entry) this.#entries.set(positionId, { ...entry, decision });
  }

  /** Positions whose decision the portal has not received, oldest first. */
  open(): readonly ReviewEntry[] {
    return [...this.#entries.values()].filter(({ decision }) => !decision?.delivered);
  }
}
