import { parse } from 'node:path';
import type { Rolldown } from 'vite';

const isNot =
  (...parts: readonly string[]) =>
  (id: string): boolean =>
    !parts.some((part) => id.includes(part));

/** Only the map needs these; it is fetched when a map is shown. */
const OF_THE_MAP = ['/node_modules/ol/', '/map-preview/engine', 'proj4', 'rbush', 'earcut'];

/**
 * Few files instead of one for every module that two pages share: each costs a slow connection a way there and back.
 * React apart from the portal's own code, as two half files arrive sooner than a whole one and React seldom changes.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    {
      name: 'react',
      tags: ['$initial'],
      test: /\/node_modules\/(react|react-dom|scheduler)\//,
      priority: 3,
    },
    { name: 'first', tags: ['$initial'], test: isNot('/src/early.ts'), priority: 2 },
    {
      name: 'pages',
      test: isNot(...OF_THE_MAP, '/src/early.ts'),
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 60_000,
      priority: 1,
    },
  ],
};

/** Shared files are named after everything that shares them; their hash tells them apart as well. */
const shortName = (name: string): string => name.replace(/~.*$/, '');

/** Names of the scripts. */
export const chunkFileNames = ({ name }: Rolldown.PreRenderedChunk): string =>
  `assets/${shortName(name)}-[hash].js`;

/** Names of styles, fonts and pictures. */
export const assetFileNames = ({ names }: Rolldown.PreRenderedAsset): string =>
  `assets/${shortName(parse(names[0] ?? 'file').name)}-[hash][extname]`;
