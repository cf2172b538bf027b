import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { DIST } from '../support/build-page.ts';

/** A page as a browser loads it. */
export interface BuiltPage {
  readonly script: string;
  readonly styles: string;
  /** Bytes after gzip. */
  readonly bytes: { readonly script: number; readonly styles: number };
}

const gzipped = (text: string): number => gzipSync(text, { level: 9 }).length;

/**
 * Builds the page of one library for production, as one script and one style sheet; typefaces and pictures that its styles load are left
 * out.
 *
 * @param folder where the libraries are installed
 * @param name file of the page without its ending
 */
export async function buildPage(folder: string, name: string): Promise<BuiltPage> {
  cpSync(join(import.meta.dirname, 'pages'), join(folder, 'pages'), { recursive: true });
  const entry = join(folder, `pages/${name}.main.jsx`);
  writeFileSync(
    entry,
    `import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Page } from './${name}.jsx';
const root = createRoot(document.getElementById('root'));
const start = performance.now();
flushSync(() => root.render(<Page />));
document.body.getBoundingClientRect();
globalThis.mounted = performance.now() - start;
`,
  );
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      dedupe: ['react', 'react-dom'],
      alias: [
        { find: /^@portal\/ui\/themes\.css$/, replacement: `${DIST}themes.css` },
        { find: /^@portal\/ui\/([\w-]+)$/, replacement: `${DIST}$1/index.js` },
      ],
    },
    build: {
      write: false,
      reportCompressedSize: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: entry, output: { codeSplitting: false } },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const script = outputs.flatMap((one) => (one.type === 'chunk' ? one.code : [])).join('');
  const styles = outputs
    .flatMap((one) =>
      one.type === 'asset' && one.fileName.endsWith('.css')
        ? Buffer.from(one.source).toString('utf8')
        : [],
    )
    .join('');
  return { script, styles, bytes: { script: gzipped(script), styles: gzipped(styles) } };
}
