import { parse } from 'node:path';
import type { Rolldown } from 'vite';

const isOneOf =
  (...parts: readonly string[]) =>
  (id: string): boolean =>
    parts.some((part) => id.includes(part));

const isNot =
  (...parts: readonly string[]) =>
  (id: string): boolean =>
    !isOneOf(...parts)(id);

/** Modules that only the map needs; they are loaded when a map is shown. */
const OF_THE_MAP = ['/node_modules/ol/', '/map-preview/engine', 'proj4', 'rbush', 'earcut'];

/** What every map has around the library: frame, buttons, texts and legend; the steps without a map do without. */
const AROUND_THE_MAP = [
  '/packages/ui/src/map-preview/',
  '/packages/ui/src/parcel-picker/',
  '/apps/portal/src/pages/wizard/use-map-view',
];

/** Starts to load the map, before what is around it. */
const PRELOADS_THE_MAP = '/map-preview/preload';

/** The form of the address is loaded when paper is chosen. */
const OF_PAPER = '/pages/wizard/delivery/';

/** Justification and list of parcels, which few orders need, share a field of several lines. */
const OF_LONG_TEXTS = '/packages/ui/src/text-area/';

/** Configured texts of pages, with their library; the order does without. */
const OF_CONTENT = [
  '/node_modules/marked/',
  '/packages/api/src/content',
  '/apps/portal/src/pages/common/ContentText',
  '/apps/portal/src/pages/common/InfoSections',
  '/packages/ui/src/accordion/',
  '/react-accordion/',
  '/react-collapsible/',
];

/** Folders and modules that only the summary and the pages of sent orders share; the steps before do without. */
const OF_SENT_ORDERS = [
  '/packages/ui/src/order-table/',
  '/packages/ui/src/icons/order-drawings',
  '/apps/portal/src/pages/order/',
  '/apps/portal/src/pages/positions/',
  '/apps/portal/src/pages/common/SentOrderHead',
  '/apps/portal/src/pages/common/next-action',
  '/apps/portal/src/pages/common/use-fresh-order',
  '/apps/portal/src/pages/common/LoginNeeded',
  '/apps/portal/src/pages/common/OrderAddressee',
  '/apps/portal/src/pages/common/PostalAddress',
  '/packages/order-flow/src/orders/payment',
  '/packages/order-flow/src/orders/reorder',
  '/packages/order-flow/src/steps/order-steps',
];

/**
 * Few files instead of one for every module that two pages share: each file costs a slow connection a round trip.
 * React is in a file of its own, because two files of half the size load in parallel and React seldom changes.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    {
      name: 'react',
      tags: ['$initial'],
      test: /\/node_modules\/(react|react-dom|scheduler)\//,
      priority: 4,
    },
    { name: 'first', tags: ['$initial'], test: isNot('/src/early.ts'), priority: 3 },
    // Styles of all other pages in one file: together they are smaller, and a page waits for one.
    { name: 'styles', test: /\.vanilla\.css/, priority: 3 },
    {
      name: 'pages',
      test: isNot(
        ...OF_THE_MAP,
        ...AROUND_THE_MAP,
        ...OF_SENT_ORDERS,
        ...OF_CONTENT,
        OF_PAPER,
        OF_LONG_TEXTS,
        '/src/early.ts',
      ),
      minShareCount: 2,
      priority: 2,
    },
    { name: 'content', test: isOneOf(...OF_CONTENT), minShareCount: 2, priority: 1 },
    { name: 'orders', test: isOneOf(...OF_SENT_ORDERS), minShareCount: 2, priority: 1 },
    {
      name: 'map',
      test: (id) => isOneOf(...AROUND_THE_MAP)(id) && isNot(...OF_THE_MAP, PRELOADS_THE_MAP)(id),
      minShareCount: 2,
      includeDependenciesRecursively: false,
      priority: 1,
    },
  ],
};

/** Names of shared chunks list everything that shares them; the hash is enough to distinguish them. */
const shortName = (name: string): string => name.replace(/~.*$/, '');

/** File names of scripts; texts have the name of language and part, because all their files are called `portal.json`. */
export const chunkFileNames = ({ name, facadeModuleId }: Rolldown.PreRenderedChunk): string => {
  const [, language, part] =
    /\/locales\/(\w+)\/portal\.json\?part=(\w+)$/.exec(facadeModuleId ?? '') ?? [];
  return `assets/${language ? `${language}-${part}` : shortName(name)}-[hash].js`;
};

/** File names of styles, fonts and images. */
export const assetFileNames = ({ names }: Rolldown.PreRenderedAsset): string =>
  `assets/${shortName(parse(names[0] ?? 'file').name)}-[hash][extname]`;
