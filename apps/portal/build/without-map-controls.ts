import type { Plugin } from 'vite';

const EMPTY = '\0portal:no-map-controls';

/**
 * Leaves the controls of OpenLayers out of the map's script. `ol/Map.js` imports its default controls although our map passes
 * its own, which are none: its buttons are components.
 */
export function withoutMapControls(): Plugin {
  return {
    name: 'portal:without-map-controls',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './control/defaults.js' && importer?.endsWith('/ol/Map.js') ? EMPTY : null,
    load: (id) =>
      id === EMPTY
        ? "import Collection from 'ol/Collection.js'; export const defaults = () => new Collection();"
        : null,
  };
}
