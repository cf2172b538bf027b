import {
  array,
  type InferOutput,
  maxLength,
  number,
  optional,
  picklist,
  pipe,
  strictObject,
  string,
} from 'valibot';
import { readBody } from '../http/index.ts';

function text(max: number) {
  const message = `a text of at most ${max} characters is needed`;
  return pipe(string(message), maxLength(max, message));
}

const OBJECT = 'an object is needed';
const LIST = 'a list is needed';
const NUMBER = 'a number is needed';

const FILE = strictObject(
  {
    evidenceId: text(60),
    name: text(200),
    contentType: text(60),
    size: number(NUMBER),
    url: text(500),
  },
  OBJECT,
);

const MESSAGE = strictObject(
  {
    number: number(NUMBER),
    author: picklist(['AUTHORITY', 'CUSTOMER'], 'AUTHORITY or CUSTOMER is needed'),
    text: text(2000),
    missing: optional(array(text(60), LIST)),
    evidence: optional(array(FILE, LIST)),
    writtenAt: text(40),
  },
  OBJECT,
);

const POSITION = strictObject(
  {
    positionId: text(60),
    number: number(NUMBER),
    productName: text(200),
    parcelId: text(20),
    parcelName: text(300),
    authorityName: text(300),
    justification: text(500),
    ground: optional(strictObject({ id: text(60), name: text(300) }, OBJECT)),
    evidence: optional(array(FILE, LIST)),
    status: optional(text(40)),
    messages: optional(array(MESSAGE, LIST)),
    answerUntil: optional(text(40)),
  },
  OBJECT,
);

const APPLICANT = strictObject(
  { name: text(300), street: text(300), zipCode: text(20), city: text(300), country: text(300) },
  OBJECT,
);

const QUESTIONS = strictObject(
  {
    daysToAnswer: number(NUMBER),
    documents: array(strictObject({ id: text(60), name: text(300) }, OBJECT), LIST),
  },
  OBJECT,
);

const REVIEW = strictObject(
  {
    orderNumber: text(60),
    orderedAt: text(40),
    applicant: optional(APPLICANT),
    questions: optional(QUESTIONS),
    positions: array(POSITION, LIST),
  },
  OBJECT,
);

/** One position under review. */
export type ReviewPosition = Readonly<InferOutput<typeof POSITION>>;

/** Who asks for the extracts. */
export type Applicant = Readonly<InferOutput<typeof APPLICANT>>;

/** A file that proves an interest, at the portal. */
export type EvidenceFile = Readonly<InferOutput<typeof FILE>>;

/** A question or an answer. */
export type Message = Readonly<InferOutput<typeof MESSAGE>>;

/** What the portal lets the clerk ask for. */
export type QuestionTerms = Readonly<InferOutput<typeof QUESTIONS>>;

/** What the clerk can do with a position. */
export const DECISIONS = ['APPROVED', 'REJECTED', 'QUESTION'] as const;

/** A decision of the authority, or a question to the customer, and whether the portal received it. */
export interface Decision {
  readonly decision: (typeof DECISIONS)[number];
  readonly reason: string;
  readonly missing: readonly string[];
  readonly delivered: boolean;
}

/** A position with its order and its decision. */
export interface ReviewEntry extends Omit<ReviewPosition, 'messages'> {
  readonly orderNumber: string;
  readonly orderedAt: string;
  /** Null for a review without applicant. */
  readonly applicant: Applicant | null;
  /** Null where the portal has no questions. */
  readonly questions: QuestionTerms | null;
  readonly messages: readonly Message[];
  readonly decision: Decision | null;
}

/** Reads the body of `POST /desk/api/reviews`. @throws BodyError */
export function readReview(body: unknown): readonly ReviewEntry[] {
  const { positions, orderNumber, orderedAt, ...others } = readBody(REVIEW, body);
  const { applicant = null, questions = null } = others;
  return positions.map(({ messages = [], ...position }) => ({
    ...position,
    messages,
    orderNumber,
    orderedAt,
    applicant,
    questions,
    decision: null,
  }));
}

/** Whether the portal waits for a decision; a review without a status is one that was not asked about. */
const isPending = ({ status = 'APPROVAL_PENDING' }: ReviewEntry): boolean =>
  status === 'APPROVAL_PENDING' || status === 'QUESTION';

/** Whether the customer has been asked and has not answered. */
export const isAsked = ({ messages }: ReviewEntry): boolean =>
  messages.at(-1)?.author === 'AUTHORITY';

/** The positions under review, in memory; a repeated position is ignored unless its conversation goes on. */
export class ReviewQueue {
  readonly #entries = new Map<string, ReviewEntry>();

  accept(entries: readonly ReviewEntry[]): void {
    for (const entry of entries) {
      const known = this.#entries.get(entry.positionId);
      const isNews = !known || entry.messages.length > known.messages.length || !isPending(entry);
      if (isNews) this.#entries.set(entry.positionId, entry);
    }
  }

  find(positionId: string): ReviewEntry | undefined {
    return this.#entries.get(positionId);
  }

  /** A file of a position that the desk knows. */
  findEvidence(evidenceId: string): EvidenceFile | undefined {
    return [...this.#entries.values()]
      .flatMap((entry) => [entry.evidence ?? [], entry.messages.map((one) => one.evidence ?? [])])
      .flat(2)
      .find((file) => file.evidenceId === evidenceId);
  }

  /** Records a decision; a question that the portal received is the next message. */
  decide(positionId: string, decision: Decision, at: Date): void {
    const entry = this.#entries.get(positionId);
    if (!entry) return;
    const isQuestion = decision.decision === 'QUESTION';
    if (!isQuestion || !decision.delivered) {
      this.#entries.set(positionId, { ...entry, decision });
      return;
    }
    const asked: Message = {
      number: entry.messages.length + 1,
      author: 'AUTHORITY',
      text: decision.reason,
      missing: [...decision.missing],
      writtenAt: at.toISOString(),
    };
    const messages = [...entry.messages, asked];
    this.#entries.set(positionId, { ...entry, messages, status: 'QUESTION', decision: null });
  }

  /** Positions whose decision the portal has not received, oldest first; those that wait for an answer come last. */
  open(): readonly ReviewEntry[] {
    return [...this.#entries.values()]
      .filter((entry) => isPending(entry) && !entry.decision?.delivered)
      .toSorted((one, other) => Number(isAsked(one)) - Number(isAsked(other)));
  }
}
