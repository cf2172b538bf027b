let currentOrigin = `http://localhost:${process.env['E2E_SANDBOX_PORT']}`;

/** Origin of the sandbox. */
export const sandboxOrigin = (): string => currentOrigin;

/** Replaces the origin, for a journey with a sandbox of its own. @returns restores the shared one */
export function replaceSandboxOrigin(origin: string): () => void {
  const before = currentOrigin;
  currentOrigin = origin;
  return () => {
    currentOrigin = before;
  };
}

/** A parcel as the cadastre system publishes it. Coordinates: metres, in the CRS of the state. */
export interface PublishedParcel {
  readonly properties: {
    readonly flstkennz: string;
    readonly gemarkung: string;
    /** Null where parcels have no section. */
    readonly flur: number | null;
    readonly flstnrzae: number;
    readonly flstnrnen: number | null;
    /** Name of the actual use. */
    /** Uses with their areas: "Ackerland;25022". */
    readonly tntxt: string;
    readonly grundbuchbezirk: string;
    readonly grundbuchbezirkname: string;
    readonly buchungsblatt: string;
  };
  readonly geometry: { readonly coordinates: readonly (readonly [number, number])[][][] };
}

/** An address as the cadastre system publishes it. */
export interface PublishedAddress {
  readonly properties: {
    readonly plz: string;
    readonly ort: string;
    readonly strasse: string;
    readonly hausnr: string;
    readonly flstkennz: string;
  };
}

async function fetchFeatures<T>(collection: string, query: string): Promise<readonly T[]> {
  const url = `${sandboxOrigin()}/cadastre/ogc/collections/${collection}/items?${query}`;
  const answer: { features: readonly T[] } = await (await fetch(url)).json();
  return answer.features;
}

/** Width and height in metres of a parcel's bounding box. */
export function extentOf(parcel: PublishedParcel): { width: number; height: number } {
  const points = parcel.geometry.coordinates.flat(2);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) };
}

/** An address and the parcel that it belongs to. */
export interface DemoAddress {
  readonly parcel: PublishedParcel;
  readonly address: PublishedAddress['properties'];
}

/** The published parcels of the demo state. */
export const fetchParcels = (limit = 3000): Promise<readonly PublishedParcel[]> =>
  fetchFeatures('parcels', `limit=${limit}`);

/** Whether a parcel has one part that is smaller than this in both directions, in metres. */
export function isSmall(parcel: PublishedParcel, metres: number): boolean {
  const { width, height } = extentOf(parcel);
  return parcel.geometry.coordinates.length === 1 && width < metres && height < metres;
}

async function fetchAddresses(): Promise<readonly DemoAddress[]> {
  const parcels = await fetchParcels();
  const addresses = await fetchFeatures<PublishedAddress>('addresses', 'limit=3000');
  const byId = new Map(parcels.map((parcel) => [parcel.properties.flstkennz, parcel]));
  return addresses.flatMap(({ properties }) => {
    const parcel = byId.get(properties.flstkennz);
    return parcel && isSmall(parcel, 80) ? [{ parcel, address: properties }] : [];
  });
}

/** By sandbox: some megabytes, and the same for every journey. */
const cache = new Map<string, readonly DemoAddress[]>();

/**
 * An address of the demo state, on a parcel with a simple outline that fits every page.
 *
 * @param nth another number gives another address
 */
export async function demoAddress(nth: number): Promise<DemoAddress> {
  const addresses = cache.get(sandboxOrigin()) ?? (await fetchAddresses());
  cache.set(sandboxOrigin(), addresses);
  const found = addresses[nth * 17];
  if (!found) throw new Error(`The demo state has no address ${nth}.`);
  return found;
}

/** The parcel number as people write it: 114 or 114/2. */
export function numberOf({ properties }: PublishedParcel): string {
  return properties.flstnrnen
    ? `${properties.flstnrzae}/${properties.flstnrnen}`
    : String(properties.flstnrzae);
}
