import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the service behaves; each test changes one thing. */
interface Behaviour {
  /** The elements of its features, in order. */
  members: readonly string[];
  /** Name of the feature type. */
  type: string;
  /** Names of its CRSs. */
  crs: readonly string[];
  /** The largest page, whatever a request asks for. */
  pageSize: number;
  countsFeatures: boolean;
  /** Whether answers have the attribute `next`. */
  linksPages: boolean;
  /** Whether `startIndex` is understood. */
  knowsStartIndex: boolean;
  /** Answers of another status, one for each of the next requests. */
  refusals: { readonly status: number; readonly retryAfter?: string; readonly body?: string }[];
  /** The encoding of its answers, which they declare. */
  encoding: 'UTF-8' | 'ISO-8859-1';
  /** Header and value that requests must have. */
  key: readonly [name: string, value: string] | null;
}

const NAMESPACES = [
  'xmlns:wfs="http://www.opengis.net/wfs/2.0"',
  'xmlns:gml="http://www.opengis.net/gml/3.2"',
  'xmlns:xlink="http://www.w3.org/1999/xlink"',
  'xmlns:ows="http://www.opengis.net/ows/1.1"',
  'xmlns:ave="http://repository.gdi-de.org/schemas/adv/produkt/alkis-vereinfacht/2.0"',
].join(' ');

/** Starts a WFS 2.0 on a free local port. */
export async function startWfs(members: readonly string[]) {
  const behaviour: Behaviour = {
    members,
    type: 'ave:Flurstueck',
    crs: ['urn:ogc:def:crs:EPSG::25832', 'urn:ogc:def:crs:EPSG::4258'],
    pageSize: 1000,
    countsFeatures: true,
    linksPages: false,
    knowsStartIndex: true,
    refusals: [],
    encoding: 'UTF-8',
    key: null,
  };
  const requests: URL[] = [];

  const capabilities = (): string => {
    const [first, ...others] = behaviour.crs;
    return `<?xml version="1.0" encoding="${behaviour.encoding}"?><wfs:WFS_Capabilities version="2.0.0" ${NAMESPACES}>
<wfs:FeatureTypeList><wfs:FeatureType><wfs:Name>ave:Gebaeude</wfs:Name></wfs:FeatureType>
<wfs:FeatureType><wfs:Name>${behaviour.type}</wfs:Name><wfs:DefaultCRS>${first}</wfs:DefaultCRS>
${others.map((name) => `<wfs:OtherCRS>${name}</wfs:OtherCRS>`).join('')}</wfs:FeatureType></wfs:FeatureTypeList>
</wfs:WFS_Capabilities>`;
  };

  const page = (url: URL): string => {
    const { members: all, pageSize, countsFeatures, linksPages, knowsStartIndex } = behaviour;
    const start = knowsStartIndex ? Number(url.searchParams.get('startIndex') ?? 0) : 0;
    const count = Math.min(pageSize, Number(url.searchParams.get('count') ?? 10));
    const found = all.slice(start, start + count);
    const next = new URL(url);
    next.searchParams.set('startIndex', String(start + count));
    const hasNext = linksPages && start + count < all.length;
    return `<?xml version="1.0" encoding="${behaviour.encoding}"?><wfs:FeatureCollection ${NAMESPACES} numberMatched="${countsFeatures ? all.length : 'unknown'}"
 numberReturned="${found.length}"${hasNext ? ` next="${next.href.replaceAll('&', '&amp;')}"` : ''}>
${found.map((member) => `<wfs:member>${member}</wfs:member>`).join('\n')}</wfs:FeatureCollection>`;
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    requests.push(url);
    const { key } = behaviour;
    const refusal =
      key && request.headers[key[0]] !== key[1] ? { status: 401 } : behaviour.refusals.shift();
    const isCapabilities = url.searchParams.get('request') === 'GetCapabilities';
    response.writeHead(refusal?.status ?? 200, {
      'content-type': 'application/xml',
      ...(refusal?.retryAfter ? { 'retry-after': refusal.retryAfter } : {}),
    });
    const text = refusal ? (refusal.body ?? '') : isCapabilities ? capabilities() : page(url);
    response.end(text, behaviour.encoding === 'UTF-8' ? 'utf8' : 'latin1');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    behaviour,
    requests,
    url: `http://127.0.0.1:${port}/wfs`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A parcel of "ALKIS vereinfacht" as WFS services answer it. @param geometry the element of the geometry */
export const aveParcel = (
  number: number,
  geometry: string,
  more: Readonly<Record<string, string>> = {},
): string => {
  const id = `053110004${String(number).padStart(5, '0')}______`;
  const facts = {
    flstkennz: id,
    landschl: '05',
    gemaschl: '053110',
    gemarkung: 'Lindenau',
    gemeinde: 'Lindenau',
    flur: '004',
    flstnrzae: String(number),
    flaeche: '400.00',
    lagebeztxt: `Am Markt ${number}`,
    ...more,
  };
  const elements = Object.entries(facts).map(
    ([name, text]) => `<ave:${name}>${text}</ave:${name}>`,
  );
  return `<ave:Flurstueck gml:id="DENW${number}"><gml:boundedBy><gml:Envelope/></gml:boundedBy>${elements.join('')}<ave:geometrie>${geometry}</ave:geometrie></ave:Flurstueck>`;
};

/** A square of 20 m at a position, as a MultiSurface. @param swap writes northing before easting */
export function aveSquare(x: number, y: number, swap = false): string {
  const corners: readonly (readonly [number, number])[] = [
    [x, y],
    [x + 20, y],
    [x + 20, y + 20],
    [x, y + 20],
    [x, y],
  ];
  const list = corners.map(([a, b]) => (swap ? `${b} ${a}` : `${a} ${b}`)).join(' ');
  return `<gml:MultiSurface srsName="urn:ogc:def:crs:EPSG::25832" srsDimension="2"><gml:surfaceMember><gml:Polygon><gml:exterior><gml:LinearRing><gml:posList>${list}</gml:posList></gml:LinearRing></gml:exterior></gml:Polygon></gml:surfaceMember></gml:MultiSurface>`;
}
