import type { EarlyPage, EarlyPreloads } from './early-preloads.ts';

/*
 * Runs before the first paint, as a script of its own because the content security policy allows no inline script.
 * It sets theme and language of the document (APP-9), starts loading what the page behind the hash needs while the
 * portal's own script is still on its way, and shows the failure text when a script cannot be loaded (ERR-2). It must
 * import no code: a plain script cannot.
 */

const CALL_TIMEOUT_MS = 120_000;

/** Responses that nobody has used after this time are dropped. */
const UNUSED_RESPONSE_MS = 10_000;

/** BCP 47, as `Language` of the contract. */
const LANGUAGE_TAG = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

/** The texts of an unknown path, which leads to another page. */
const FRAME_TEXTS = ['first'] as const;

const RESPONSES = new Map<string, Promise<Response>>();

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The same rule as `resolveTheme`, which cannot be imported here (JRN-13). */
function themeOf(preference: string | null): string {
  if (preference === 'light' || preference === 'dark' || preference === 'contrast') {
    return preference;
  }
  if (matchMedia('(prefers-contrast: more)').matches) return 'contrast';
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function applyPreferences(root: HTMLElement): string {
  const language = stored('portal.language');
  root.dataset['portalTheme'] = themeOf(stored('portal.theme'));
  if (language && LANGUAGE_TAG.test(language)) root.lang = language;
  return root.lang;
}

interface Match {
  readonly page: EarlyPage;
  /** The part of the path after the page's own path: an id, or nothing. */
  readonly rest: string;
}

/** The page of a path; the path may have an id at the end, which the list of pages does not have. */
function matchPage(pages: EarlyPreloads['pages'], fullPath: string): Match | null {
  let path = fullPath;
  while (path !== '') {
    const page = pages[path];
    if (page) return { page, rest: fullPath.slice(path.length + 1) };
    path = path.slice(0, path.lastIndexOf('/'));
  }
  return null;
}

/** The first call of a page: one product, or a list. */
function firstCall({ page, rest }: Match, query: string): string | null {
  const { call, idParameters = [] } = page.prefetch ?? {};
  if (!call) return null;
  if (!call.includes('{id}')) return rest === '' ? call : null;
  const parameters = new URLSearchParams(query);
  const id = rest || idParameters.map((name) => parameters.get(name)).find(Boolean);
  return id && !id.includes('/') ? call.replace('{id}', id) : null;
}

function preloadFile(file: string): void {
  const link = document.createElement('link');
  link.href = file;
  link.crossOrigin = '';
  if (file.endsWith('.css')) {
    link.rel = 'preload';
    link.as = 'style';
  } else link.rel = 'modulepreload';
  document.head.append(link);
}

const cookies = document.cookie.split('; ');

/** Sends a call exactly as the client would (API-26); the client uses the response when it makes the same call. */
function prefetchCall(path: string): void {
  const isPublic = path === 'categories';
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.split('=')[1];
  const { href } = new URL(`api/${path}`, document.baseURI);
  const response = fetch(href, {
    credentials: isPublic ? 'omit' : 'include',
    headers: token && !isPublic ? { 'X-XSRF-TOKEN': decodeURIComponent(token) } : {},
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  });
  // The client reports the failure when it uses the response; until then it must not be an unhandled rejection.
  response.catch(() => undefined);
  RESPONSES.set(href, response);
}

/**
 * Whether the browser has the functions that this release calls and older browsers lack; without them a button would do
 * nothing. The page names the cause instead (FIND-6).
 */
function hasNeededFunctions(): boolean {
  try {
    return (
      'any' in AbortSignal &&
      'groupBy' in Map &&
      'toSpliced' in Array.prototype &&
      'checkVisibility' in Element.prototype &&
      'showModal' in HTMLDialogElement.prototype
    );
  } catch {
    // One of them is unknown.
    return false;
  }
}

/**
 * Shows one text of `index.html` in the place of the loading text, as soon as it is parsed. By attributes of the elements, as very old
 * browsers do not understand the stylesheet.
 */
function showInstead(id: NonNullable<Window['portalShown']>): void {
  if (window.portalShown !== undefined) return;
  window.portalShown = id;
  const swap = (): void => {
    document.getElementById(id)?.removeAttribute('hidden');
    document.querySelector('.portal-waiting')?.setAttribute('hidden', '');
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', swap);
  else swap();
}

/** Shows the failure text of `index.html` when a script cannot be loaded, instead of loading for ever (ERR-2). */
function showFailure({ target }: Event): void {
  if (target instanceof HTMLScriptElement) showInstead('portal-failure');
}

/** Watches from the first script on. */
function watchScriptErrors(): void {
  // In the capture phase: load errors of elements do not bubble.
  window.addEventListener('error', showFailure, { capture: true });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('#portal-reload')) window.location.reload();
  });
}

/**
 * The first use of `Intl` reads which languages the browser has, which takes a slow phone a tenth of a second: it does so once the
 * loading text is painted, while the scripts are still on their way (decision 7).
 */
function readLocaleData(): void {
  requestAnimationFrame(() => {
    setTimeout(() => Intl.NumberFormat.supportedLocalesOf('de'));
    setTimeout(() => Intl.DateTimeFormat.supportedLocalesOf('de'));
  });
}

/** Everything that a browser of today does early. */
function startEarly(): void {
  const language = applyPreferences(document.documentElement);
  window.portalEarly = RESPONSES;
  readLocaleData();
  // A response nobody has used is outdated later on, and was meant for the first page.
  setTimeout(() => RESPONSES.clear(), UNUSED_RESPONSE_MS);
  window.addEventListener('hashchange', () => RESPONSES.clear(), { once: true });
  const preloads: EarlyPreloads = JSON.parse(
    document.currentScript?.dataset['preloads'] ?? '{"languages":{},"pages":{}}',
  );
  const [path = '', query = ''] = window.location.hash.replace(/^#/, '').split('?');
  const match = matchPage(preloads.pages, path || '/');
  const texts = preloads.languages[language];
  // Over HTTP/1.1 a browser makes six requests at a time: the shortest make room for others soonest, then the longest.
  prefetchCall('authenticated-customer');
  const call = match && firstCall(match, query);
  if (call) prefetchCall(call);
  for (const file of match?.page.files ?? []) preloadFile(file);
  prefetchCall('configuration');
  if (!texts) prefetchCall(`languages/${language}`);
  for (const part of match?.page.texts ?? FRAME_TEXTS) if (texts) preloadFile(texts[part]);
}

window.portalShowInstead = showInstead;
watchScriptErrors();
if (hasNeededFunctions()) startEarly();
else showInstead('portal-outdated');
