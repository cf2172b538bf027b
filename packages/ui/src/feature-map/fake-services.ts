import type { BaseLayer } from './types.ts';

/** Behaviour of a fake map service. */
export interface ServiceDialect {
  /** Spelling of the CRS in the capabilities. */
  readonly crs: string;
  /** Matrix ids from coarse to fine; the coarsest has 64 m per pixel, each next one half of it. */
  readonly matrices: readonly string[];
  /** How tiles are addressed; default by a template (REST). */
  readonly encoding?: 'REST' | 'KVP';
  /** Offset to the east in metres; default 0. */
  readonly east?: number;
  /** Response to each request of a tile or image; default an image. Images of the first view have the first URL. */
  readonly tile?: (isOfFirstView: boolean) => Promise<Response>;
  /** Response to the capabilities request; default the document. */
  readonly capabilities?: () => Promise<Response>;
}

/** A fake service and its requests. */
export interface FakeServices {
  readonly baseLayer: BaseLayer;
  /** URLs of all requested tiles. */
  readonly tiles: string[];
  /** Restores `window.fetch`. */
  readonly remove: () => void;
}

const HOST = 'https://map.invalid';
const COARSEST_SCALE = 64 / 0.00028;

/** The image of each tile. */
export const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#f1f0ea"/><path d="M0 0h256v256" fill="none" stroke="#c5ccd3"/></svg>';

function matrixXml(id: string, level: number, east: number): string {
  return `<TileMatrix><ows:Identifier>${id}</ows:Identifier>
<ScaleDenominator>${COARSEST_SCALE / 2 ** level}</ScaleDenominator>
<TopLeftCorner>${380_000 + east} 5830000</TopLeftCorner>
<TileWidth>256</TileWidth><TileHeight>256</TileHeight>
<MatrixWidth>${2 ** (level + 1)}</MatrixWidth><MatrixHeight>${2 ** (level + 1)}</MatrixHeight>
</TileMatrix>`;
}

const OPERATIONS = `<ows:OperationsMetadata><ows:Operation name="GetTile"><ows:DCP><ows:HTTP>
<ows:Get xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="${HOST}/tile/?"><ows:Constraint name="GetEncoding"><ows:AllowedValues><ows:Value>KVP</ows:Value></ows:AllowedValues></ows:Constraint></ows:Get>
</ows:HTTP></ows:DCP></ows:Operation></ows:OperationsMetadata>`;

/** The layer, and the same for screens with more pixels; `path` is where its tiles are. */
function layerXml(name: string, path: string, isKvp: boolean): string {
  const template = `<ResourceURL format="image/svg+xml" resourceType="tile" template="${HOST}/tile/${path}{TileMatrix}/{TileRow}/{TileCol}"/>`;
  return `<Layer><ows:Identifier>${name}</ows:Identifier>
<Style isDefault="true"><ows:Identifier>default</ows:Identifier></Style>
<Format>image/svg+xml</Format>
<TileMatrixSetLink><TileMatrixSet>utm</TileMatrixSet></TileMatrixSetLink>
${isKvp ? '' : template}
</Layer>`;
}

function capabilitiesXml({ crs, matrices, encoding, east = 0 }: ServiceDialect): string {
  const isKvp = encoding === 'KVP';
  return `<Capabilities xmlns="http://www.opengis.net/wmts/1.0" xmlns:ows="http://www.opengis.net/ows/1.1" version="1.0.0">${isKvp ? OPERATIONS : ''}
<Contents>
${layerXml('ground', '', isKvp)}
${layerXml('ground_hidpi', 'hidpi/', isKvp)}
<TileMatrixSet><ows:Identifier>utm</ows:Identifier><ows:SupportedCRS>${crs}</ows:SupportedCRS>
${matrices.map((id, level) => matrixXml(id, level, east)).join('')}
</TileMatrixSet></Contents></Capabilities>`;
}

/** A response with a body and a content type. */
export function respond(body: string, type: string, status = 200): Promise<Response> {
  return Promise.resolve(new Response(body, { status, headers: { 'content-type': type } }));
}

/** As `fetch` does: the answer, or an error as soon as the request is aborted. */
function untilAborted(answer: Promise<Response>, signal?: AbortSignal | null): Promise<Response> {
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([answer, aborted]);
}

/** Replaces `window.fetch` with a fake service, for stories only. */
export function fakeServices(dialect: ServiceDialect): FakeServices {
  const real = window.fetch;
  const tiles: string[] = [];
  window.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.startsWith(`${HOST}/tile/`)) {
      tiles.push(url);
      const answer = dialect.tile?.(url === tiles[0]) ?? respond(PICTURE, 'image/svg+xml');
      return untilAborted(answer, init?.signal);
    }
    if (url.startsWith(HOST)) {
      return dialect.capabilities?.() ?? respond(capabilitiesXml(dialect), 'text/xml');
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
