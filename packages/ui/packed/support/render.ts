import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from './run.ts';

/** What the app renders on the server. */
export interface Rendered {
  readonly html: string;
  /** Names that each entry of `@portal/ui` exports. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  /** Each component alone, with a class `probe-<name>` and `data-probe="<name>"`. */
  readonly alone: Readonly<Record<string, string>>;
  /** Values from the other packages. */
  readonly other: Readonly<Record<string, unknown>>;
}

/** Renders in a separate Node process, which loads the installed package and has no DOM. */
export async function renderInNode(app: string): Promise<Rendered> {
  // Several test files render the same app.
  const folder = mkdtempSync(join(app, 'server-'));
  const args = ['build', '--ssr', 'src/server.tsx', '--outDir', folder];
  await run('node_modules/.bin/vite', args, app);
  const url = pathToFileURL(join(folder, 'server.js')).href;
  const script = `const { render } = await import(${JSON.stringify(url)});
    console.log(JSON.stringify(render()));`;
  return JSON.parse(await run('node', ['--input-type=module', '--eval', script], app));
}
