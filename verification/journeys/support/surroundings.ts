let sandbox = `http://localhost:${process.env['E2E_SANDBOX_PORT']}`;

/** The sandbox's own address. */
export const sandboxOrigin = (): string => sandbox;

/** Journeys in a portal of their own have a sandbox of their own. @returns what goes back to the shared one */
export function moveSandbox(origin: string): () => void {
  const before = sandbox;
  sandbox = origin;
  return () => {
    sandbox = before;
  };
}

/** A parcel as the cadastre system publishes it. Coordinates: metres, EPSG:25833. */
export interface PublishedParcel {
  readonly properties: {
    readonly flstkennz: string;
    readonly gemarkung: string;
    readonly flur: number;
    readonly flstnrzae: number;
    readonly flstnrnen: number | null;
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

async function items<T>(collection: string, query: string): Promise<readonly T[]> {
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

/** A house and the parcel it stands on. */
export interface House {
  readonly parcel: PublishedParcel;
  readonly address: PublishedAddress['properties'];
}

async function fetchHouses(): Promise<readonly House[]> {
  const parcels = await items<PublishedParcel>('parcels', 'limit=3000');
  const addresses = await items<PublishedAddress>('addresses', 'limit=3000');
  const byId = new Map(parcels.map((parcel) => [parcel.properties.flstkennz, parcel]));
  return addresses.flatMap(({ properties }) => {
    const parcel = byId.get(properties.flstkennz);
    if (!parcel || parcel.geometry.coordinates.length !== 1) return [];
    const { width, height } = extentOf(parcel);
    return width < 80 && height < 80 ? [{ parcel, address: properties }] : [];
  });
}

/** By the sandbox they were published by; some megabytes, and the same for every journey. */
const fetched = new Map<string, readonly House[]>();

/**
 * A house on a parcel with a plain outline that fits every page, and the address that leads to it.
 *
 * @param nth another number gives another house
 */
export async function aHouse(nth: number): Promise<House> {
  const houses = fetched.get(sandboxOrigin()) ?? (await fetchHouses());
  fetched.set(sandboxOrigin(), houses);
  const house = houses[nth * 17];
  if (!house) throw new Error(`The demo land has no house number ${nth}.`);
  return house;
}

/** The number as people write it: 114 or 114/2. */
export function numberOf({ properties }: PublishedParcel): string {
  return properties.flstnrnen
    ? `${properties.flstnrzae}/${properties.flstnrnen}`
    : String(properties.flstnrzae);
}
