import type { PortalConfiguration } from '@portal/api';
import { Link } from '@portal/ui/link';
import { useComponentTexts } from '@portal/ui/provider';
import { Stack } from '@portal/ui/stack';
import { Heading, Text } from '@portal/ui/typography';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { FeedbackForm } from './FeedbackForm.tsx';
import { feedbackTexts } from './texts.ts';
import { useFeedback } from './use-feedback.ts';

/** The question until it is answered, then the thanks, which take the focus of the form. */
function Question(): ReactElement {
  const t = useComponentTexts(feedbackTexts);
  const { sending, wasSent } = useFeedback();
  const [isSent, setSent] = useState(false);
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isSent) thanks.current?.focus();
  }, [isSent]);
  if (isSent || wasSent) {
    return (
      <Text ref={thanks} tabIndex={-1}>
        {t.sent}
      </Text>
    );
  }
  return <FeedbackForm sending={sending} onSent={() => setSent(true)} />;
}

/** The question after delivery, and the link to the feedback of Your Europe (LAW-6). */
export function FeedbackParts(props: NonNullable<PortalConfiguration['feedback']>): ReactElement {
  const { question = false, yourEuropeUrl } = props;
  const t = useComponentTexts(feedbackTexts);
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
