import { IntlMessageFormat } from 'intl-messageformat';

type Elements = ReturnType<IntlMessageFormat['getAst']>;

/** What a text in ICU MessageFormat consists of. */
interface Message {
  /** What people read, of every branch. */
  readonly shown: string;
  /** Names of the values, each once, sorted. */
  readonly slots: readonly string[];
  /** The categories of each plural, such as `one` and `other`. */
  readonly plurals: readonly (readonly string[])[];
}

/** Choices, placeholders and the names of branches. */
const SYNTAX = /\{\d, (?:plural|select), |\b(?:zero|one|two|few|many|other|null) \{|\{\d\}|[{}]/g;

function pluralsOf(elements: Elements): readonly (readonly string[])[] {
  return elements.flatMap((element) => {
    if (!('options' in element)) return [];
    const within = Object.values(element.options).flatMap(({ value }) => pluralsOf(value));
    return 'pluralType' in element ? [Object.keys(element.options), ...within] : within;
  });
}

/**
 * Takes a text in ICU MessageFormat apart, whose placeholders are positions.
 *
 * @throws SyntaxError when it is no such text
 */
export function parseMessage(text: string): Message {
  return {
    shown: text.replaceAll(SYNTAX, ' '),
    slots: [...new Set([...text.matchAll(/\{(\d)[,}]/g)].map(([, slot = '']) => slot))].toSorted(),
    plurals: pluralsOf(new IntlMessageFormat(text, 'de').getAst()),
  };
}
