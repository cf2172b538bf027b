import type { ContentPage as Content } from '@portal/api';
import { Link } from '@portal/ui/link';
import { useLanguages, useComponentTexts } from '@portal/ui/provider';
import { useEffect, useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Heading, Text } from '@portal/ui/typography';
import { useLocation } from 'react-router-dom';
import { ConfiguredText } from '../../i18n/ConfiguredText.tsx';
import { useServices } from '../../services/services.ts';
import { localized } from '../../i18n/language.ts';
import { hrefOf, paths } from '../../routes/paths.ts';
import { usePageFocus } from '../../navigation/use-page-focus.ts';
import { ContentText } from '../common/ContentText.tsx';
import { InfoSections } from '../common/InfoSections.tsx';
import * as layout from '../styles/layout.css.ts';
import { ContactCard, ContactLinks } from './ContactCard.tsx';
import * as css from './ContentPage.css.ts';
import type { Section } from './section.ts';
import { contentTexts } from './texts.ts';
import { PageHeading } from '../common/PageHeading.tsx';

/** Pages whose texts are configuration. */
export const CONTENT = ['accessibility', 'contact', 'imprint', 'privacy', 'help'] as const;

/** A page whose texts are configuration. */
export type ContentName = (typeof CONTENT)[number];

/** With fewer sections, all of them are in view or nearly so. */
const SECTIONS_WITH_CONTENTS = 3;

/** The section of the address, counted from 1; 0 without one. */
function useSection(): number {
  const { search } = useLocation();
  const section = Number(new URLSearchParams(search).get('abschnitt'));
  return Number.isInteger(section) ? section : 0;
}

function useSections(
  name: ContentName,
  content: Content,
  declared: readonly Section[],
): readonly Section[] {
  const { configuration } = useServices();
  const t = useComponentTexts(contentTexts);
  const ofState = content.sections.map(({ heading, paragraphs }) => ({
    key: heading.de,
    heading: <ConfiguredText text={heading} />,
    children: <ContentText texts={paragraphs} />,
  }));
  const sections = [...ofState, ...declared];
  if (name !== 'help' || configuration.infoSections.length === 0) return sections;
  return [...sections, { key: 'questions', heading: t.questions, children: <InfoSections /> }];
}

function Contents(props: {
  name: ContentName;
  sections: readonly Section[];
  shown: number;
}): ReactElement {
  const { name, sections, shown } = props;
  const t = useComponentTexts(contentTexts);
  const id = useId();
  return (
    <nav className={css.contents} aria-labelledby={id}>
      <p id={id} className={css.contentsHeading}>
        {t.onThisPage}
      </p>
      <ul className={css.contentsList}>
        {sections.map(({ key, heading }, index) => (
          <li key={key}>
            <Link
              className={css.contentsLink}
              href={`${hrefOf(paths[name])}?abschnitt=${index + 1}`}
              aria-current={index + 1 === shown ? 'location' : undefined}
            >
              {heading}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Sections(props: {
  sections: readonly Section[];
  shown: number;
  children: ReactNode;
}): ReactElement {
  const { sections, shown } = props;
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
      {props.children}
      {sections.map(({ key, heading, children }, index) => (
        <section key={key} className={css.section}>
          <Heading id={`${id}-${index + 1}`} tabIndex={-1}>
            {heading}
          </Heading>
          {children}
        </section>
      ))}
    </div>
  );
}

/** Who answers questions; on the contact page, which says so itself, only further help. */
function Questions({ name }: { name: ContentName }): ReactElement {
  const { configuration } = useServices();
  const t = useComponentTexts(contentTexts);
  const id = useId();
  const further = configuration.footerLinks.filter(
    ({ group, url }) => group === 'HELP' && url !== hrefOf(paths[name]),
  );
  return (
    <aside className={css.aside} aria-labelledby={name === 'contact' ? undefined : id}>
      {name !== 'contact' && (
        <div className={css.contact}>
          <Heading id={id} size="small">
            {t.question}
          </Heading>
          <Text size="small">
            <ConfiguredText text={configuration.contact.name} />
          </Text>
          <ContactLinks contact={configuration.contact} />
        </div>
      )}
      {further.length > 0 && (
        <div className={css.further}>
          <Heading size="small">{t.further}</Heading>
          <ul className={css.furtherList}>
            {further.map(({ label, url }) => (
              <li key={url}>
                <Link href={url} external={!url.startsWith('#/')}>
                  <ConfiguredText text={label} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </aside>
  );
}

/**
 * A page of the configuration, with sections that the state declares in `legal.json` after its texts (APP-8). Contents, text and contact use
 * the width of the page (PAGE-11).
 */
export function ConfiguredContent({
  name,
  declared = [],
  children,
}: {
  name: ContentName;
  declared?: readonly Section[] | undefined;
  /** Shown before the sections, such as that they are being loaded. */
  children?: ReactNode;
}): ReactElement {
  const { configuration } = useServices();
  const languages = useLanguages();
  const content = configuration.pages[name];
  const title = localized(content.title, languages);
  const shown = useSection();
  const sections = useSections(name, content, declared);
  const hasContents = sections.length >= SECTIONS_WITH_CONTENTS;
  usePageFocus(title, name);
  return (
    <article className={layout.article}>
      <PageHeading>
        <ConfiguredText text={content.title} />
      </PageHeading>
      <div className={css.columns} data-without-contents={hasContents ? undefined : ''}>
        {hasContents && <Contents name={name} sections={sections} shown={shown} />}
        <Sections sections={sections} shown={shown}>
          {name === 'contact' && <ContactCard contact={configuration.contact} />}
          {children}
        </Sections>
        <Questions name={name} />
      </div>
    </article>
  );
}
