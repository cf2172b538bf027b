import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { partOf } from '../src/i18n/text-parts.ts';

/** Texts of pages that the backend writes itself: no browser loads them. */
const OF_THE_BACKEND = /^(host|departure)\./;

/**
 * The texts of a language as syntax trees, by their ids, without those of the backend's own pages.
 *
 * @param json a file of `locales`
 * @throws Error with the kind of the fault for a text that is no ICU message
 */
export function compileMessages(json: string): Record<string, unknown> {
  const texts: Readonly<Record<string, string>> = JSON.parse(json);
  const shown = Object.entries(texts).filter(([id]) => !OF_THE_BACKEND.test(id));
  return Object.fromEntries(shown.map(([id, text]) => [id, parse(text)]));
}

/** Compiles the texts of the portal, so that a browser needs no parser of ICU messages, and divides them into parts. */
export function compiledMessages(): Plugin {
  return {
    name: 'portal:compiled-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/locales\/\w+\/portal\.json\?part=\w+$/ },
      handler(code, id) {
        const [, part] = /\?part=(\w+)$/.exec(id) ?? [];
        const ofPart = Object.entries(compileMessages(code)).filter(
          ([text]) => partOf(text) === part,
        );
        return {
          code: `export default ${JSON.stringify(Object.fromEntries(ofPart))};`,
          moduleType: 'js',
          map: null,
        };
      },
    },
  };
}
