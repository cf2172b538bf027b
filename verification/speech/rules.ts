/** A requirement on what is heard on a page. Never a whole transcript: the order of utterances varies from run to run. */
export type Rule =
  | { readonly contains: RegExp }
  | { readonly atMostOnce: RegExp }
  | { readonly never: RegExp }
  /** Every utterance of the first kind comes before every one of the second kind. */
  | { readonly before: readonly [first: RegExp, second: RegExp] };

/** Symbols that screen readers read out by their names: "Mittelpunkt", "senkrechter Strich". */
const SPOKEN_SYMBOLS = /[·•|→←›»✓×]/u;

function indexesOf(heard: readonly string[], pattern: RegExp): number[] {
  return heard.flatMap((line, index) => (pattern.test(line) ? [index] : []));
}

function breach(heard: readonly string[], rule: Rule): string | null {
  if ('contains' in rule) {
    return indexesOf(heard, rule.contains).length > 0 ? null : `not heard: ${rule.contains}`;
  }
  if ('atMostOnce' in rule) {
    const times = indexesOf(heard, rule.atMostOnce).length;
    return times < 2 ? null : `heard ${times} times: ${rule.atMostOnce}`;
  }
  if ('never' in rule) {
    return indexesOf(heard, rule.never).length === 0 ? null : `heard: ${rule.never}`;
  }
  const [first, second] = rule.before;
  const last = indexesOf(heard, first).at(-1) ?? -1;
  const next = indexesOf(heard, second)[0] ?? Number.POSITIVE_INFINITY;
  return last < next ? null : `heard after ${second}: ${first}`;
}

/**
 * Which rules the heard lines break. Independent of them, the same line twice in a row and symbols that are read out by name
 * are refused.
 *
 * @returns one sentence for each fault
 */
export function faultsOf(heard: readonly string[], rules: readonly Rule[]): readonly string[] {
  return [
    ...rules.map((rule) => breach(heard, rule)).filter((fault) => fault !== null),
    ...heard
      .filter((line, index) => index > 0 && line === heard[index - 1])
      .map((line) => `doubled: ${line}`),
    ...heard.filter((line) => SPOKEN_SYMBOLS.test(line)).map((line) => `symbol: ${line}`),
  ];
}
