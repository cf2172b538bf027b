import type { FeaturePort, SourceFeature } from '../../apps/backend/src/ports/features.ts';
import { collectionsOf } from '../../apps/sandbox/src/features/collections.ts';
import { createLand, type LandOptions } from '@portal/demo-cadastre/land';

const PAGE = 2500;

/** The demo state as a source in this process, without HTTP; generated page by page. */
export function demoSource(parcels: number, options: LandOptions = {}): FeaturePort {
  const collections = collectionsOf(createLand({ ...options, parcels }));
  return {
    version: async () => String(parcels),
    async *pages(name) {
      const collection = collections.get(name);
      if (!collection) throw new Error(`The demo state has no ${name}.`);
      for (let offset = 0, matched = 1; offset < matched; offset += PAGE) {
        const page = collection.page(null, offset, PAGE);
        matched = page.matched;
        const features = page.features.map(
          ({ properties, geometry }): SourceFeature => ({
            properties: properties ?? {},
            geometry: geometry && { type: geometry.type, coordinates: geometry.coordinates },
          }),
        );
        yield { features, matched };
      }
    },
  };
}
