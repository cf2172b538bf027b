import type { UploadedEvidence } from '@portal/order-flow';
import { sessionStore } from '../../browser/storage.ts';
import { ANSWERS_KEY } from './answers-key.ts';

/** What a person has written, until it is sent: a reload or a new login loses none of it. */
export interface KeptAnswer {
  readonly text: string;
  readonly files: readonly UploadedEvidence[];
}

/** Whose answer it is, and to which question. */
interface AnswerPlace {
  readonly customerId: string;
  readonly positionId: string;
  readonly question: number;
}

const NOTHING: KeptAnswer = { text: '', files: [] };

const isFile = (value: unknown): value is UploadedEvidence => {
  const { id, name, bytes } = Object(value);
  return typeof id === 'string' && typeof name === 'string' && typeof bytes === 'number';
};

const keyOf = ({ customerId, positionId, question }: AnswerPlace): string =>
  [customerId, positionId, question].join(' ');

function readAll(): Record<string, unknown> {
  try {
    return { ...Object(JSON.parse(sessionStore.read(ANSWERS_KEY) ?? '{}')) };
  } catch {
    return {};
  }
}

/** The answer that a person has begun to write in this tab. */
export function readAnswer(place: AnswerPlace): KeptAnswer {
  const { text, files }: Record<string, unknown> = Object(readAll()[keyOf(place)]);
  if (typeof text !== 'string' || !Array.isArray(files)) return NOTHING;
  return { text, files: files.filter(isFile) };
}

/** Keeps an answer in this tab; null forgets it. */
export function keepAnswer(place: AnswerPlace, answer: KeptAnswer | null): void {
  const { [keyOf(place)]: _previous, ...others } = readAll();
  const all = answer ? { ...others, [keyOf(place)]: answer } : others;
  sessionStore.write(ANSWERS_KEY, JSON.stringify(all));
}
