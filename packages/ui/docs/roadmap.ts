/** A requirement of the package that is met in part. */
export interface Gap {
  /** What works. */
  readonly works: string;
  /** What is missing, as a phrase without a full stop. */
  readonly missing: string;
}

const ROW = /^\| LIB-\d+ \| (.+?) Missing: (.+)\. \| partly \|$/gm;

/** What is missing in the package, from the list of requirements. */
export function gapsOf(requirements: string): readonly Gap[] {
  return [...requirements.matchAll(ROW)].map(([, works = '', missing = '']) => ({
    works,
    missing: missing.charAt(0).toUpperCase() + missing.slice(1),
  }));
}
