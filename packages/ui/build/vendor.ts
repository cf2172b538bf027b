import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import { stripRadix } from './strip-radix.ts';

const LIBRARY_MODULE = /^(.*\/node_modules\/)((?:@[^/]+\/)?[^/]+)\/(.+)\.m?js$/;

/** Path in the package of a module of a library; `null` for our own modules. */
export function vendorName(id: string): string | null {
  const [, , library, file] = LIBRARY_MODULE.exec(id) ?? [];
  return library && file ? `vendor/${library}/${file}` : null;
}

interface Library {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly author?: string | { readonly name: string } | undefined;
}

/** Licence notice of a library; without a licence file it names the author. */
function notice(folder: string): string {
  const library: Library = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { name, version, license, author } = library;
  const head = `${name} ${version} (${license})`;
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  if (file) return `${head}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
  const person = typeof author === 'string' ? author : author?.name;
  if (!person) throw new Error(`${name} has neither an author nor a licence file`);
  return `${head}\n\nCopyright ${person}\n`;
}

/**
 * Bundles libraries into the package, so that adopters install and audit one package instead of
 * forty. Removes names for debugging, some of which prevent tree-shaking, and adds every licence
 * to `vendor/LICENSES.txt`.
 */
export function vendor(): Plugin {
  return {
    name: 'portal:vendor',
    transform(code, id) {
      if (!id.includes('/@radix-ui/')) return null;
      // The source map of a library need not be exact.
      return { code: stripRadix(code, id), map: null };
    },
    generateBundle(_options, bundle) {
      const folders = new Set<string>();
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        for (const id of output.moduleIds) {
          const [, root = '', library = ''] = LIBRARY_MODULE.exec(id) ?? [];
          if (library && existsSync(join(root, library, 'package.json')))
            folders.add(root + library);
        }
      }
      const source = [...folders].toSorted().map(notice).join('\n\n');
      this.emitFile({ type: 'asset', fileName: 'vendor/LICENSES.txt', source });
    },
  };
}
