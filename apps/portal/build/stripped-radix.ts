import type { Plugin } from 'vite';
import { stripRadix } from '../../../packages/ui/build/strip-radix.ts';

/** Leaves the names of functions and unused methods of Radix out of the portal, as out of the published package. */
export function strippedRadix(): Plugin {
  return {
    name: 'portal:stripped-radix',
    apply: 'build',
    transform: {
      filter: { id: /\/@radix-ui\// },
      // The source map of a library need not be exact.
      handler: (code, id) => ({ code: stripRadix(code, id), map: null }),
    },
  };
}
