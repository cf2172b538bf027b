/*
 * Runs before the first paint, as a script of its own because the content security policy allows none inline. Nobody
 * sees the wrong theme for a moment, the document has its language from the start (APP-9), and what the page will need
 * is on its way while the portal's own script still is. It must import nothing: a plain script waits for nobody.
 */

/** The files of each language and page, by language and by address, as `build/early-files.ts` wrote them. */
type Files = Readonly<Record<string, readonly string[]>>;

const TIMEOUT_MS = 120_000;

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
  if (file.endsWith('.css')) {
    link.rel = 'preload';
    link.as = 'style';
  } else {
    link.rel = 'modulepreload';
  }
  document.head.append(link);
}

/** Asks as the client would (API-26), which takes this answer for its own first call. */
function askForConfiguration(): Promise<Response> {
  const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  const answer = fetch('api/configuration', {
    credentials: 'include',
    headers: token ? { 'X-XSRF-TOKEN': decodeURIComponent(token) } : {},
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  // Whoever takes the answer hears of a failure; nobody may be there yet.
  answer.catch(() => undefined);
  return answer;
}

/**
 * The first question about languages makes a browser read all that it knows of them, which takes tens of
 * milliseconds. The portal asks it when it is drawn (React Intl does); here nothing else is to be done.
 */
function warmUp(language: string): void {
  Intl.NumberFormat.supportedLocalesOf(language);
  Intl.DateTimeFormat.supportedLocalesOf(language);
}

{
  const language = takeLook(document.documentElement);
  window.portalConfiguration = askForConfiguration();
  const files: Files = JSON.parse(document.currentScript?.dataset['files'] ?? '{}');
  for (const file of files[language] ?? []) fetchAhead(file);
  for (const file of filesOfPage(files, window.location.hash)) fetchAhead(file);
  setTimeout(() => warmUp(language), 0);
}
