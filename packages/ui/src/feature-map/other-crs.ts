// A namespace import: named imports fail in a build without the optional package (see
// useMapEngine).
import * as projections from 'ol/proj/proj4.js';
import proj4 from 'proj4';

/** Registers a CRS with OpenLayers by its PROJ definition. */
export function registerCrs(code: string, definition: string): void {
  proj4.defs(code, definition);
  projections.register(proj4);
}
