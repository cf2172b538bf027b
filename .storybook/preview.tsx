import type { Decorator, Preview, StoryContext } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '@fontsource-variable/source-sans-3/wght.css';
import '../tokens/generated/themes.css';
import '../tokens/generated/kuestenland.css';
import 'virtual:kern-brand.css';
import '../packages/ui/src/reset/index.ts';
import '../packages/ui/src/fonts/index.ts';
import { DocsPage } from './DocsPage.tsx';
import { modes } from './modes.ts';
import { Page } from './Page.tsx';
import type { Framing } from './Page.tsx';
import { preferredTheme } from './theme.ts';
import { globalTypes, initialGlobals } from './toolbar.ts';
import { AXE_OPTIONS } from '../packages/ui/src/testing/axe-options.ts';
import { typeTexts } from '../packages/ui/docs/type-text.ts';
import './preview.css';

// A busy computer needs more than the usual second.
configure({ asyncUtilTimeout: 5000 });

/** Pages of the portal are whole pages. On a docs page, the docs page itself has `main` and `h1`. */
function framingOf({ parameters, tags, viewMode }: StoryContext): Framing {
  if (viewMode === 'docs' || tags.includes('page')) return 'whole';
  return parameters['page'] ?? 'part';
}

const withPage: Decorator = (Story, context) => (
  <Page
    globals={context.globals}
    framing={framingOf(context)}
    isOfPortal={context.tags.includes('page')}
    name={`${context.title}: ${context.name}`}
  >
    <Story />
  </Page>
);

const preview: Preview = {
  decorators: [withPage],
  argTypesEnhancers: [typeTexts],
  initialGlobals,
  globalTypes,
  parameters: {
    a11y: {
      test: 'error',
      // Some rules apply to the whole document only.
      context: 'html',
      options: {
        ...AXE_OPTIONS,
        // The test command needs violations only; the panel of the addon also shows what passed.
        ...(import.meta.env['VITEST_STORYBOOK'] === 'false' ? { resultTypes: ['violations'] } : {}),
      },
      // The addon disables this rule by default, but each story is on a page with landmarks.
      config: { rules: [{ id: 'region', enabled: true }] },
    },
    // Screenshots by Chromatic (`pnpm chromatic`), without motion.
    chromatic: { modes, prefersReducedMotion: 'reduce' },
    docs: {
      container: DocsPage,
      theme: preferredTheme(),
      // Storybook would print what React rendered, with the minified names of the build. The example of each page compiles.
      canvas: { sourceState: 'none' },
    },
    options: {
      storySort: {
        order: [
          'Start',
          [
            'Welcome',
            'Getting started',
            'Overview',
            'Writing texts',
            'Für die Prüfung (Deutsch)',
            'Accessibility report',
            '*',
          ],
          'Foundations',
          ['Colour', 'Type', 'Space', '*'],
          'Forms',
          'Navigation',
          'Feedback',
          'Data',
          'Map',
          'Patterns',
          'Pages',
          '*',
        ],
      },
    },
    controls: { expanded: true },
  },
};

export default preview;
