/*
 * Runs before the first paint, as a script of its own because the content security policy allows none inline. Nobody
 * sees the wrong theme for a moment, the document has its language from the start (APP-9), and what the page will need
 * is on its way while the portal's own script still is; and where that never comes, the page says so. It must import
 * nothing: a plain script waits for nobody.
 */

/** The files of each language and page, by language and by address, as `build/early-files.ts` wrote them. */
type Files = Readonly<Record<string, readonly string[]>>;

const TIMEOUT_MS = 120_000;
const KEPT_MS = 10_000;

const EARLY = new Map<string, Promise<Response>>();

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function takeLook(root: HTMLElement): string {
  const theme = kept('portal.theme');
  const language = kept('portal.language');
  root.dataset['portalTheme'] = theme === 'dark' || theme === 'contrast' ? theme : 'light';
  if (language === 'de' || language === 'en') root.lang = language;
  return root.lang;
}

/** The files of the page behind the hash: its address may go on with an id that the list does not have. */
function filesOfPage(files: Files, hash: string): readonly string[] {
  let [path = ''] = hash.replace(/^#/, '').split('?');
  while (path !== '') {
    const found = files[path];
    if (found) return found;
    path = path.slice(0, path.lastIndexOf('/'));
  }
  return [];
}

function fetchAhead(file: string): void {
  const link = document.createElement('link');
  link.href = file;
  link.crossOrigin = '';
  link.rel = 'modulepreload';
  document.head.append(link);
}

const cookies = document.cookie.split('; ');

/** Asks as the client would (API-26), which takes this answer when it comes to ask the same. */
function askAhead(path: string): void {
  const isPublic = path === 'categories';
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.split('=')[1];
  const { href } = new URL(`api/${path}`, document.baseURI);
  const answer = fetch(href, {
    credentials: isPublic ? 'omit' : 'include',
    headers: token && !isPublic ? { 'X-XSRF-TOKEN': decodeURIComponent(token) } : {},
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  // Whoever takes the answer hears of a failure; nobody may be there yet.
  answer.catch(() => undefined);
  EARLY.set(href, answer);
}

/** What the page behind the hash asks first: a product of its own, or all of them. */
function firstCall(hash: string): string | null {
  const [path = '', query] = hash.replace(/^#/, '').split('?');
  const wish = new URLSearchParams(query);
  const product =
    /^\/(?:auszuege\/produkt|extracts)\/([^/]+)$/.exec(path)?.[1] ??
    (path === '/auszuege/bestellung' ? (wish.get('produkt') ?? wish.get('product')) : null);
  if (product) return `products/${product}`;
  return path === '/auszuege' ? 'categories' : null;
}

/**
 * The first question about languages makes a browser read all that it knows of them, which takes tens of
 * milliseconds. The portal asks it when it is drawn (React Intl does); here nothing else is to be done.
 */
function warmUp(language: string): void {
  Intl.NumberFormat.supportedLocalesOf(language);
  Intl.DateTimeFormat.supportedLocalesOf(language);
}

/** Without its scripts no portal comes: the page says so, instead of waiting for ever (ERR-2). */
function tellOfFailure(root: HTMLElement): void {
  const tell = ({ target }: Event): void => {
    if (target instanceof HTMLScriptElement) root.dataset['portalFailed'] = '';
  };
  // Heard on its way down: an element that cannot be loaded tells nobody above it.
  window.addEventListener('error', tell, { capture: true });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('#portal-reload')) window.location.reload();
  });
}

{
  tellOfFailure(document.documentElement);
  const language = takeLook(document.documentElement);
  window.portalEarly = EARLY;
  // An answer that nobody took would be an old one when somebody asks, and was meant for the page one came to.
  setTimeout(() => EARLY.clear(), KEPT_MS);
  window.addEventListener('hashchange', () => EARLY.clear(), { once: true });
  askAhead('configuration');
  if (!cookies.includes('portal_guest=1')) askAhead('authenticated-customer');
  const call = firstCall(window.location.hash);
  if (call) askAhead(call);
  const files: Files = JSON.parse(document.currentScript?.dataset['files'] ?? '{}');
  for (const file of files[language] ?? []) fetchAhead(file);
  for (const file of filesOfPage(files, window.location.hash)) fetchAhead(file);
  // After the word about waiting is painted, while the scripts are still on their way.
  requestAnimationFrame(() => setTimeout(() => warmUp(language), 0));
}
