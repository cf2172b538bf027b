import type { TextPart } from './i18n/text-parts.ts';
import type { PageRow } from './routes/page-table.ts';

/** What `early.ts` starts to load for one page. */
export interface EarlyPage {
  readonly files: readonly string[];
  /** Parts of the texts that the page shows. */
  readonly texts: readonly TextPart[];
  readonly prefetch?: PageRow['prefetch'];
}

/** What `early.ts` is given: texts by language and part, and pages by path without parameters. */
export interface EarlyPreloads {
  readonly languages: Readonly<Record<string, Readonly<Record<TextPart, string>>>>;
  readonly pages: Readonly<Record<string, EarlyPage>>;
}
