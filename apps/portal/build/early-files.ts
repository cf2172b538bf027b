import { fixedPart, PAGE_NAMES, PORTAL_PATHS } from '@portal/api/pages';
import { join } from 'node:path';
import { minify, type Plugin, type Rolldown, transformWithOxc } from 'vite';
import type { EarlyPage, EarlyPreloads } from '../src/early-preloads.ts';
import type { TextPart } from '../src/i18n/text-parts.ts';
import { PAGE_TABLE, textsOf } from '../src/routes/page-table.ts';
import type { PageRow } from '../src/routes/page-table.ts';

const EARLY = join(import.meta.dirname, '../src/early.ts');
const SCRIPT = /<script\s+(?:vite-ignore\s+)?src="\/src\/early\.ts"><\/script>/;

type Chunk = Rolldown.OutputChunk;

function chunksOf(bundle: Rolldown.OutputBundle): ReadonlyMap<string, Chunk> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
}

function earlyOf(chunks: ReadonlyMap<string, Chunk>): Chunk {
  const script = [...chunks.values()].find(({ name }) => name === 'early');
  if (!script) throw new Error('The early script was not built.');
  if (script.imports.length > 0) throw new Error('A plain script cannot import.');
  return script;
}

const sizeOf = (output: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined): number =>
  output?.type === 'chunk' ? output.code.length : (output?.source.length ?? 0);

/**
 * Scripts that these modules import, directly or not, and their styles, without what every page loads first. The largest come
 * first: over HTTP/1.1 a browser loads six files at a time, and small ones can wait for a connection.
 */
function filesOf(
  bundle: Rolldown.OutputBundle,
  first: ReadonlySet<string>,
  sources: readonly string[],
): string[] {
  const chunks = chunksOf(bundle);
  const seen = new Set<Chunk>();
  const open = sources.map((source) => {
    const chunk = [...chunks.values()].find(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith(source)),
    );
    if (!chunk) throw new Error(`${source} is not in the bundle.`);
    return chunk;
  });
  for (let chunk = open.pop(); chunk; chunk = open.pop()) {
    if (seen.has(chunk) || first.has(chunk.fileName)) continue;
    seen.add(chunk);
    open.push(...chunk.imports.flatMap((name) => chunks.get(name) ?? []));
  }
  const styles = [...seen].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const files = [...new Set(styles), ...[...seen].map(({ fileName }) => fileName)];
  return files.toSorted((one, other) => sizeOf(bundle[other]) - sizeOf(bundle[one]));
}

function preloadsOf(bundle: Rolldown.OutputBundle, html: string): EarlyPreloads {
  const chunks = chunksOf(bundle);
  const first = new Set([...chunks.keys()].filter((file) => html.includes(file)));
  const files = (...sources: string[]) =>
    filesOf(bundle, first, sources).map((file) => `./${file}`);
  const textsIn = (language: string) => {
    const fileOf = (part: TextPart) =>
      files(`/locales/${language}/portal.json?part=${part}`)[0] ?? '';
    return { first: fileOf('first'), pages: fileOf('pages'), orders: fileOf('orders') };
  };
  const languages = { de: textsIn('de'), en: textsIn('en') };
  const pages: Record<string, EarlyPage> = {};
  for (const name of PAGE_NAMES) {
    const { file, prefetch }: PageRow = PAGE_TABLE[name];
    // The start page is part of the first script and makes no queries.
    const ofPage =
      name === 'start' ? [] : files(`/apps/portal/src/${file}`, '/src/services/WithQueries.tsx');
    const page = { files: ofPage, texts: textsOf(name), prefetch };
    for (const path of PORTAL_PATHS[name]) pages[fixedPart(path)] = page;
  }
  return { languages, pages };
}

/**
 * Builds `src/early.ts` as a plain script and writes into its tag which files and calls every language and page needs,
 * so that the browser loads them in parallel with the portal's script and not after it.
 */
export function earlyFiles(): Plugin {
  return {
    name: 'portal:early-files',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: EARLY, name: 'early' });
    },
    async generateBundle(_options, bundle) {
      const script = earlyOf(chunksOf(bundle));
      // It says that a browser is too old, which must therefore understand it (EYE-4).
      const { code } = await transformWithOxc(script.code, 'early.js', { target: 'es2015' });
      // Top-level declarations of a plain script would become globals.
      const plain = await minify('early.js', `(()=>{${code}})();`, {
        compress: { target: 'es2015' },
      });
      script.code = plain.code;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle || !SCRIPT.test(html)) return html;
        const script = earlyOf(chunksOf(bundle));
        const preloads = JSON.stringify(preloadsOf(bundle, html)).replaceAll('"', '&quot;');
        return html.replace(
          SCRIPT,
          `<script src="./${script.fileName}" data-preloads="${preloads}"></script>`,
        );
      },
    },
  };
}
