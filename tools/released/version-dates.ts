/** A version that is not followed by its date. */
const WITHOUT_DATE = /^(## \d\S*)\n(?!\n\d{4}-\d{2}-\d{2}\n)/gm;

/** A changelog in which every version is followed by a date; `date` (YYYY-MM-DD) is that of the versions without one. */
export function withDates(changelog: string, date: string): string {
  return changelog.replaceAll(WITHOUT_DATE, `$1\n\n${date}\n`);
}
