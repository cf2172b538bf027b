import { HttpProblem } from './problem.ts';

/** Most values in a request: ten times as many as an order with 50 maps has. */
export const MAX_VALUES = 20_000;

/** A request with more than {@link MAX_VALUES}: reading them would occupy the event loop (BIG-3). */
export const tooManyValues = (): HttpProblem =>
  new HttpProblem(400, 'INVALID_REQUEST', {
    detail: `More than ${MAX_VALUES} values are not accepted.`,
  });

/**
 * Changes every text of a decoded JSON value to NFC, so that names are stored and compared in one form (NAME-1): a device
 * that writes a letter and its mark as two characters sends NFD. Not recursive, because a request may be nested deeply.
 *
 * @returns the value
 * @throws HttpProblem for more than {@link MAX_VALUES}
 */
export function composed(value: unknown): unknown {
  const whole: Record<string, unknown> = { value };
  const pending = [whole];
  let values = 0;
  for (const node of pending) {
    values += Array.isArray(node) ? node.length : Object.keys(node).length;
    if (values > MAX_VALUES) throw tooManyValues();
    for (const [name, member] of Object.entries(node)) {
      if (typeof member === 'string') node[name] = member.normalize();
      else if (isNode(member)) pending.push(member);
    }
  }
  return whole['value'];
}

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
