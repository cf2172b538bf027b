import type { Land } from '@portal/demo-cadastre/land';
import { escapeXml } from './service-request.ts';
import type { Layer } from './render.ts';

/** Largest width or height of an image in pixels. */
export const LARGEST_SIDE = 2048;

const TITLES: Readonly<Record<Layer, string>> = {
  basemap_color: 'Basiskarte Farbe',
  basemap_grey: 'Basiskarte Grau',
  parcels: 'Flurstücke',
  buildings: 'Gebäude',
  land_estimate: 'Bodenschätzung',
  sheet: 'Druckbild der Liegenschaftskarte',
  sheet_grey: 'Druckbild der Liegenschaftskarte, schwarz-weiß',
  sheet_land_estimate: 'Druckbild mit Bodenschätzung',
  sheet_land_estimate_grey: 'Druckbild mit Bodenschätzung, schwarz-weiß',
};

/** The capabilities document (OGC 06-042, 7.2) of the service at an address such as `http://host/wms`. */
export function wmsCapabilities(address: string, { box, crs }: Pick<Land, 'box' | 'crs'>): string {
  const [west, south, east, north] = box;
  const url = escapeXml(address);
  const get = `<DCPType><HTTP><Get><OnlineResource xlink:href="${url}?"/></Get></HTTP></DCPType>`;
  const layers = Object.entries(TITLES).map(
    ([name, title]) => `      <Layer queryable="0">
        <Name>${name}</Name>
        <Title>${title}</Title>
        <Style><Name>default</Name><Title>default</Title></Style>
      </Layer>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<WMS_Capabilities xmlns="http://www.opengis.net/wms" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.3.0">
  <Service>
    <Name>WMS</Name>
    <Title>Demo state cadastral map</Title>
    <OnlineResource xlink:href="${url}"/>
    <Fees>none</Fees>
    <AccessConstraints>none</AccessConstraints>
    <MaxWidth>${LARGEST_SIDE}</MaxWidth>
    <MaxHeight>${LARGEST_SIDE}</MaxHeight>
  </Service>
  <Capability>
    <Request>
      <GetCapabilities><Format>text/xml</Format>${get}</GetCapabilities>
      <GetMap><Format>image/png</Format>${get}</GetMap>
    </Request>
    <Exception><Format>XML</Format></Exception>
    <Layer>
      <Title>Demo state</Title>
      <CRS>${crs}</CRS>
      <EX_GeographicBoundingBox>
        <westBoundLongitude>5.8</westBoundLongitude>
        <eastBoundLongitude>15.1</eastBoundLongitude>
        <southBoundLatitude>47.2</southBoundLatitude>
        <northBoundLatitude>55.1</northBoundLatitude>
      </EX_GeographicBoundingBox>
      <BoundingBox CRS="${crs}" minx="${west}" miny="${south}" maxx="${east}" maxy="${north}"/>
${layers.join('\n')}
    </Layer>
  </Capability>
</WMS_Capabilities>
`;
}
