import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import type { ReactElement, ReactNode } from 'react';
import '../tokens/generated/themes.css';
import '../packages/ui/src/fonts/index.ts';
import { PortalProvider } from '../packages/ui/src/provider/index.ts';
import './preview.css';

/** Puts language and theme on the document, as a portal does; parts in portals see them too. */
function Page(props: { locale: 'de' | 'en'; theme: string; children: ReactNode }): ReactElement {
  const { locale, theme, children } = props;
  useEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dataset['portalTheme'] = theme;
  }, [locale, theme]);
  return <PortalProvider locale={locale}>{children}</PortalProvider>;
}

const withPage: Decorator = (Story, { globals }) => {
  const width: unknown = globals['width'];
  return (
    <Page
      locale={globals['language'] === 'en' ? 'en' : 'de'}
      theme={typeof globals['theme'] === 'string' ? globals['theme'] : 'light'}
    >
      <div style={{ maxInlineSize: typeof width === 'string' ? width : undefined }}>
        <Story />
      </div>
    </Page>
  );
};

const preview: Preview = {
  decorators: [withPage],
  initialGlobals: { theme: 'light', language: 'de', width: '' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'contrast', title: 'High contrast' },
        ],
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'de', title: 'Deutsch' },
          { value: 'en', title: 'English' },
        ],
      },
    },
    width: {
      description: 'Width',
      toolbar: {
        icon: 'browser',
        dynamicTitle: true,
        items: [
          { value: '', title: 'Full width' },
          { value: '280px', title: '280 px' },
          { value: '320px', title: '320 px' },
          { value: '768px', title: '768 px' },
          { value: '1140px', title: '1140 px' },
        ],
      },
    },
  },
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
    options: { storySort: { order: ['Start', 'Foundations', 'Form', '*'] } },
    controls: { expanded: true },
  },
};

export default preview;
