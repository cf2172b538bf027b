import { join } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '../../..');

/** Styles of the offers on the start page, whose script is a file of its own. */
const OF_THE_OFFERS = [
  'packages/ui/src/price/Price.css.ts',
  'packages/ui/src/teaser-card/TeaserCard.css.ts',
  'packages/ui/src/visually-hidden/VisuallyHidden.css.ts',
  'apps/portal/src/pages/landing/LandingOffers.css.ts',
].map((file) => join(ROOT, file));

const START_PAGE = /\/src\/pages\/landing\/LandingPage\.tsx$/;

/**
 * Adds the styles of the offers to the first file of styles: they are shown with the first page, and a file of their own
 * would cost a slow connection a round trip. Only the styles: names of classes stay with the scripts that use them.
 */
export function firstStyles(): Plugin {
  return {
    name: 'portal:first-styles',
    apply: 'build',
    transform: {
      filter: { id: START_PAGE },
      async handler(code) {
        // The styles are written while the module of their names is transformed.
        await Promise.all(OF_THE_OFFERS.map((id) => this.load({ id })));
        const imports = OF_THE_OFFERS.map((id) => `import ${JSON.stringify(`${id}.vanilla.css`)};`);
        return { code: `${code}\n${imports.join('\n')}`, map: null };
      },
    },
  };
}
