import type { AccessibilityStatement, KnownBarrier } from '@portal/api';
import { DescriptionList } from '@portal/ui/description-list';
import { Link } from '@portal/ui/link';
import { useComponentTexts, useLanguages } from '@portal/ui/provider';
import { Stack } from '@portal/ui/stack';
import { Heading, Text } from '@portal/ui/typography';
import type { ReactElement } from 'react';
import { ConfiguredText } from '../../i18n/ConfiguredText.tsx';
import { localized } from '../../i18n/language.ts';
import { hrefOf, paths } from '../../routes/paths.ts';
import { ContentText } from '../common/ContentText.tsx';
import { ContactLinks } from '../content/ContactCard.tsx';
import type { Section } from '../content/section.ts';
import * as css from './AccessibilityPage.css.ts';
import { Evaluation } from './Evaluation.tsx';
import { statementTexts } from './statement-texts.ts';
import { useDay } from './use-day.ts';

/** The groups of the model, in its order. */
const REASONS = ['NOT_COMPLIANT', 'DISPROPORTIONATE_BURDEN', 'OUT_OF_SCOPE'] as const;

function Barrier({ barrier }: { barrier: KnownBarrier }): ReactElement {
  const t = useComponentTexts(statementTexts);
  const day = useDay();
  const { content, explanation, alternative, criteria = [], plannedUntil, isOfProduct } = barrier;
  return (
    <li className={css.barrier}>
      <Text>
        <ConfiguredText text={content} />
      </Text>
      <DescriptionList
        items={[
          { term: t.reason, description: <ConfiguredText text={explanation} /> },
          { term: t.alternative, description: <ConfiguredText text={alternative} /> },
          ...(criteria.length > 0 ? [{ term: t.criteria, description: criteria.join(', ') }] : []),
          ...(plannedUntil ? [{ term: t.plannedUntil, description: day(plannedUntil) }] : []),
          ...(isOfProduct ? [{ term: t.origin, description: t.ofProduct }] : []),
        ]}
      />
    </li>
  );
}

/** What is not accessible, in the groups of the model. */
function Barriers({ barriers }: Pick<AccessibilityStatement, 'barriers'>): ReactElement {
  const t = useComponentTexts(statementTexts);
  return (
    <Stack>
      {REASONS.map((reason) => {
        const found = barriers.filter((barrier) => barrier.reason === reason);
        if (found.length === 0) return null;
        return (
          <section key={reason}>
            <Heading headingLevel={3} size="small">
              {t[reason]}
            </Heading>
            <ul className={css.barriers}>
              {found.map((barrier) => (
                <Barrier key={barrier.content.de} barrier={barrier} />
              ))}
            </ul>
          </section>
        );
      })}
    </Stack>
  );
}

function Preparation({ statement }: { statement: AccessibilityStatement }): ReactElement {
  const t = useComponentTexts(statementTexts);
  const day = useDay();
  const { method, preparedOn, reviewedOn } = statement;
  return (
    <Stack gap="small">
      <Text>
        {t.prepared(day(preparedOn))} {t.reviewed(day(reviewedOn))}
      </Text>
      <Text>{t[method.type]}</Text>
      <ContentText texts={[method.text]} />
      {method.reportUrl !== undefined && (
        <Link href={method.reportUrl} external>
          {t.report}
        </Link>
      )}
    </Stack>
  );
}

function Feedback({ feedback }: Pick<AccessibilityStatement, 'feedback'>): ReactElement {
  const t = useComponentTexts(statementTexts);
  return (
    <Stack gap="small">
      <Text>{t.feedbackText(feedback.answerDays)}</Text>
      <Link
        href={`${hrefOf(paths.barrierReport)}?seite=${encodeURIComponent(paths.accessibility)}`}
      >
        {t.reportBarrier}
      </Link>
      <ContactLinks contact={feedback} />
    </Stack>
  );
}

function Enforcement({ enforcement }: Pick<AccessibilityStatement, 'enforcement'>): ReactElement {
  const { name, text, url, email, phone } = enforcement;
  return (
    <Stack gap="small">
      <ContentText texts={[text]} />
      <Link href={url} external>
        <ConfiguredText text={name} />
      </Link>
      <ContactLinks contact={{ email, phone }} />
    </Stack>
  );
}

/** The sections of a statement in the order of the model of Decision (EU) 2018/1523 (LAW-1). */
export function useStatementSections(): (statement: AccessibilityStatement) => readonly Section[] {
  const t = useComponentTexts(statementTexts);
  const languages = useLanguages();
  const said = (text: AccessibilityStatement['law']): string => localized(text, languages);
  return (statement) => {
    const { publicBody, scope, law, standard, conformity, barriers } = statement;
    const { feedback, enforcement, evaluation } = statement;
    return [
      {
        key: 'conformity',
        heading: t.conformity,
        children: (
          <Stack gap="small">
            <Text>{t.aim(said(publicBody), said(law))}</Text>
            <Text>
              <ConfiguredText text={scope} />
            </Text>
            <Text>{t[conformity](said(standard))}</Text>
          </Stack>
        ),
      },
      ...(barriers.length > 0
        ? [{ key: 'barriers', heading: t.barriers, children: <Barriers barriers={barriers} /> }]
        : []),
      {
        key: 'preparation',
        heading: t.preparation,
        children: <Preparation statement={statement} />,
      },
      ...(evaluation
        ? [
            {
              key: 'evaluation',
              heading: t.evaluation,
              children: <Evaluation evaluation={evaluation} />,
            },
          ]
        : []),
      { key: 'feedback', heading: t.feedback, children: <Feedback feedback={feedback} /> },
      {
        key: 'enforcement',
        heading: t.enforcement,
        children: <Enforcement enforcement={enforcement} />,
      },
    ];
  };
}
