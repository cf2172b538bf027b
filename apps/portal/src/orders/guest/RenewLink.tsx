import { Button } from '@portal/ui/button';
import { ErrorSummary } from '@portal/ui/error-summary';
import { useComponentTexts } from '@portal/ui/provider';
import { StatePage } from '@portal/ui/state-page';
import { TextField } from '@portal/ui/text-field';
import { Heading, Text } from '@portal/ui/typography';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { usePageFocus } from '../../navigation/use-page-focus.ts';
import { isEmailAddress } from '../../pages/common/email-address.ts';
import { PageHeading } from '../../pages/common/PageHeading.tsx';
import { Problem } from '../../pages/common/Problem.tsx';
import { useProblemOutsideOrders } from '../../pages/common/problem-text.ts';
import * as layout from '../../pages/styles/layout.css.ts';
import { useServices, useSession } from '../../services/services.ts';
import { guestTexts } from './guest-texts.ts';

/** As in the contract. */
const ORDER_NUMBER = /^(?:[0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/;

/** A number as mails write it: without spaces and in capital letters. */
const tidy = (number: string): string => number.replaceAll(/\s/g, '').toUpperCase();

/** Number and address of an order; the request has the same answer whatever exists for them. */
function RenewForm(props: { headingLevel: 2 | 3; onSent: () => void }): ReactElement {
  const { headingLevel, onSent } = props;
  const { client } = useServices();
  const t = useComponentTexts(guestTexts);
  const messageOf = useProblemOutsideOrders();
  const [typed, setTyped] = useState({ number: '', email: '' });
  const [attempt, setAttempt] = useState(0);
  const ids = { number: useId(), email: useId() };
  const orderNumber = tidy(typed.number);
  const email = typed.email.trim();
  const sending = useMutation({
    mutationFn: () => client.call('renewGuestLink', { body: { orderNumber, email } }),
    onSuccess: onSent,
  });
  const isWrong = { number: !ORDER_NUMBER.test(orderNumber), email: !isEmailAddress(email) };
  const shows = (field: keyof typeof isWrong): boolean => attempt > 0 && isWrong[field];
  const send = (): void => {
    setAttempt((count) => count + 1);
    if (!sending.isPending && !isWrong.number && !isWrong.email) sending.mutate();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send();
  };
  const named = [
    ...(shows('number') ? [{ fieldId: ids.number, message: t.number }] : []),
    ...(shows('email') ? [{ fieldId: ids.email, message: t.email }] : []),
  ];
  return (
    <form className={layout.form} noValidate onSubmit={submit}>
      <ErrorSummary items={named} attempt={attempt} headingLevel={headingLevel} />
      <TextField
        id={ids.number}
        label={t.number}
        hint={t.numberHint}
        autoComplete="off"
        widthInCharacters={20}
        value={typed.number}
        onValueChange={(number) => setTyped((before) => ({ ...before, number }))}
        error={shows('number') ? t.numberWrong : undefined}
      />
      <TextField
        id={ids.email}
        label={t.email}
        hint={t.emailHint}
        type="email"
        autoComplete="email"
        value={typed.email}
        onValueChange={(value) => setTyped((before) => ({ ...before, email: value }))}
        error={shows('email') ? t.emailWrong : undefined}
      />
      {sending.isError && (
        <Problem error={sending.error} message={messageOf(sending.error)} onRetry={send} />
      )}
      <div>
        <Button type="submit" variant="primary" loading={sending.isPending}>
          {t.renew}
        </Button>
      </div>
    </form>
  );
}

/** After the request: the same for every number and address. */
function Renewed({ onAgain }: { onAgain: () => void }): ReactElement {
  const t = useComponentTexts(guestTexts);
  usePageFocus(t.renewedHeading, 'guest-link-renewed');
  return (
    <StatePage
      tone="info"
      headingLevel={1}
      heading={t.renewedHeading}
      actions={<Button onClick={onAgain}>{t.again}</Button>}
    >
      <p>{t.renewed}</p>
      <p>{t.renewedLimit}</p>
    </StatePage>
  );
}

function Asking(props: { isExpired: boolean; onSent: () => void }): ReactElement {
  const { isExpired, onSent } = props;
  const t = useComponentTexts(guestTexts);
  const { customer } = useSession();
  const heading = isExpired ? t.expiredHeading : t.renewHeading;
  usePageFocus(heading, isExpired ? 'guest-link-expired' : 'guest-link');
  return (
    <article className={layout.article}>
      <PageHeading>{heading}</PageHeading>
      {isExpired ? (
        <>
          <Text>{t.expired}</Text>
          <Text>{t.expiredUnproven}</Text>
          <Heading headingLevel={2}>{t.renewHeading}</Heading>
        </>
      ) : (
        <Text>{t.renewIntro}</Text>
      )}
      {customer && !customer.organisation && <Text>{t.takeByLink}</Text>}
      <RenewForm headingLevel={isExpired ? 3 : 2} onSent={onSent} />
    </article>
  );
}

/** Asks for a new link to an order without an account (OPEN-2). */
export function RenewLink({ isExpired = false }: { isExpired?: boolean }): ReactElement {
  const [isSent, setSent] = useState(false);
  return isSent ? (
    <Renewed onAgain={() => setSent(false)} />
  ) : (
    <Asking isExpired={isExpired} onSent={() => setSent(true)} />
  );
}
