/** The parts of a URL that are used here; `window.location` has them. */
export type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** In hash routes (`#/suche?tab=karte`) the parameters are part of the hash. */
function isHashRoute({ hash }: Address): boolean {
  return hash.startsWith('#/');
}

function queryOf(address: Address): string {
  return isHashRoute(address) ? (address.hash.split('?')[1] ?? '') : address.search;
}

/** The value of a query parameter; `null` if it is missing. */
export function parameterOf(address: Address, name: string): string | null {
  return new URLSearchParams(queryOf(address)).get(name);
}

/** The URL with one parameter set and everything else unchanged. */
export function withParameter(address: Address, name: string, value: string): string {
  const parameters = new URLSearchParams(queryOf(address));
  parameters.set(name, value);
  const { pathname, search, hash } = address;
  if (isHashRoute(address)) return `${pathname}${search}${hash.split('?')[0]}?${parameters}`;
  return `${pathname}?${parameters}${hash}`;
}
