import type { BaseLayer } from './types.ts';

/** How a made-up map service of the stories writes and behaves. */
export interface ServiceDialect {
  /** Spelling of the CRS in the capabilities. */
  readonly crs: string;
  /** Ids of the matrices from coarse to fine; the coarsest has 64 m per pixel, each next half. */
  readonly matrices: readonly string[];
  /** So many metres further east than the stories' ground; default 0. */
  readonly east?: number;
  /** Answer to each tile; default a picture. */
  readonly tile?: () => Promise<Response>;
  /** Answer to the capabilities instead of the document. */
  readonly capabilities?: () => Promise<Response>;
}

/** Made-up services and what was asked of them. */
export interface FakeServices {
  readonly baseLayer: BaseLayer;
  /** Addresses of all tiles asked for so far. */
  readonly tiles: string[];
  /** Gives the browser its own `fetch` back. */
  readonly remove: () => void;
}

const HOST = 'https://map.invalid';
const COARSEST_SCALE = 64 / 0.00028;

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#f1f0ea"/><path d="M0 0h256v256" fill="none" stroke="#c5ccd3"/></svg>';

function matrixXml(id: string, level: number, east: number): string {
  return `<TileMatrix><ows:Identifier>${id}</ows:Identifier>
<ScaleDenominator>${COARSEST_SCALE / 2 ** level}</ScaleDenominator>
<TopLeftCorner>${380_000 + east} 5830000</TopLeftCorner>
<TileWidth>256</TileWidth><TileHeight>256</TileHeight>
<MatrixWidth>${2 ** (level + 1)}</MatrixWidth><MatrixHeight>${2 ** (level + 1)}</MatrixHeight>
</TileMatrix>`;
}

function capabilitiesXml({ crs, matrices, east = 0 }: ServiceDialect): string {
  return `<Capabilities xmlns="http://www.opengis.net/wmts/1.0" xmlns:ows="http://www.opengis.net/ows/1.1" version="1.0.0">
<Contents><Layer><ows:Identifier>ground</ows:Identifier>
<Style isDefault="true"><ows:Identifier>default</ows:Identifier></Style>
<Format>image/svg+xml</Format>
<TileMatrixSetLink><TileMatrixSet>utm</TileMatrixSet></TileMatrixSetLink>
<ResourceURL format="image/svg+xml" resourceType="tile" template="${HOST}/tile/{TileMatrix}/{TileRow}/{TileCol}"/>
</Layer>
<TileMatrixSet><ows:Identifier>utm</ows:Identifier><ows:SupportedCRS>${crs}</ows:SupportedCRS>
${matrices.map((id, level) => matrixXml(id, level, east)).join('')}
</TileMatrixSet></Contents></Capabilities>`;
}

/** An answer of the given kind. */
export function answer(body: string, type: string, status = 200): Promise<Response> {
  return Promise.resolve(new Response(body, { status, headers: { 'content-type': type } }));
}

/** Puts made-up services in the place of the network, for stories only. */
export function fakeServices(dialect: ServiceDialect): FakeServices {
  const real = window.fetch;
  const tiles: string[] = [];
  window.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.startsWith(`${HOST}/tile/`)) {
      tiles.push(url);
      return dialect.tile?.() ?? answer(PICTURE, 'image/svg+xml');
    }
    if (url.startsWith(HOST)) {
      return dialect.capabilities?.() ?? answer(capabilitiesXml(dialect), 'text/xml');
    }
    return real(input, init);
  };
  return {
    baseLayer: { capabilitiesUrl: `${HOST}/capabilities`, layer: 'ground', matrixSet: 'utm' },
    tiles,
    remove() {
      window.fetch = real;
    },
  };
}
