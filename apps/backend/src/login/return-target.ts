/** Where a login may return to. */
export interface ReturnSettings {
  /** The address of the portal, without a slash at its end. */
  readonly portalUrl: string;
  /** That of the portal, and those of other pages that use the login. */
  readonly returnOrigins: readonly string[];
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The address to return to after a login; null when it is not allowed (SEC-4). Origins alone do not decide: `blob:` addresses have one too, and on the
 * host of the portal only its pages are allowed, neither its calls nor what else the host offers (OPS-11).
 */
export function returnTarget(
  address: string,
  { portalUrl, returnOrigins }: ReturnSettings,
): string | null {
  const target = URL.parse(address);
  if (!target || !['http:', 'https:'].includes(target.protocol)) return null;
  if (target.username !== '' || target.password !== '') return null;
  if (!returnOrigins.includes(target.origin)) return null;
  const portal = new URL(portalUrl);
  if (target.origin !== portal.origin) return target.href;
  const base = portal.pathname.replace(/\/$/, '');
  const path = decoded(target.pathname);
  const isPage = path === base || path.startsWith(`${base}/`);
  const isCall = path === `${base}/api` || path.startsWith(`${base}/api/`);
  return isPage && !isCall ? target.href : null;
}
