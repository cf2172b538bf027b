import { COLLECTIONS } from '../config/cadastre-mapping.ts';
import type { CadastreSettings, Protocol } from '../config/cadastre-settings.ts';
import { conversion } from './coordinates.ts';
import { RETRY_MS } from './feature-requests.ts';
import type { FeaturePort } from './features.ts';
import { ogcFeatures } from './ogc-features.ts';

/**
 * The cadastre where a state publishes it: each collection by OGC API – Features, by WFS or in a GeoPackage. What reads GML or SQLite, or
 * converts coordinates, is loaded when it is needed.
 *
 * @param retryMs delays before a failed request is repeated
 */
export function cadastreSource(
  settings: CadastreSettings,
  retryMs: readonly number[] = RETRY_MS,
): FeaturePort {
  const { collections, crs } = settings;
  const used = COLLECTIONS.flatMap((name) => collections[name] ?? []);
  const uses = (protocol: Protocol): boolean => used.some((one) => one.protocol === protocol);
  const isWfs = uses('WFS');
  const inDegrees = used.some(({ sourceCrs }) => sourceCrs !== null);
  const openApi = async () =>
    ogcFeatures(
      settings,
      retryMs,
      inDegrees ? await conversion('CRS84', `EPSG:${crs.split('/').at(-1)}`) : null,
    );
  const api = openApi();
  const wfs = isWfs
    ? import('./wfs/index.ts').then(({ wfsPages }) => wfsPages(settings, retryMs))
    : null;
  const files = uses('GEOPACKAGE') ? import('./geopackage/index.ts') : null;
  return {
    settings: JSON.stringify({ collections, crs }),
    version: async () => {
      if (files && used.every(({ protocol }) => protocol === 'GEOPACKAGE')) {
        return (await files).geoPackageVersion(used);
      }
      // A WFS has nothing that changes with its data.
      return isWfs || files ? null : (await api).version();
    },
    async *pages(name) {
      const collection = collections[name];
      if (collection?.protocol === 'WFS' && wfs) yield* (await wfs)(name, collection);
      else if (collection?.protocol === 'GEOPACKAGE' && files)
        yield* (await files).geoPackagePages(settings, collection);
      else yield* (await api).pages(name);
    },
  };
}
