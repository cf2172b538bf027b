/** The parts of an address that matter here; `window.location` fits. */
export type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Portals with hash routes (`#/suche?tab=karte`) have their parameters inside the hash. */
function isHashRoute({ hash }: Address): boolean {
  return hash.startsWith('#/');
}

function queryOf(address: Address): string {
  return isHashRoute(address) ? (address.hash.split('?')[1] ?? '') : address.search;
}

/** The value of a parameter of the address, `null` without it. */
export function parameterOf(address: Address, name: string): string | null {
  return new URLSearchParams(queryOf(address)).get(name);
}

/** The address with one parameter set and everything else as it was. */
export function withParameter(address: Address, name: string, value: string): string {
  const parameters = new URLSearchParams(queryOf(address));
  parameters.set(name, value);
  const { pathname, search, hash } = address;
  if (isHashRoute(address)) return `${pathname}${search}${hash.split('?')[0]}?${parameters}`;
  return `${pathname}?${parameters}${hash}`;
}
