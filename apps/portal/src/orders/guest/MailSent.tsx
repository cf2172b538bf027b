import { Button } from '@portal/ui/button';
import { InlineMessage } from '@portal/ui/inline-message';
import { useAnnounce, useComponentTexts } from '@portal/ui/provider';
import { Stack } from '@portal/ui/stack';
import { StatePage } from '@portal/ui/state-page';
import { TextField } from '@portal/ui/text-field';
import { Heading, Text } from '@portal/ui/typography';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { useDate } from '../../i18n/use-date.ts';
import { usePageFocus } from '../../navigation/use-page-focus.ts';
import { isEmailAddress } from '../../pages/common/email-address.ts';
import { Problem } from '../../pages/common/Problem.tsx';
import { useProblemMessage } from '../../pages/common/problem-text.ts';
import * as layout from '../../pages/styles/layout.css.ts';
import { useServices } from '../../services/services.ts';
import { NO_ENTRIES, readGuest, type SentGuestOrder, writeGuest } from './guest-entries.ts';
import { guestTexts } from './guest-texts.ts';

/** How long the first link is valid, in ms: 24 hours, as the backend has it. */
const LINK_MS = 24 * 3_600_000;

/** Mails that the backend sends to one address within a day. */
const MOST_MAILS = 5;

/** Sends the same order again, which mails another link; to another address it is another order (OPEN-2). */
function useMailAgain(first: SentGuestOrder) {
  const { client } = useServices();
  const [sent, setSent] = useState(first);
  const sending = useMutation({
    mutationFn: async (email: string) => {
      const { key, body, mails } = sent;
      const next = { ...body, email };
      await client.call('createGuestOrder', { header: { 'Idempotency-Key': key }, body: next });
      const isSame = email === body.email;
      return { key, body: next, sentAt: Date.now(), mails: isSame ? mails + 1 : 1 };
    },
    onSuccess: (now) => {
      setSent(now);
      writeGuest({ ...(readGuest() ?? NO_ENTRIES), email: now.body.email, sent: now });
    },
  });
  return { sent, sending };
}

/** Another address for an order whose address was wrong. */
function CorrectAddress(props: {
  email: string;
  isPending: boolean;
  onSend: (email: string) => void;
  onClose: () => void;
}): ReactElement {
  const { isPending, onSend, onClose } = props;
  const t = useComponentTexts(guestTexts);
  const [typed, setTyped] = useState(props.email);
  const [wasSent, setWasSent] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The button that had the focus is gone.
  useEffect(() => field.current?.focus(), []);
  const email = typed.trim();
  const isWrong = !isEmailAddress(email);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setWasSent(true);
    if (isWrong) field.current?.focus();
    else if (!isPending) onSend(email);
  };
  return (
    <form className={layout.form} noValidate onSubmit={submit}>
      <TextField
        ref={field}
        label={t.email}
        type="email"
        autoComplete="email"
        value={typed}
        onValueChange={setTyped}
        error={wasSent && isWrong ? t.emailWrong : undefined}
      />
      <Stack orientation="horizontal" gap="small">
        <Button type="submit" variant="primary" loading={isPending}>
          {t.correctSend}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t.close}
        </Button>
      </Stack>
    </form>
  );
}

/** An order was sent: to which address the link was mailed, until when it is valid, and what helps when it does not arrive (OPEN-2). */
export function MailSent({ sent: first }: { sent: SentGuestOrder }): ReactElement {
  const t = useComponentTexts(guestTexts);
  const date = useDate();
  const announce = useAnnounce();
  const messageOf = useProblemMessage('error.ORDER_CREATION');
  const { sent, sending } = useMailAgain(first);
  const [isCorrecting, setCorrecting] = useState(false);
  const [news, setNews] = useState<'resent' | 'corrected' | null>(null);
  const correct = useRef<HTMLButtonElement>(null);
  const { email } = sent.body;
  usePageFocus(t.sentHeading, 'guest-mail-sent');
  const wasCorrecting = useRef(false);
  useEffect(() => {
    // The form that had the focus is gone.
    if (wasCorrecting.current && !isCorrecting) correct.current?.focus();
    wasCorrecting.current = isCorrecting;
  }, [isCorrecting]);
  const close = (): void => setCorrecting(false);
  const send = (to: string): void => {
    sending.mutate(to, {
      onSuccess: () => {
        announce(to === email ? t.resent : t.corrected, 'polite');
        setNews(to === email ? 'resent' : 'corrected');
        if (to !== email) close();
      },
    });
  };
  const until = date(new Date(sent.sentAt + LINK_MS).toISOString(), {
    dateStyle: 'long',
    timeStyle: 'short',
  });
  return (
    <article className={layout.article}>
      <StatePage tone="info" headingLevel={1} heading={t.sentHeading}>
        <p>{t.sentTo(email)}</p>
        <p>{t.sentUntil(until)}</p>
        <p>{t.sentNext}</p>
        <p>{t.sentNothing}</p>
      </StatePage>
      <section className={layout.section}>
        <Heading>{t.missing}</Heading>
        <Text>{t.missingHint}</Text>
        {sent.mails >= MOST_MAILS && <Text>{t.noMore}</Text>}
        {news && !sending.isError && <InlineMessage tone="success">{t[news]}</InlineMessage>}
        {sending.isError && (
          <Problem
            error={sending.error}
            message={messageOf(sending.error)}
            onRetry={() => send(sending.variables)}
          />
        )}
        {isCorrecting ? (
          <CorrectAddress
            email={email}
            isPending={sending.isPending}
            onSend={send}
            onClose={close}
          />
        ) : (
          <Stack orientation="horizontal" gap="small">
            <Button
              variant="secondary"
              disabled={sent.mails >= MOST_MAILS}
              focusableWhenDisabled
              loading={sending.isPending}
              onClick={() => send(email)}
            >
              {t.resend}
            </Button>
            <Button ref={correct} variant="quiet" onClick={() => setCorrecting(true)}>
              {t.correct}
            </Button>
          </Stack>
        )}
        <Text variant="soft">{t.renewedLimit}</Text>
      </section>
    </article>
  );
}
