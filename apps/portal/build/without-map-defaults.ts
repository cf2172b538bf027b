import type { Plugin } from 'vite';

const EMPTY = '\0portal:no-map-defaults';

/** What `ol/Map.js` falls back to, although our map passes its own controls (none: its buttons are components) and interactions. */
const DEFAULTS = ['./control/defaults.js', './interaction/defaults.js'];

/** Leaves the default controls and interactions of OpenLayers out of the map's script. */
export function withoutMapDefaults(): Plugin {
  return {
    name: 'portal:without-map-defaults',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      DEFAULTS.includes(source) && importer?.endsWith('/ol/Map.js') ? EMPTY : null,
    load: (id) =>
      id === EMPTY
        ? "import Collection from 'ol/Collection.js'; export const defaults = () => new Collection();"
        : null,
  };
}
