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
