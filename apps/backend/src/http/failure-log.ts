import { DomainError, ExternalSystemError } from '../errors.ts';

/** A stack is logged once in so many ms for each kind of failure: during an outage all calls fail in the same way. */
const PERIOD_MS = 60_000;

/** Kinds that are remembered; the oldest leaves first. */
const MAX_KINDS = 100;

/** Where an error was thrown: its name, its code and the first place of its stack. */
function kindOf(error: Error): string {
  const code = 'code' in error ? String(error.code) : '';
  return `${error.name} ${code} ${error.stack?.split('\n').find((line) => line.startsWith('    at ')) ?? ''}`;
}

/** Bounds the stacks in the log (OPS-11): an outage makes one line for each call, but few stacks. */
export function failureLog(now: () => number) {
  const lastOf = new Map<string, number>();
  const isNew = (kind: string): boolean => {
    const last = lastOf.get(kind);
    if (last !== undefined && now() - last < PERIOD_MS) return false;
    lastOf.delete(kind);
    lastOf.set(kind, now());
    const [oldest] = lastOf.keys();
    if (lastOf.size > MAX_KINDS && oldest !== undefined) lastOf.delete(oldest);
    return true;
  };
  return {
    /** What is logged about an error: with its stack, or without when the same was logged a moment ago or its cause is known. */
    fieldsOf: (error: Error): object => {
      const { name, message } = error;
      const isKnown = error instanceof DomainError || error instanceof ExternalSystemError;
      if (!isKnown && isNew(kindOf(error))) return { err: error };
      const code = 'code' in error ? { code: String(error.code) } : {};
      return { reason: `${name}: ${message}`, ...code };
    },
  };
}
