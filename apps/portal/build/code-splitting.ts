import { PAGE_NAMES } from '@portal/api/pages';
import { join, parse } from 'node:path';
import type { Rolldown } from 'vite';
import { PAGE_TABLE } from '../src/routes/page-table.ts';
import { LATER_FILES, PAGE_SHARES, type SharedFile } from './shared-files.ts';

/** A plain script, which imports nothing. */
const EARLY = '/src/early.ts';

/** The shared file of what is loaded by itself: a page, or what a page loads later; null: it has none. */
const SHARED = new Map<string, SharedFile>([
  ...PAGE_NAMES.map((name) => {
    const shared: SharedFile = PAGE_SHARES[name] ?? 'pages';
    return [PAGE_TABLE[name].file, shared] as const;
  }),
  ...Object.entries(LATER_FILES),
]);

const SOURCES = join(import.meta.dirname, '../src/');
/** What lies around every page is loaded with all of them. */
function sharedFileOf(root: string): SharedFile | null {
  const file = root.replace(SOURCES, '');
  return SHARED.get(file) ?? (file.startsWith('shell/') ? 'pages' : null);
}

/**
 * Modules that import a module at once. An `index.ts` only passes it on, and what imports that counts if it names something of
 * the module.
 */
function importersOf(id: string, graph: Rolldown.ChunkingContext): readonly string[] {
  const { importers = [], exports = [] } = graph.getModuleInfo(id) ?? {};
  const names = new RegExp(`\\b(?:${exports.filter((name) => /^\w+$/.test(name)).join('|')})\\b`);
  return importers.flatMap((importer) => {
    if (!importer.endsWith('/index.ts')) return [importer];
    const users = graph.getModuleInfo(importer)?.importers ?? [];
    return users.filter((user) => names.test(graph.getModuleInfo(user)?.code ?? ''));
  });
}

/** The modules that load a module with them, each loaded by itself: pages, and what they load later. */
function rootsOf(id: string, graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  const roots = new Set<string>();
  const seen = new Set<string>();
  const open = [id];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    if ((graph.getModuleInfo(next)?.dynamicImporters ?? []).length > 0) roots.add(next);
    open.push(...importersOf(next, graph));
  }
  return roots;
}

/** The file of what several load: `orders` for what the first steps of the wizard do not need, else `pages`. What has no file of its own has no say. */
function fileOfAll(files: ReadonlySet<SharedFile | null>): SharedFile | null {
  const named = [...files].filter((one) => one !== null);
  if (files.size < 2) return named[0] ?? null;
  return named.every((one) => one === 'orders' || one === 'content') ? 'orders' : 'pages';
}

/**
 * The shared file of a module, from the page table: what several pages load is in the file of these pages (`fileOfAll`). What a page has loaded does not count for what it loads later.
 */
function sharedFile(id: string, graph: Rolldown.ChunkingContext): string | null {
  const roots = rootsOf(id, graph);
  const isLoadedBefore = (root: string): boolean =>
    (graph.getModuleInfo(root)?.dynamicImporters ?? []).some((importer) =>
      [...rootsOf(importer, graph)].some((one) => one !== root && roots.has(one)),
    );
  const loading = [...roots].filter((root) => !isLoadedBefore(root));
  if (roots.size < 2 || (roots.has(id) && sharedFileOf(id) === null)) return null;
  const [only, ...others] = loading;
  if (only !== undefined && others.length === 0)
    return only === id ? null : `${parse(only).name}.parts`;
  return fileOfAll(new Set(loading.map(sharedFileOf)));
}

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
    { name: 'first', tags: ['$initial'], test: (id) => !id.endsWith(EARLY), priority: 3 },
    // Styles of all other pages in one file: together they are smaller, and a page waits for one.
    { name: 'styles', test: /\.vanilla\.css/, priority: 3 },
    {
      name: sharedFile,
      debugName: 'shared',
      test: (id) => !id.endsWith(EARLY),
      minShareCount: 2,
      includeDependenciesRecursively: false,
      priority: 2,
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
