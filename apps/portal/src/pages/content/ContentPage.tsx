import type { ContentPage as Content } from '@portal/api';
import type { ReactElement } from 'react';
import { Heading } from '@portal/ui/typography';
import { useServices } from '../../services/services.ts';
import { localized } from '../../i18n/language.ts';
import { textLanguage } from '../../i18n/text-language.ts';
import { useLanguage } from '../../i18n/use-text.ts';
import type { PageName } from '../../routes/page-table.ts';
import { usePageName } from '../../routes/use-page-name.ts';
import { usePageFocus } from '../../navigation/use-page-focus.ts';
import { ContentText } from '../common/ContentText.tsx';
import * as layout from '../styles/layout.css.ts';
import { ContactCard } from './ContactCard.tsx';

const CONTENT = ['accessibility', 'contact', 'imprint', 'privacy', 'help'] as const;

function contentName(page: PageName): (typeof CONTENT)[number] {
  return CONTENT.find((name) => name === page) ?? 'help';
}

function Sections({ content }: { content: Content }): ReactElement {
  const language = useLanguage();
  return (
    <>
      {content.sections.map(({ heading, paragraphs }) => (
        <section key={heading.de} className={layout.section}>
          <Heading {...textLanguage(heading, language)}>{localized(heading, language)}</Heading>
          <ContentText texts={paragraphs} />
        </section>
      ))}
    </>
  );
}

/** Accessibility statement, contact, imprint, privacy policy and help: pages from the configuration (APP-8). */
export function ContentPage(): ReactElement {
  const { configuration } = useServices();
  const language = useLanguage();
  const name = contentName(usePageName());
  const content = configuration.pages[name];
  const title = localized(content.title, language);
  usePageFocus(title, name);
  return (
    <article className={layout.article}>
      <Heading headingLevel={1} {...textLanguage(content.title, language)}>
        {title}
      </Heading>
      {name === 'contact' && <ContactCard contact={configuration.contact} />}
      <Sections content={content} />
    </article>
  );
}
