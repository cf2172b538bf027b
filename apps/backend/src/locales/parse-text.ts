import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';

/** A text as a syntax tree, which a browser formats without a parser. */
export type ParsedText = MessageFormatElement[];

/** Parses a text in ICU MessageFormat. @throws Error with the reason */
export const parseText = (text: string): ParsedText => parse(text);

/** What is wrong with a text, by the kinds of error of the parser. */
const FAULTS: readonly (readonly [kinds: RegExp, reason: string])[] = [
  [/CLOSING_BRACE/, 'has a { without the } that ends it'],
  [/EMPTY_ARGUMENT|MALFORMED/, 'has a placeholder that is not like {name}'],
  [/TAG/, 'has a < that begins no pair such as <link>text</link>'],
  [/OTHER_CLAUSE/, 'has a case distinction without the case "other"'],
  [
    /PLURAL|SELECT/,
    'has a case distinction that is not like {count, plural, one {# map} other {# maps}}',
  ],
];

/** Why a text cannot be parsed, as the end of a sentence; the parser names only the kind of its error. */
export function syntaxReason(error: unknown): string {
  const kind = error instanceof Error ? error.message : String(error);
  const [, reason = 'has a placeholder with an unknown format'] =
    FAULTS.find(([kinds]) => kinds.test(kind)) ?? [];
  return reason;
}

/** Names of the placeholders and tags of a text. */
export function placeholdersOf(elements: readonly MessageFormatElement[]): ReadonlySet<string> {
  const names = elements.flatMap((element): readonly string[] => {
    if (isLiteralElement(element) || isPoundElement(element)) return [];
    if (isTagElement(element)) return [element.value, ...placeholdersOf(element.children)];
    if (!isPluralElement(element) && !isSelectElement(element)) return [element.value];
    const options = Object.values(element.options);
    return [element.value, ...options.flatMap(({ value }) => [...placeholdersOf(value)])];
  });
  return new Set(names);
}
