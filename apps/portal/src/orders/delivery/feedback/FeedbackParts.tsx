import type { PortalConfiguration } from '@portal/api';
import { Feedback } from '@portal/ui/feedback';
import { Link } from '@portal/ui/link';
import { useComponentTexts } from '@portal/ui/provider';
import { Stack } from '@portal/ui/stack';
import { Heading, Text } from '@portal/ui/typography';
import { useId } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { requestIdOf, useProblemOutsideOrders } from '../../../pages/common/problem-text.ts';
import { deliveryFeedbackTexts } from './texts.ts';
import { useFeedback } from './use-feedback.ts';

/** Longest text in characters, as in the contract. */
const TEXT_MAX = 1000;

/** The five steps by their rating; the best one first. */
const STEPS = [
  ['5', 'veryEasy'],
  ['4', 'easy'],
  ['3', 'neither'],
  ['2', 'difficult'],
  ['1', 'veryDifficult'],
] as const;

/** Why the answer was not stored. */
function Failure({ error }: { readonly error: unknown }): ReactElement {
  const text = useText();
  const messageOf = useProblemOutsideOrders();
  const requestId = requestIdOf(error);
  return (
    <>
      {text(messageOf(error))}
      {requestId && <p>{text('problem.requestId', { requestId })}</p>}
    </>
  );
}

/** The question with five steps and an optional text, then the thanks (LAW-6). */
function Question(): ReactElement {
  const t = useComponentTexts(deliveryFeedbackTexts);
  const { sending, status } = useFeedback();
  return (
    <Feedback
      label={t.question}
      items={STEPS.map(([value, name]) => ({ value, label: t[name] }))}
      hint={t.textHint}
      maxLength={TEXT_MAX}
      description={t.privacy}
      status={status}
      error={sending.isError && <Failure error={sending.error} />}
      onSend={({ value, comment }) =>
        sending.mutate({ rating: Number(value), ...(comment === '' ? {} : { text: comment }) })
      }
    />
  );
}

/** The question after delivery, and the link to the feedback of Your Europe (LAW-6). */
export function FeedbackParts(props: NonNullable<PortalConfiguration['feedback']>): ReactElement {
  const { question = false, yourEuropeUrl } = props;
  const t = useComponentTexts(deliveryFeedbackTexts);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap="small">
        <Heading id={id} size="small">
          {t.heading}
        </Heading>
        {question && <Question />}
        {yourEuropeUrl && (
          <Text>
            <Link href={yourEuropeUrl} external>
              {t.yourEurope}
            </Link>
          </Text>
        )}
      </Stack>
    </section>
  );
}
