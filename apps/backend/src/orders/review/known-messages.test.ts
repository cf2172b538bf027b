import type { PositionMessage } from '@portal/api';
import { describe, expect, it } from 'vitest';
import { isOutdated, isRepeated } from './known-messages.ts';

const message = (
  number: number,
  author: PositionMessage['author'],
  text: string,
  missing?: string[],
): PositionMessage => ({
  number,
  author,
  text,
  ...(missing ? { missing } : {}),
  writtenAt: '2026-11-21T10:00:00Z',
});

const asked = [message(1, 'AUTHORITY', 'Seit wann?', ['kaufvertrag', 'vollmacht'])];
const answered = [...asked, message(2, 'CUSTOMER', 'Seit Mai.')];
const askedAgain = [...answered, message(3, 'AUTHORITY', 'Mit wem?')];

describe('a question that arrives', () => {
  const first = { text: 'Seit wann?', missing: ['vollmacht', 'kaufvertrag'] };
  const second = { text: 'Mit wem?', missing: [] };
  it.each([
    ['the first one', [], first, undefined, false],
    ['the same while it is open', asked, first, undefined, true],
    ['the same, retried after the answer', answered, first, undefined, true],
    ['the same, retried after the next question', askedAgain, first, 0, true],
    ['the same words asked anew after the answer', answered, first, 2, false],
    ['the same text with other documents', asked, { ...first, missing: [] }, undefined, false],
    ['another one', asked, second, undefined, false],
    ['the second one, retried', askedAgain, second, 2, true],
    ['the text of the answer', answered, { text: 'Seit Mai.', missing: [] }, 1, false],
  ])('%s (DESK-2)', (_name, conversation, question, seen, expected) => {
    expect(isRepeated(conversation, question, seen)).toBe(expected);
  });
});

describe('a decision that arrives', () => {
  it.each([
    ['without a conversation', [], undefined, false],
    ['while the question is open', asked, undefined, false],
    ['that knows no answer', answered, undefined, true],
    ['that knows the question only', answered, 1, true],
    ['that knows the answer', answered, 2, false],
    ['that knows the answer, but not the next question', askedAgain, 2, false],
  ])('%s (DESK-2)', (_name, conversation, seen, expected) => {
    expect(isOutdated(conversation, seen)).toBe(expected);
  });
});
