/** Whether a text contains a part more often than so many times; stops looking there, so that it bounds what is parsed afterwards. */
export function hasMoreThan(text: string, part: string, most: number): boolean {
  let at = -1;
  for (let count = 0; count <= most; count += 1) {
    at = text.indexOf(part, at + 1);
    if (at === -1) return false;
  }
  return true;
}
