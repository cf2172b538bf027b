import { useComponentTexts } from '@portal/ui/provider';
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
import { withdrawalTexts } from './withdrawal-texts.ts';

/** How consumers withdraw from a contract: the instruction and its form, to read and to print (LAW-3). */
export function WithdrawalPage(): ReactElement {
  const { query } = useServices();
  const text = useText();
  const t = useComponentTexts(withdrawalTexts);
  const legal = useQuery(query('getLegalInformation', {}));
  usePageFocus(text('page.withdrawal'), 'withdrawal');
  return (
    <article className={layout.article}>
      <PageHeading>{text('page.withdrawal')}</PageHeading>
      <Await query={legal} loading="loading" failure="error.TECHNICAL_PROBLEM">
        {({ withdrawal }) =>
          withdrawal ? (
            <>
              <section className={layout.section}>
                <Heading>{t.instruction}</Heading>
                <ContentText texts={[withdrawal.instruction]} />
              </section>
              <section className={layout.section}>
                <Heading>{t.form}</Heading>
                <ContentText texts={[withdrawal.form]} />
              </section>
            </>
          ) : (
            <Navigate to={paths.start} replace />
          )
        }
      </Await>
    </article>
  );
}
