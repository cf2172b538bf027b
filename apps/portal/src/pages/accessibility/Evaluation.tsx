import type { AccessibilityStatement } from '@portal/api';
import { useComponentTexts } from '@portal/ui/provider';
import { Stack } from '@portal/ui/stack';
import { Heading, Prose, Text } from '@portal/ui/typography';
import type { ReactElement } from 'react';
import { ConfiguredText } from '../../i18n/ConfiguredText.tsx';
import { ContentText } from '../common/ContentText.tsx';
import { statementTexts } from './statement-texts.ts';
import { useDay } from './use-day.ts';

const STATUSES = ['NOT_MET', 'NOT_CHECKED'] as const;

/** How the software was evaluated, and the clauses that are not met or not checked, with the reason (LAW-1). */
export function Evaluation({
  evaluation,
}: {
  evaluation: NonNullable<AccessibilityStatement['evaluation']>;
}): ReactElement {
  const t = useComponentTexts(statementTexts);
  const day = useDay();
  const { evaluatedOn, text, findings } = evaluation;
  return (
    <Stack>
      <Text>{t.evaluated(day(evaluatedOn))}</Text>
      <ContentText texts={[text]} />
      {STATUSES.map((status) => {
        const found = findings.filter((finding) => finding.status === status);
        if (found.length === 0) return null;
        return (
          <section key={status}>
            <Heading headingLevel={3} size="small">
              {t[status]}
            </Heading>
            <Prose>
              <ul>
                {found.map(({ criteria, reason }) => (
                  <li key={criteria.join()}>
                    <ConfiguredText text={reason} /> {t.criteria}: {criteria.join(', ')}
                  </li>
                ))}
              </ul>
            </Prose>
          </section>
        );
      })}
    </Stack>
  );
}
