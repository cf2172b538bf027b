import { createStore } from '../store.ts';
import type { Store } from '../store.ts';

/** Whether all files of the portal could be loaded, a failure is being checked, or a file is missing for good. */
export type FilesState = 'complete' | 'checking' | 'missing';

/** Dependencies on the browser. */
export interface BuildCheckOptions {
  /** The scripts of this window, as its page names them. */
  readonly scripts: () => readonly string[];
  /**
   * The page as the server delivers it now.
   *
   * @throws when it cannot be loaded
   */
  readonly loadPage: () => Promise<string>;
  readonly reload: () => void;
}

/** Checks why a file of the portal could not be loaded. */
export interface BuildCheck {
  readonly files: Pick<Store<FilesState>, 'get' | 'subscribe'>;
  /** Reloads the window after a new build; else marks the file as missing. */
  readonly check: () => Promise<void>;
}

/**
 * A window that was opened before a new build requests files that no longer exist. Only then it is reloaded; the
 * order is kept (FLOW-11). Without a new build a reload would not help, and without a network it would replace the
 * page by the browser's error page; then the page shows that a part is missing.
 */
export function createBuildCheck({ scripts, loadPage, reload }: BuildCheckOptions): BuildCheck {
  const files = createStore<FilesState>('complete');
  return {
    files,
    async check() {
      const started = scripts();
      if (files.get() === 'checking') return;
      files.set('checking');
      const page = await loadPage().catch(() => null);
      const isNewBuild = page !== null && started.some((script) => !page.includes(`"${script}"`));
      if (isNewBuild) reload();
      else files.set('missing');
    },
  };
}

/** The check of this window. */
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
