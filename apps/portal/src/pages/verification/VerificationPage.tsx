import { readCode } from '@portal/order-flow';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { pathValue } from '../../routes/path-value.ts';
import { Text } from '@portal/ui/typography';
import { useServices } from '../../services/services.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../routes/paths.ts';
import { usePageFocus } from '../../navigation/use-page-focus.ts';
import { Await } from '../common/Await.tsx';
import { useProblemOutsideOrders } from '../common/problem-text.ts';
import * as layout from '../styles/layout.css.ts';
import * as css from './VerificationPage.css.ts';
import { VerificationResult } from './VerificationResult.tsx';
import { CodeForm } from './CodeForm.tsx';
import { FileCheck } from './FileCheck.tsx';
import { PageHeading } from '../common/PageHeading.tsx';

function Checked({ code }: { code: string }): ReactElement {
  const { query } = useServices();
  const verified = useQuery(query('verifyExtract', { path: { code } }));
  const messageOf = useProblemOutsideOrders();
  return (
    <Await query={verified} loading="verification.loading" failure={messageOf(verified.error)}>
      {(verification) => <VerificationResult verification={verification} />}
    </Await>
  );
}

/** Public check of an extract, without login (BEY-10). */
export function VerificationPage(): ReactElement {
  const given = pathValue(useParams()['code']) ?? '';
  const text = useText();
  const navigate = useNavigate();
  const code = readCode(given);
  usePageFocus(text('page.verification'), 'verification');
  return (
    <article className={layout.article}>
      <PageHeading>{text('page.verification')}</PageHeading>
      <Text size="large" variant="soft">
        {text('verification.lead')}
      </Text>
      <div className={css.checks}>
        <div className={css.check}>
          <CodeForm
            key={`form ${given}`}
            given={code ?? given}
            onCode={(entered) => void navigate(paths.verification(entered))}
          />
          {code && <Checked key={code} code={code} />}
        </div>
        <FileCheck key={`file ${given}`} code={code} />
      </div>
    </article>
  );
}
