import type { PageName } from '@portal/api/pages';
import type { ReactElement } from 'react';
import { usePageName } from '../../routes/use-page-name.ts';
import { ConfiguredContent, CONTENT } from './ConfiguredContent.tsx';
import type { ContentName } from './ConfiguredContent.tsx';

function contentName(page: PageName): ContentName {
  return CONTENT.find((name) => name === page) ?? 'help';
}

/** Contact, imprint, privacy policy and help: pages from the configuration (APP-8). */
export function ContentPage(): ReactElement {
  return <ConfiguredContent name={contentName(usePageName())} />;
}
