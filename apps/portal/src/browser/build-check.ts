import { createStore } from '../state/store.ts';
import type { Store } from '../state/store.ts';

/** Whether all parts of the portal could be loaded, one is being looked into, or one is missing for good. */
export type FilesState = 'whole' | 'checking' | 'missing';

/** What looking for a new build needs of the browser. */
export interface BuildCheckOptions {
  /** The scripts this window was started with, as its page names them. */
  readonly scripts: () => readonly string[];
  /**
   * The page as the server gives it now.
   *
   * @throws when it cannot be had
   */
  readonly loadPage: () => Promise<string>;
  readonly reload: () => void;
}

/** Looks into parts of the portal that could not be loaded. */
export interface BuildCheck {
  readonly files: Pick<Store<FilesState>, 'get' | 'subscribe'>;
  readonly check: () => Promise<void>;
}

/**
 * A window that is open while the portal is built anew asks for parts that are gone. Then, and only then, it is loaded
 * again: what was chosen and typed is kept (FLOW-11). Without a new build a reload would help nobody, and without a
 * network it would replace the page by the browser's own; then the page says what is missing.
 */
export function createBuildCheck({ scripts, loadPage, reload }: BuildCheckOptions): BuildCheck {
  const parts = createStore<FilesState>('whole');
  return {
    files: parts,
    async check() {
      const started = scripts();
      if (parts.get() === 'checking') return;
      parts.set('checking');
      const page = await loadPage().catch(() => null);
      const isRenewed = page !== null && started.some((script) => !page.includes(`"${script}"`));
      if (isRenewed) reload();
      else parts.set('missing');
    },
  };
}

/** The renewal of this window. */
export const buildCheck = createBuildCheck({
  scripts: () =>
    [...document.querySelectorAll('script[type=module]')].flatMap(
      (script) => script.getAttribute('src') ?? [],
    ),
  async loadPage() {
    const answer = await fetch(document.baseURI, { cache: 'no-store' });
    if (!answer.ok) throw new Error(`The page answers ${answer.status}`);
    return await answer.text();
  },
  reload: () => window.location.reload(),
});
