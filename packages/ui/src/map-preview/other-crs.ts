// As a namespace: a build without the optional package has no names to check (see useMapEngine).
import * as projections from 'ol/proj/proj4.js';
import proj4 from 'proj4';

/** Teaches OpenLayers a CRS it does not have, by its definition in the words of PROJ. */
export function registerCrs(code: string, definition: string): void {
  proj4.defs(code, definition);
  projections.register(proj4);
}
