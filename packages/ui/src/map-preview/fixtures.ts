import { samplePage, sampleParcel } from '../parcel-sketch/fixtures.ts';
import type { BaseLayer, MapView } from '../feature-map/types.ts';

// A data URL, as the stories work without a network.
const TILE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#f1f0ea"/><path d="M0 0h256v256" fill="none" stroke="#c5ccd3"/></svg>',
)}`;

const CAPABILITIES = `<Capabilities xmlns="http://www.opengis.net/wmts/1.0" xmlns:ows="http://www.opengis.net/ows/1.1" version="1.0.0">
<Contents>
<Layer>
<ows:Identifier>ground</ows:Identifier>
<Style isDefault="true"><ows:Identifier>default</ows:Identifier></Style>
<Format>image/svg+xml</Format>
<TileMatrixSetLink><TileMatrixSet>utm</TileMatrixSet></TileMatrixSetLink>
<ResourceURL format="image/svg+xml" resourceType="tile" template="${TILE}"/>
</Layer>
<TileMatrixSet>
<ows:Identifier>utm</ows:Identifier>
<ows:SupportedCRS>urn:ogc:def:crs:EPSG:6.9:25833</ows:SupportedCRS>
<TileMatrix>
<ows:Identifier>00</ows:Identifier>
<ScaleDenominator>1000</ScaleDenominator>
<TopLeftCorner>389000 5821000</TopLeftCorner>
<TileWidth>256</TileWidth><TileHeight>256</TileHeight>
<MatrixWidth>40</MatrixWidth><MatrixHeight>40</MatrixHeight>
</TileMatrix>
</TileMatrixSet>
</Contents>
</Capabilities>`;

/** A base layer of squares, as data URLs. */
export const sampleBaseLayer: BaseLayer = {
  capabilitiesUrl: `data:text/xml,${encodeURIComponent(CAPABILITIES)}`,
  layer: 'ground',
  matrixSet: 'utm',
};

/** A service that returns an exception report with HTTP 200. */
export const brokenBaseLayer: BaseLayer = {
  ...sampleBaseLayer,
  capabilitiesUrl: `data:text/xml,${encodeURIComponent('<ServiceExceptionReport/>')}`,
};

/** The view of the stories. */
export const sampleView: MapView = { extent: [380_000, 5_810_000, 400_000, 5_830_000] };

/** A parcel and its page on a map, as properties of a `MapPreview`. */
export const sampleMap = {
  textAlternative: 'Das Flurstück liegt ganz auf der Seite.',
  view: sampleView,
  baseLayer: sampleBaseLayer,
  parcel: sampleParcel,
  pageRectangle: samplePage,
};
