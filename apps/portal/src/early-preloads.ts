import type { PageRow } from './routes/page-table.ts';

/** What `early.ts` starts to load for one page. */
export interface EarlyPage {
  readonly files: readonly string[];
  readonly prefetch?: PageRow['prefetch'];
}

/** What `early.ts` is given: files by language, and pages by path without parameters. */
export interface EarlyPreloads {
  readonly languages: Readonly<Record<string, readonly string[]>>;
  readonly pages: Readonly<Record<string, EarlyPage>>;
}
