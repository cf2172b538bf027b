import { describe, expect, it } from 'vitest';
import { projectFiles } from './project-files.ts';
import { MOST_WORDS, sentenceFaults } from './sentences.ts';

/** The German texts of the portal and of the components. */
const TEXTS = projectFiles().filter(({ path }) =>
  /^locales\/de\/(portal|components|mails)\.json$/.test(path),
);

/** The longest text of a message: the last branch of each choice, a value as one word. */
function spoken(message: string): string {
  const branch = /\{\w+, (?:plural|select),(?:[^{}]*\{[^{}]*\})*?[^{}]*\{([^{}]*)\}\s*\}/g;
  return message
    .replaceAll(/\{(\w+)\}/g, '$1')
    .replaceAll(branch, '$1')
    .replaceAll(/<\/?\w+>/g, '');
}

/** What is wrong with the sentences of a message. */
const faultsOf = (message: string): readonly string[] => sentenceFaults(spoken(message));

describe('German sentences that people read (LOOK-4)', () => {
  it('are counted with the longest branch of a choice, and a semicolon is found', () => {
    expect(spoken('{count, plural, one {Ein Auszug} other {# Auszüge}} für <b>{price}</b>.')).toBe(
      '# Auszüge für price.',
    );
    expect(faultsOf(`${'Wort '.repeat(MOST_WORDS + 1)}.`)).toHaveLength(1);
    expect(faultsOf('Die Zahlung erfolgt sofort; danach ist Ruhe.')).toEqual([
      'erfolgt',
      'semicolon',
    ]);
  });

  it.each(TEXTS.map(({ path, text }) => [path, text] as const))(
    `have at most ${MOST_WORDS} words, no "erfolgt" and no semicolon in %s`,
    (_path, text) => {
      const messages: Record<string, string> = JSON.parse(text);
      const faulty = Object.entries(messages).flatMap(([id, message]) =>
        faultsOf(message).map((fault) => `${id}: ${fault}`),
      );
      expect(faulty).toEqual([]);
    },
  );
});
