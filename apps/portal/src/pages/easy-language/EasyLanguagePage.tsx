import type { LegalInformation } from '@portal/api';
import { InlineMessage } from '@portal/ui/inline-message';
import { Heading } from '@portal/ui/typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Navigate } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { usePageFocus } from '../../navigation/use-page-focus.ts';
import { paths } from '../../routes/paths.ts';
import { useServices } from '../../services/services.ts';
import { Await } from '../common/Await.tsx';
import { ContentText } from '../common/ContentText.tsx';
import { PageHeading } from '../common/PageHeading.tsx';
import * as layout from '../styles/layout.css.ts';

type EasyLanguage = NonNullable<LegalInformation['easyLanguage']>;

/** The texts exist in German only, also where the page is shown in another language. */
const NOT_REVIEWED = 'Diese Texte sind noch nicht geprüft.';

function Texts({ isReviewed, sections }: EasyLanguage): ReactElement {
  return (
    <div lang="de">
      {!isReviewed && <InlineMessage tone="info">{NOT_REVIEWED}</InlineMessage>}
      {sections.map(({ heading, sentences }) => (
        <section key={heading} className={layout.section}>
          <Heading>{heading}</Heading>
          <ContentText texts={sentences.map((de) => ({ de }))} />
        </section>
      ))}
    </div>
  );
}

/** What the portal is and how it is used, in German easy language; each sentence is a line of its own (LAW-2). */
export function EasyLanguagePage(): ReactElement {
  const { query } = useServices();
  const text = useText();
  const legal = useQuery(query('getLegalInformation', {}));
  usePageFocus(text('page.easyLanguage'), 'easy-language');
  return (
    <article className={layout.article}>
      <PageHeading>{text('page.easyLanguage')}</PageHeading>
      <Await query={legal} loading="loading" failure="error.TECHNICAL_PROBLEM">
        {({ easyLanguage }) =>
          easyLanguage ? <Texts {...easyLanguage} /> : <Navigate to={paths.start} replace />
        }
      </Await>
    </article>
  );
}
