import { COLLECTIONS } from '../config/cadastre-mapping.ts';
import type { CadastreSettings } from '../config/cadastre-settings.ts';
import { conversion } from './coordinates.ts';
import { RETRY_MS } from './feature-requests.ts';
import type { FeaturePort } from './features.ts';
import { ogcFeatures } from './ogc-features.ts';

/**
 * The cadastre where a state publishes it: each collection by OGC API – Features or by WFS. What reads GML or converts coordinates is
 * loaded when it is needed.
 *
 * @param retryMs delays before a failed request is repeated
 */
export function cadastreSource(
  settings: CadastreSettings,
  retryMs: readonly number[] = RETRY_MS,
): FeaturePort {
  const { collections, crs, sourceCrs } = settings;
  const isWfs = COLLECTIONS.some((name) => collections[name]?.protocol === 'WFS');
  const openApi = async () =>
    ogcFeatures(
      settings,
      retryMs,
      sourceCrs === null ? null : await conversion('CRS84', `EPSG:${crs.split('/').at(-1)}`),
    );
  const api = openApi();
  const wfs = isWfs
    ? import('./wfs/index.ts').then(({ wfsPages }) => wfsPages(settings, retryMs))
    : null;
  return {
    // A WFS has nothing that changes with its data.
    version: async () => (isWfs ? null : (await api).version()),
    async *pages(name) {
      const collection = collections[name];
      if (collection?.protocol === 'WFS' && wfs) yield* (await wfs)(name, collection);
      else yield* (await api).pages(name);
    },
  };
}
