/** The longest of 1, 2, 5, 10, 20, 50 … metres that is not longer than this. */
export function scaleLength(longest: number): number {
  const power = 10 ** Math.floor(Math.log10(longest));
  return power * ([5, 2].find((step) => step * power <= longest) ?? 1);
}
