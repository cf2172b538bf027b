/**
 * Changes every text of a decoded JSON value to NFC, so that names are stored and compared in one form (NAME-1): a device
 * that writes a letter and its mark as two characters sends NFD. Not recursive, because a request may be nested as deeply as
 * it is long.
 *
 * @returns the value
 */
export function composed(value: unknown): unknown {
  const whole: Record<string, unknown> = { value };
  const pending = [whole];
  for (const node of pending) {
    for (const [name, member] of Object.entries(node)) {
      if (typeof member === 'string') node[name] = member.normalize();
      else if (isNode(member)) pending.push(member);
    }
  }
  return whole['value'];
}

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
