import type { LegalInformation } from '@portal/api';
import { InlineMessage } from '@portal/ui/inline-message';
import { useComponentTexts } from '@portal/ui/provider';
import { Heading } from '@portal/ui/typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
import { signLanguageTexts } from './sign-language-texts.ts';
import * as css from './SignLanguagePage.css.ts';

type SignLanguage = NonNullable<LegalInformation['signLanguage']>;

/** A path of the pack below the one that the portal is served at. */
const addressOf = (path: string): string => path.replace(/^\//, '');

/** The player of the platform, which keys operate, with captions and the same as text. */
function Video({ videoPath, captionsPath, transcript }: SignLanguage): ReactElement {
  const t = useComponentTexts(signLanguageTexts);
  const [hasFailed, setFailed] = useState(false);
  return (
    <>
      {hasFailed && <InlineMessage tone="warning">{t.failed}</InlineMessage>}
      <video
        className={css.video}
        controls
        preload="metadata"
        aria-label={t.video}
        src={addressOf(videoPath)}
        onError={() => setFailed(true)}
      >
        <track
          kind="captions"
          src={addressOf(captionsPath)}
          srcLang="de"
          label={t.captions}
          default
        />
      </video>
      <section className={layout.section}>
        <Heading>{t.transcript}</Heading>
        <ContentText texts={[transcript]} />
      </section>
    </>
  );
}

/** What the portal is and how it is used, in German sign language, from a file of the state pack (LAW-2). */
export function SignLanguagePage(): ReactElement {
  const { query } = useServices();
  const text = useText();
  const legal = useQuery(query('getLegalInformation', {}));
  usePageFocus(text('page.signLanguage'), 'sign-language');
  return (
    <article className={layout.article}>
      <PageHeading>{text('page.signLanguage')}</PageHeading>
      <Await query={legal} loading="loading" failure="error.TECHNICAL_PROBLEM">
        {({ signLanguage }) =>
          signLanguage ? <Video {...signLanguage} /> : <Navigate to={paths.start} replace />
        }
      </Await>
    </article>
  );
}
