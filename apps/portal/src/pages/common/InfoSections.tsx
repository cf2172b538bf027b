import { Accordion } from '@portal/ui/accordion';
import type { ReactElement } from 'react';
import { ConfiguredText } from '../../i18n/ConfiguredText.tsx';
import { useServices } from '../../services/services.ts';
import { ContentText } from './ContentText.tsx';

/** The questions and answers of the state, each of which opens; below a heading of level 2. */
export function InfoSections(): ReactElement {
  const { configuration } = useServices();
  return (
    <Accordion
      headingLevel={3}
      items={configuration.infoSections.map(({ heading, paragraphs }) => ({
        value: heading.de,
        heading: <ConfiguredText text={heading} />,
        content: <ContentText texts={paragraphs} />,
      }))}
    />
  );
}
