/** A reason not to start, told to an operator in one sentence and without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
