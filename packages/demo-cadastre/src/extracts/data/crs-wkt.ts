import type { Crs } from '../../land/crs.ts';

/** WGS 84, which every GeoPackage defines. */
export const WGS_84_WKT =
  'GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563]],PRIMEM["Greenwich",0],UNIT["degree",0.0174532925199433],AUTHORITY["EPSG","4326"]]';

/** The zone of a CRS: 31 to 33. */
const zoneOf = (crs: Crs): number => Number(crs.slice(-2));

/** The EPSG number of a CRS. */
export const srsOf = (crs: Crs): number => Number(crs.slice('EPSG:'.length));

/** The definition of ETRS89 / UTM as well-known text (OGC 01-009). */
export function wktOf(crs: Crs): string {
  const zone = zoneOf(crs);
  const geographic =
    'GEOGCS["ETRS89",DATUM["European_Terrestrial_Reference_System_1989",SPHEROID["GRS 1980",6378137,298.257222101]],PRIMEM["Greenwich",0],UNIT["degree",0.0174532925199433],AUTHORITY["EPSG","4258"]]';
  const parameters = [
    ['latitude_of_origin', 0],
    ['central_meridian', zone * 6 - 183],
    ['scale_factor', 0.9996],
    ['false_easting', 500_000],
    ['false_northing', 0],
  ]
    .map(([name, value]) => `PARAMETER["${name}",${value}]`)
    .join(',');
  return `PROJCS["ETRS89 / UTM zone ${zone}N",${geographic},PROJECTION["Transverse_Mercator"],${parameters},UNIT["metre",1],AXIS["Easting",EAST],AXIS["Northing",NORTH],AUTHORITY["EPSG","${srsOf(crs)}"]]`;
}
