import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { ADDRESSES } from '../src/routes/addresses.ts';
import { PAGE_NAMES } from '../src/routes/paths.ts';
import type { PageName } from '../src/routes/paths.ts';

/** What draws each page, below `src/pages`; the start is in the first script. */
const DRAWN_BY: Readonly<Record<Exclude<PageName, 'start'>, string>> = {
  extracts: 'extracts/ExtractsPage.tsx',
  order: 'wizard/WizardPage.tsx',
  product: 'product/ProductPage.tsx',
  myOrders: 'my-orders/MyOrdersPage.tsx',
  review: 'review/ReviewPage.tsx',
  payment: 'payment/PaymentPage.tsx',
  generation: 'generation/GenerationPage.tsx',
  logout: 'logout/LogoutPage.tsx',
  verification: 'verification/VerificationPage.tsx',
  accessibility: 'content/ContentPage.tsx',
  contact: 'content/ContentPage.tsx',
  imprint: 'content/ContentPage.tsx',
  privacy: 'content/ContentPage.tsx',
  help: 'content/ContentPage.tsx',
};

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

/** Scripts that modules need before they can run, but for those of the first page load. */
function filesOf(
  chunks: ReadonlyMap<string, Chunk>,
  first: ReadonlySet<string>,
  sources: readonly string[],
): string[] {
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
  return [...seen].map(({ fileName }) => fileName);
}

/** The address without what differs from visit to visit: `/echtheit/:code?` is found as `/echtheit`. */
const fixedPart = (address: string): string => address.replace(/\/:.*$/, '');

function listFiles(bundle: Rolldown.OutputBundle, html: string): Record<string, readonly string[]> {
  const chunks = chunksOf(bundle);
  const first = new Set([...chunks.keys()].filter((file) => html.includes(file)));
  const files = (...sources: string[]) =>
    filesOf(chunks, first, sources).map((file) => `./${file}`);
  const listed: Record<string, readonly string[]> = {
    de: files('/messages/generated/de.json'),
    en: files('/messages/generated/en.json'),
  };
  for (const name of PAGE_NAMES) {
    if (name === 'start') continue;
    const ofPage = files(`/src/pages/${DRAWN_BY[name]}`, '/src/app/WithQueries.tsx');
    for (const address of ADDRESSES[name]) listed[fixedPart(address)] = ofPage;
  }
  return listed;
}

/**
 * Builds `src/early.ts` as a plain script and tells it, in the page itself, which files every language and page needs:
 * so the browser fetches them beside the portal's script rather than after it.
 */
export function earlyFiles(): Plugin {
  return {
    name: 'portal:early-files',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: EARLY, name: 'early' });
    },
    generateBundle(_options, bundle) {
      const script = earlyOf(chunksOf(bundle));
      // What a plain script declares would belong to the whole window.
      script.code = `(()=>{${script.code}})();`;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle || !SCRIPT.test(html)) return html;
        const script = earlyOf(chunksOf(bundle));
        const files = JSON.stringify(listFiles(bundle, html)).replaceAll('"', '&quot;');
        return html.replace(
          SCRIPT,
          `<script src="./${script.fileName}" data-files="${files}"></script>`,
        );
      },
    },
  };
}
