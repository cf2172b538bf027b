const begin = performance.now();

/** Does a step of a check, and reports it with the time since the start. */
export async function step<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const result = await work();
  console.log(`✓ ${what} (${((performance.now() - begin) / 1000).toFixed(1)} s)`);
  return result;
}

/** @throws Error that says what is wrong */
export function check(isRight: boolean, what: string): asserts isRight {
  if (!isRight) throw new Error(what);
}
