import type { ReactNode } from 'react';

/** A section of a page: text of the state, what it declares, or the answers to frequent questions. */
export interface Section {
  /** Different for each section of a page, in every language. */
  readonly key: string;
  readonly heading: ReactNode;
  readonly children: ReactNode;
}
