import { escapeXml } from './service-request.ts';
import { type Crs, crsUrn } from '@portal/demo-cadastre/land';
import { MATRICES, matrixSetOf, TILE_SIZE, TOP_LEFT } from './tile-matrix.ts';

/** Geographic bounds of Germany, degrees: west south, east north. */
const GERMANY = ['5.8 47.2', '15.1 55.1'] as const;

const LAYERS: readonly (readonly [string, string])[] = [
  ['basemap_color', 'Basiskarte Farbe'],
  ['basemap_grey', 'Basiskarte Grau'],
];

/** End of the names of layers whose tiles have twice as many pixels as the tile matrix set says. */
export const HIDPI = '_hidpi';

/** Names of the tiled layers. */
export const TILE_LAYERS: readonly string[] = LAYERS.map(([name]) => name);

/** The capabilities document (OGC 07-057r7, 7.1.1) of the service at an address such as `http://host/wmts`. */
export function wmtsCapabilities(address: string, crs: Crs): string {
  const set = matrixSetOf(crs);
  const url = escapeXml(address);
  return `<?xml version="1.0" encoding="UTF-8"?>
<Capabilities xmlns="http://www.opengis.net/wmts/1.0" xmlns:ows="http://www.opengis.net/ows/1.1" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.0.0">
  <ows:ServiceIdentification>
    <ows:Title>Demo state base map</ows:Title>
    <ows:ServiceType>OGC WMTS</ows:ServiceType>
    <ows:ServiceTypeVersion>1.0.0</ows:ServiceTypeVersion>
    <ows:Fees>none</ows:Fees>
    <ows:AccessConstraints>none</ows:AccessConstraints>
  </ows:ServiceIdentification>
  <ows:OperationsMetadata>
${operation('GetCapabilities', url)}
${operation('GetTile', url)}
  </ows:OperationsMetadata>
  <Contents>
${LAYERS.flatMap(([name, title]) => [
  layer(name, title, url, set),
  layer(`${name}${HIDPI}`, `${title}, hohe Auflösung`, url, set),
]).join('\n')}
    <TileMatrixSet>
      <ows:Identifier>${set}</ows:Identifier>
      <ows:SupportedCRS>${crsUrn(crs)}</ows:SupportedCRS>
${MATRICES.map(
  ({ id, scaleDenominator, size }) => `      <TileMatrix>
        <ows:Identifier>${id}</ows:Identifier>
        <ScaleDenominator>${scaleDenominator}</ScaleDenominator>
        <TopLeftCorner>${TOP_LEFT[crs].join(' ')}</TopLeftCorner>
        <TileWidth>${TILE_SIZE}</TileWidth>
        <TileHeight>${TILE_SIZE}</TileHeight>
        <MatrixWidth>${size}</MatrixWidth>
        <MatrixHeight>${size}</MatrixHeight>
      </TileMatrix>`,
).join('\n')}
    </TileMatrixSet>
  </Contents>
  <ServiceMetadataURL xlink:href="${url}/1.0.0/WMTSCapabilities.xml"/>
</Capabilities>
`;
}

function operation(name: string, url: string): string {
  return `    <ows:Operation name="${name}">
      <ows:DCP><ows:HTTP><ows:Get xlink:href="${url}?">
        <ows:Constraint name="GetEncoding"><ows:AllowedValues><ows:Value>KVP</ows:Value></ows:AllowedValues></ows:Constraint>
      </ows:Get></ows:HTTP></ows:DCP>
    </ows:Operation>`;
}

function layer(name: string, title: string, url: string, set: string): string {
  return `    <Layer>
      <ows:Title>${title}</ows:Title>
      <ows:WGS84BoundingBox>
        <ows:LowerCorner>${GERMANY[0]}</ows:LowerCorner>
        <ows:UpperCorner>${GERMANY[1]}</ows:UpperCorner>
      </ows:WGS84BoundingBox>
      <ows:Identifier>${name}</ows:Identifier>
      <Style isDefault="true"><ows:Identifier>default</ows:Identifier></Style>
      <Format>image/png</Format>
      <TileMatrixSetLink><TileMatrixSet>${set}</TileMatrixSet></TileMatrixSetLink>
      <ResourceURL format="image/png" resourceType="tile" template="${url}/${name}/{TileMatrixSet}/{TileMatrix}/{TileRow}/{TileCol}.png"/>
    </Layer>`;
}
