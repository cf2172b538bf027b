import type { AccessibilityStatement } from '@portal/api';
import { Link } from '@portal/ui/link';
import { useComponentTexts } from '@portal/ui/provider';
import { Stack } from '@portal/ui/stack';
import { StatePage } from '@portal/ui/state-page';
import { Text } from '@portal/ui/typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { usePageFocus } from '../../navigation/use-page-focus.ts';
import { hrefOf, paths } from '../../routes/paths.ts';
import { useServices } from '../../services/services.ts';
import { useStore } from '../../stores/store.ts';
import { Await } from '../common/Await.tsx';
import { PageHeading } from '../common/PageHeading.tsx';
import { useProblemOutsideOrders } from '../common/problem-text.ts';
import { ContactLinks } from '../content/ContactCard.tsx';
import * as layout from '../styles/layout.css.ts';
import { bounded, displayOf, meantPage } from './circumstances.ts';
import type { Circumstances, MeantPage } from './circumstances.ts';
import { ReportForm } from './ReportForm.tsx';
import { barrierReportTexts } from './texts.ts';
import { useReport } from './use-report.ts';

type Feedback = AccessibilityStatement['feedback'];

const matches = (query: string): boolean => window.matchMedia(query).matches;

/** What can be sent about page, display and browser. */
function useCircumstances(meant: MeantPage | null): Circumstances {
  const text = useText();
  const language = useLanguage();
  const { theme } = useServices();
  const shownTheme = useStore(theme);
  const { innerWidth, innerHeight, devicePixelRatio } = window;
  const shown = { innerWidth, innerHeight, devicePixelRatio, matches };
  return bounded({
    page: meant ? `${text(`page.${meant.name}`)} (${meant.path})` : '–',
    display: displayOf(language, shownTheme, shown),
    browser: navigator.userAgent,
  });
}

/** After sending: what happens with the report, and the way back. */
function Sent({ answerDays, back }: { answerDays: number | null; back: string }): ReactElement {
  const t = useComponentTexts(barrierReportTexts);
  usePageFocus(t.sentHeading, 'barrier-report-sent');
  return (
    <StatePage
      tone="success"
      headingLevel={1}
      heading={t.sentHeading}
      actions={<Link href={back}>{t.back}</Link>}
    >
      <p>{t.sentText}</p>
      {answerDays !== null && <p>{t.sentAnswer(answerDays)}</p>}
    </StatePage>
  );
}

/** The form, and other ways to the authority. */
function Report(props: {
  feedback: Feedback;
  onSent: (answerDays: number | null) => void;
}): ReactElement {
  const { feedback, onSent } = props;
  const t = useComponentTexts(barrierReportTexts);
  const { search } = useLocation();
  const report = useReport();
  const circumstances = useCircumstances(meantPage(search));
  return (
    <>
      <ReportForm
        feedback={feedback}
        circumstances={circumstances}
        report={report}
        onSent={({ email }) => onSent(email === undefined ? null : feedback.answerDays)}
      />
      <Stack gap="small">
        <Text>{t.other}</Text>
        <ContactLinks contact={feedback} />
      </Stack>
    </>
  );
}

function Form({ onSent }: { onSent: (answerDays: number | null) => void }): ReactElement {
  const { query } = useServices();
  const text = useText();
  const t = useComponentTexts(barrierReportTexts);
  const legal = useQuery(query('getLegalInformation', {}));
  const messageOf = useProblemOutsideOrders();
  usePageFocus(text('page.barrierReport'), 'barrier-report');
  return (
    <article className={layout.article}>
      <PageHeading>{text('page.barrierReport')}</PageHeading>
      <Text size="large" variant="soft">
        {t.intro}
      </Text>
      <Await query={legal} loading="loading" failure={messageOf(legal.error)}>
        {({ accessibilityStatement: statement }) =>
          statement ? (
            <Report feedback={statement.feedback} onSent={onSent} />
          ) : (
            <Navigate to={paths.contact} replace />
          )
        }
      </Await>
    </article>
  );
}

/** Report of a barrier, without login and without a mail program (LAW-1). */
export function BarrierReportPage(): ReactElement {
  const { search } = useLocation();
  const [answerDays, setAnswerDays] = useState<number | null>();
  if (answerDays === undefined) return <Form onSent={setAnswerDays} />;
  const from = meantPage(search) && new URLSearchParams(search).get('seite');
  return <Sent answerDays={answerDays} back={hrefOf(from ?? paths.start)} />;
}
