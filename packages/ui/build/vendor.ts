import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'rolldown';

const INSIDE = /^(.*\/node_modules\/)((?:@[^/]+\/)?[^/]+)\/(.+)\.m?js$/;

/** Where a module of a library lies in the package; `null` for a module of our own. */
export function vendorName(id: string): string | null {
  const [, , library, file] = INSIDE.exec(id) ?? [];
  return library && file ? `vendor/${library}/${file}` : null;
}

interface Library {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly author?: string | { readonly name: string } | undefined;
}

/** What must be said of a library; one that ships no text of its licence is named with its author. */
function notice(folder: string): string {
  const library: Library = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { name, version, license, author } = library;
  const head = `${name} ${version} (${license})`;
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  if (file) return `${head}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
  const person = typeof author === 'string' ? author : author?.name;
  if (!person) throw new Error(`${name} names neither author nor licence`);
  return `${head}\n\nCopyright ${person}\n`;
}

/**
 * Libraries come along inside the package, so that adopters install and audit one package instead of
 * forty and none of them loads a thousand icons on the server. Takes away the names kept for
 * debugging, which hinder tree-shaking, and adds every licence to `vendor/LICENSES.txt`.
 */
export function vendor(): Plugin {
  return {
    name: 'portal:vendor',
    transform(code, id) {
      if (!id.includes('/@radix-ui/')) return null;
      return code
        .replace(/^var __name = .*$/m, 'const __name = (value) => value;')
        .replace(/^\s*static\s*\{\s*__name\(this, "\w+"\);\s*\}$/gm, '')
        .replace(/^\s*__name\(\w+, "\w+"\);$/gm, '');
    },
    generateBundle(_options, bundle) {
      const folders = new Set<string>();
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        for (const id of output.moduleIds) {
          const [, root = '', library = ''] = INSIDE.exec(id) ?? [];
          if (library && existsSync(join(root, library, 'package.json')))
            folders.add(root + library);
        }
      }
      const source = [...folders].toSorted().map(notice).join('\n\n');
      this.emitFile({ type: 'asset', fileName: 'vendor/LICENSES.txt', source });
    },
  };
}
