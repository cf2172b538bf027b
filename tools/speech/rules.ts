/** A requirement on the speech of a page. Never a whole transcript: the order of utterances varies from run to run. */
export type Rule =
  | { readonly contains: RegExp }
  | { readonly atMostOnce: RegExp }
  | { readonly never: RegExp }
  /** Lines that may be spoken twice in a row. */
  | { readonly mayRepeat: RegExp }
  /** Every utterance of the first kind comes before every one of the second kind. */
  | { readonly before: readonly [first: RegExp, second: RegExp] }
  /** Texts of a page, each of which must be read. */
  | { readonly reads: readonly string[] };

/** Symbols that screen readers read out by their names: "Mittelpunkt", "senkrechter Strich". */
const SPOKEN_SYMBOLS = /[·•|→←›»✓×]/u;

/** English words that are no German ones: a text that was not translated. */
const ENGLISH =
  /\b(the|of|your|is|are|no|please|browse|selected|close|loading|search|next|to|with)\b/i;

/** Two texts without a blank between them: "onlineAuszüge", "von 5,Produkt", "Glossar(öffnet", "Gebühr22,00 €"; not "PayPal". */
const JOINED = /\p{Ll}{2}(?!Pal)\p{Lu}\p{Ll}|,\p{L}|\p{L}\(|\p{Ll}{2}\d/u;

/** A hidden text that begins with a comma: "Anmeldung , erledigt". */
const STRAY = / [,.;:!?)]/;

/** Orca's word for an element without a role of its own below one with a click listener: nothing happens at a click. */
const CLICKABLE = /\bklickbar\b/;

function indexesOf(spoken: readonly string[], pattern: RegExp): number[] {
  return spoken.flatMap((line, index) => (pattern.test(line) ? [index] : []));
}

/** Orca reads sentence by sentence, and takes a date such as "18. November" for two: the role may come between them. */
const SENTENCE_END = /(?<=[.!?]) /;

/** The texts of which a sentence is in no utterance. */
export function unread(spoken: readonly string[], texts: readonly string[]): readonly string[] {
  const all = spoken.join(' ');
  return texts.filter((text) => !text.split(SENTENCE_END).every((part) => all.includes(part)));
}

function breach(spoken: readonly string[], rule: Rule): string | null {
  if ('mayRepeat' in rule) return null;
  if ('contains' in rule) {
    return indexesOf(spoken, rule.contains).length > 0 ? null : `not spoken: ${rule.contains}`;
  }
  if ('atMostOnce' in rule) {
    const times = indexesOf(spoken, rule.atMostOnce).length;
    return times < 2 ? null : `spoken ${times} times: ${rule.atMostOnce}`;
  }
  if ('reads' in rule) {
    if (rule.reads.length === 0) return 'no text to read';
    const missing = unread(spoken, rule.reads);
    return missing.length === 0 ? null : `not read: ${missing.join(', ')}`;
  }
  if ('never' in rule) {
    return indexesOf(spoken, rule.never).length === 0 ? null : `spoken: ${rule.never}`;
  }
  const [first, second] = rule.before;
  const last = indexesOf(spoken, first).at(-1) ?? -1;
  const next = indexesOf(spoken, second)[0] ?? Number.POSITIVE_INFINITY;
  return last < next ? null : `spoken after ${second}: ${first}`;
}

/** Whether a line says again what the line before has said, alone or as a sentence within it. */
function isDoubled(line: string, before: string | undefined): boolean {
  return line === before || (line.split(' ').length > 2 && before?.includes(line) === true);
}

/**
 * Which rules the spoken lines break. Independent of them, a line that the line before contains, symbols that are read out by
 * name, English words, texts without a blank between them or with one before a comma, and the word "klickbar" are refused.
 *
 * @returns one sentence for each fault
 */
export function faultsOf(spoken: readonly string[], rules: readonly Rule[]): readonly string[] {
  return [
    ...rules.map((rule) => breach(spoken, rule)).filter((fault) => fault !== null),
    ...spoken
      .filter((line, index) => isDoubled(line, spoken[index - 1]))
      .filter((line) => !rules.some((rule) => 'mayRepeat' in rule && rule.mayRepeat.test(line)))
      .map((line) => `doubled: ${line}`),
    ...spoken.filter((line) => SPOKEN_SYMBOLS.test(line)).map((line) => `symbol: ${line}`),
    ...spoken.filter((line) => ENGLISH.test(line)).map((line) => `English: ${line}`),
    ...spoken.filter((line) => JOINED.test(line)).map((line) => `joined: ${line}`),
    ...spoken.filter((line) => STRAY.test(line)).map((line) => `stray blank: ${line}`),
    ...spoken.filter((line) => CLICKABLE.test(line)).map((line) => `clickable: ${line}`),
  ];
}
