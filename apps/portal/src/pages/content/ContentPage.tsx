import type { PageName } from '@portal/api/pages';
import type { ContentPage as Content } from '@portal/api';
import { useLanguages } from '@portal/ui/provider';
import type { ReactElement } from 'react';
import { Heading } from '@portal/ui/typography';
import { ConfiguredText } from '../../i18n/ConfiguredText.tsx';
import { useServices } from '../../services/services.ts';
import { localized } from '../../i18n/language.ts';
import { usePageName } from '../../routes/use-page-name.ts';
import { usePageFocus } from '../../navigation/use-page-focus.ts';
import { ContentText } from '../common/ContentText.tsx';
import * as layout from '../styles/layout.css.ts';
import { ContactCard } from './ContactCard.tsx';
import { PageHeading } from '../common/PageHeading.tsx';

const CONTENT = ['accessibility', 'contact', 'imprint', 'privacy', 'help'] as const;

function contentName(page: PageName): (typeof CONTENT)[number] {
  return CONTENT.find((name) => name === page) ?? 'help';
}

function Sections({ content }: { content: Content }): ReactElement {
  return (
    <>
      {content.sections.map(({ heading, paragraphs }) => (
        <section key={heading.de} className={layout.section}>
          <Heading>
            <ConfiguredText text={heading} />
          </Heading>
          <ContentText texts={paragraphs} />
        </section>
      ))}
    </>
  );
}

/** Accessibility statement, contact, imprint, privacy policy and help: pages from the configuration (APP-8). */
export function ContentPage(): ReactElement {
  const { configuration } = useServices();
  const languages = useLanguages();
  const name = contentName(usePageName());
  const content = configuration.pages[name];
  const title = localized(content.title, languages);
  usePageFocus(title, name);
  return (
    <article className={layout.article}>
      <PageHeading>
        <ConfiguredText text={content.title} />
      </PageHeading>
      {name === 'contact' && <ContactCard contact={configuration.contact} />}
      <Sections content={content} />
    </article>
  );
}
