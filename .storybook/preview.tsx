import type { Decorator, Preview } from '@storybook/react-vite';
import '@fontsource-variable/source-sans-3/wght.css';
import '../tokens/generated/themes.css';
import '../tokens/generated/kuestenland.css';
import '../packages/ui/src/fonts/index.ts';
import { Page } from './Page.tsx';
import { globalTypes, initialGlobals } from './toolbar.ts';
import './preview.css';

const withPage: Decorator = (Story, { globals }) => (
  <Page globals={globals}>
    <Story />
  </Page>
);

const preview: Preview = {
  decorators: [withPage],
  initialGlobals,
  globalTypes,
  parameters: {
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
      // A story is a part of a page: landmarks and the first heading belong to the page.
      config: {
        rules: [
          { id: 'region', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
          { id: 'landmark-one-main', enabled: false },
        ],
      },
    },
    options: {
      storySort: { order: ['Start', 'Foundations', ['Colour', 'Type', 'Space', '*'], 'Form', '*'] },
    },
    controls: { expanded: true },
  },
};

export default preview;
