import type { PageName } from '@portal/api/pages';
import type { ContentPage as Content } from '@portal/api';
import { Link } from '@portal/ui/link';
import { useLanguages } from '@portal/ui/provider';
import { useEffect, useId } from 'react';
import type { ReactElement } from 'react';
import { Heading, Text } from '@portal/ui/typography';
import { useLocation } from 'react-router-dom';
import { ConfiguredText } from '../../i18n/ConfiguredText.tsx';
import { useServices } from '../../services/services.ts';
import { localized } from '../../i18n/language.ts';
import { useText } from '../../i18n/use-text.ts';
import { hrefOf, paths } from '../../routes/paths.ts';
import { usePageName } from '../../routes/use-page-name.ts';
import { usePageFocus } from '../../navigation/use-page-focus.ts';
import { ContentText } from '../common/ContentText.tsx';
import * as layout from '../styles/layout.css.ts';
import { ContactCard, ContactLinks } from './ContactCard.tsx';
import * as css from './ContentPage.css.ts';
import { PageHeading } from '../common/PageHeading.tsx';

const CONTENT = ['accessibility', 'contact', 'imprint', 'privacy', 'help'] as const;
type ContentName = (typeof CONTENT)[number];

/** With fewer sections, all of them are in view or nearly so. */
const SECTIONS_WITH_CONTENTS = 3;

function contentName(page: PageName): ContentName {
  return CONTENT.find((name) => name === page) ?? 'help';
}

/** The section of the address, counted from 1; 0 without one. */
function useSection(): number {
  const { search } = useLocation();
  const section = Number(new URLSearchParams(search).get('abschnitt'));
  return Number.isInteger(section) ? section : 0;
}

function Contents(props: { name: ContentName; content: Content; shown: number }): ReactElement {
  const { name, content, shown } = props;
  const text = useText();
  const id = useId();
  return (
    <nav className={css.contents} aria-labelledby={id}>
      <p id={id} className={css.contentsHeading}>
        {text('content.onThisPage')}
      </p>
      <ul className={css.contentsList}>
        {content.sections.map(({ heading }, index) => (
          <li key={heading.de}>
            <Link
              className={css.contentsLink}
              href={`${hrefOf(paths[name])}?abschnitt=${index + 1}`}
              aria-current={index + 1 === shown ? 'location' : undefined}
            >
              <ConfiguredText text={heading} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Sections({ content, shown }: { content: Content; shown: number }): ReactElement {
  const id = useId();
  // A link to the section that is shown already leads there again.
  const { key: visit } = useLocation();
  useEffect(() => {
    const heading = visit && document.getElementById(`${id}-${shown}`);
    if (!heading) return;
    heading.focus({ preventScroll: true });
    heading.closest('section')?.scrollIntoView();
  }, [id, shown, visit]);
  return (
    <div className={css.text}>
      {content.sections.map(({ heading, paragraphs }, index) => (
        <section key={heading.de} className={css.section}>
          <Heading id={`${id}-${index + 1}`} tabIndex={-1}>
            <ConfiguredText text={heading} />
          </Heading>
          <ContentText texts={paragraphs} />
        </section>
      ))}
    </div>
  );
}

function Questions(): ReactElement {
  const { configuration } = useServices();
  const text = useText();
  const id = useId();
  return (
    <aside className={css.contact} aria-labelledby={id}>
      <Heading id={id} size="small">
        {text('content.question')}
      </Heading>
      <Text size="small">
        <ConfiguredText text={configuration.contact.name} />
      </Text>
      <ContactLinks contact={configuration.contact} />
    </aside>
  );
}

/**
 * Accessibility statement, contact, imprint, privacy policy and help: pages from the configuration (APP-8). Contents, text and contact
 * use the width of the page (PAGE-11).
 */
export function ContentPage(): ReactElement {
  const { configuration } = useServices();
  const languages = useLanguages();
  const name = contentName(usePageName());
  const content = configuration.pages[name];
  const title = localized(content.title, languages);
  const shown = useSection();
  const hasContents = content.sections.length >= SECTIONS_WITH_CONTENTS;
  usePageFocus(title, name);
  return (
    <article className={layout.article}>
      <PageHeading>
        <ConfiguredText text={content.title} />
      </PageHeading>
      {name === 'contact' && <ContactCard contact={configuration.contact} />}
      <div className={css.columns} data-without-contents={hasContents ? undefined : ''}>
        {hasContents && <Contents name={name} content={content} shown={shown} />}
        <Sections content={content} shown={shown} />
        {name !== 'contact' && <Questions />}
      </div>
    </article>
  );
}
