import { compilePattern, type TextPattern } from '@portal/order-flow';
import { RE2JS } from 're2js';

/** How the pattern of a state is wrong. */
export type PatternFault = 'invalid' | 'not-linear';

/** A pattern that cannot be used. */
export class PatternError extends Error {
  override readonly name = 'PatternError';
  readonly fault: PatternFault;

  constructor(fault: PatternFault) {
    super(fault);
    this.fault = fault;
  }
}

/**
 * Compiles a regular expression of a state's configuration. RE2 matches in linear time, so that no pattern can occupy the event
 * loop; lookaheads and backreferences, which would not be linear, do not exist in it (BIG-3).
 *
 * @throws PatternError when the browser or RE2 does not accept it
 */
export function compileStatePattern(source: string): TextPattern {
  try {
    compilePattern(source);
  } catch {
    throw new PatternError('invalid');
  }
  try {
    return RE2JS.compile(RE2JS.translateRegExp(source));
  } catch {
    throw new PatternError('not-linear');
  }
}
