/** A reason not to start: one sentence for the operator, printed without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
