import {
  array,
  type InferOutput,
  maxLength,
  number,
  optional,
  pipe,
  strictObject,
  string,
} from 'valibot';
import { readBody } from '../http/index.ts';

function text(max: number) {
  const message = `a text of at most ${max} characters is needed`;
  return pipe(string(message), maxLength(max, message));
}

const POSITION = strictObject(
  {
    positionId: text(60),
    number: number('a number is needed'),
    productName: text(200),
    parcelId: text(20),
    parcelName: text(300),
    authorityName: text(300),
    justification: text(500),
  },
  'an object is needed',
);

const APPLICANT = strictObject(
  { name: text(300), street: text(300), zipCode: text(20), city: text(300), country: text(300) },
  'an object is needed',
);

const REVIEW = strictObject(
  {
    orderNumber: text(60),
    orderedAt: text(40),
    applicant: optional(APPLICANT),
    positions: array(POSITION, 'a list is needed'),
  },
  'an object is needed',
);

/** One position under review. */
export type ReviewPosition = Readonly<InferOutput<typeof POSITION>>;

/** Who asks for the extracts. */
export type Applicant = Readonly<InferOutput<typeof APPLICANT>>;

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

/** Reads the body of `POST /desk/api/reviews`. @throws BodyError */
export function readReview(body: unknown): readonly ReviewEntry[] {
  const { positions, orderNumber, orderedAt, applicant = null } = readBody(REVIEW, body);
  return positions.map((position) => ({
    ...position,
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
