import type { PageName } from '@portal/api/pages';
import { LoadingRegion } from '@portal/ui/loading-region';
import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../i18n/use-text.ts';
import { textsOf } from '../routes/page-table.ts';
import { useServices } from '../services/services.ts';
import { loadPage, PAGE_COMPONENTS } from './page-components.ts';

/** Properties of {@link PageWithTexts}. */
interface PageWithTextsProps {
  readonly name: PageName;
}

/** A page, once the parts of the texts that it shows are loaded; its file is loaded at the same time. */
export function PageWithTexts({ name }: PageWithTextsProps): ReactElement {
  const { texts } = useServices();
  const text = useText();
  const [isLoaded, setLoaded] = useState(() => texts.has(textsOf(name)));
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    if (isLoaded) return;
    Promise.all([texts.need(textsOf(name)), loadPage(name)]).then(
      () => setLoaded(true),
      setFailure,
    );
  }, [texts, name, isLoaded]);
  // For the error boundary around the page.
  if (failure !== undefined) throw failure;
  if (!isLoaded) return <LoadingRegion label={text('loading')} />;
  const { Component } = PAGE_COMPONENTS[name];
  return <Component />;
}
