import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Name of the file in the build. */
const NOTICES_FILE = 'third-party-notices.txt';

const IN_PACKAGE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** The folder of the package that a module belongs to; null for modules of the project and of the bundler. */
export function packageFolderOf(id: string): string | null {
  const [, folder = ''] = IN_PACKAGE.exec(id.replace(/^\0/, '')) ?? [];
  return folder && existsSync(join(folder, 'package.json')) ? folder : null;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
}

/** Name, version and licence of a package. @throws Error when it has neither a licence file nor an author */
export function noticeOf(folder: string): string {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { name, version, license = 'see below', author } = manifest;
  const head = `${name} ${version} (${license})`;
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  if (texts.length > 0) return [head, ...texts].join('\n\n');
  const person = typeof author === 'string' ? author : author?.name;
  if (!person) throw new Error(`${name} has neither a licence file nor an author.`);
  return `${head}\n\nCopyright ${person}`;
}

/**
 * Writes the licences of all bundled packages into one file, because most licences require them to be delivered with the
 * code.
 *
 * @param others folders of packages that are delivered without a module of their own, such as fonts
 */
export function thirdPartyNotices(others: readonly string[]): Plugin {
  return {
    name: 'portal:third-party-notices',
    apply: 'build',
    generateBundle() {
      const bundled = [...this.getModuleIds()].flatMap((id) => packageFolderOf(id) ?? []);
      const notices = new Set([...bundled, ...others].map(noticeOf));
      const source = [...notices].toSorted().join(`\n\n${'-'.repeat(80)}\n\n`);
      this.emitFile({ type: 'asset', fileName: NOTICES_FILE, source: `${source}\n` });
    },
  };
}
