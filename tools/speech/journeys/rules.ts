import type { Rule } from '../rules.ts';

/** Texts of work in progress. */
export const BUSY: RegExp =
  /wird geladen|werden geladen|wird übernommen|werden gesucht|Suche läuft|wir suchen|Lade…|wir prüfen|Bitte warten/i;

/** The removal of an extract from the basket, by whichever component. */
export const REMOVED: RegExp = /Position 1 (?:wurde )?entfernt/;

/** Must be spoken, and not again. */
export function once(...texts: RegExp[]): Rule[] {
  return texts.flatMap((text) => [{ contains: text }, { atMostOnce: text }]);
}

/**
 * A page or step is announced once, without a busy text. Each part of a heading is one line: the position, then the name of
 * the step.
 */
export function arrival(...texts: RegExp[]): Rule[] {
  return [...once(...texts), { never: BUSY }];
}

/** A result is announced once, after at most one busy text. */
export function result(text: RegExp): Rule[] {
  return [...once(text), { atMostOnce: BUSY }, { before: [BUSY, text] }];
}

/** A description must be spoken. Orca may repeat it: that of a dialog always, one that has changed in Firefox on Linux. */
export function described(text: RegExp): Rule[] {
  return [{ contains: text }, { mayRepeat: text }];
}

/** A dialog asks its question once and names the consequence; no button of it has the focus. */
export function question(text: RegExp, consequence: RegExp): Rule[] {
  return [...once(text), ...described(consequence), { never: /Druckknopf/ }];
}
