import { ApiError } from '@portal/api';
import { fullName, statusRow } from '@portal/order-flow';
import { Button } from '@portal/ui/button';
import { InlineMessage } from '@portal/ui/inline-message';
import { ButtonRow } from '@portal/ui/page-layout';
import { useComponentTexts } from '@portal/ui/provider';
import { Text } from '@portal/ui/typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { useIsMounted } from '../../navigation/use-is-mounted.ts';
import { usePageFocus } from '../../navigation/use-page-focus.ts';
import { LoginPrompt } from '../../pages/common/LoginNeeded.tsx';
import { PageHeading } from '../../pages/common/PageHeading.tsx';
import { Problem } from '../../pages/common/Problem.tsx';
import { useProblemOutsideOrders } from '../../pages/common/problem-text.ts';
import * as layout from '../../pages/styles/layout.css.ts';
import { paths } from '../../routes/paths.ts';
import { useServices, useSession } from '../../services/services.ts';
import { writeGuest } from './guest-entries.ts';
import { guestTexts } from './guest-texts.ts';
import { RenewLink } from './RenewLink.tsx';

/** The form of a link as the contract has it; a mail program may have cut it off. */
const TOKEN = /^[\w-]{43}$/;

/** Opens an order by the link of a mail and goes to its payment, or to its page when there is nothing to pay. */
function useOpen(token: string) {
  const { client, session } = useServices();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  return useMutation({
    mutationFn: async () => {
      const { orderNumber } = await client.call('openGuestOrder', { body: { token } });
      await session.refresh();
      return orderNumber;
    },
    onSuccess: async (orderNumber) => {
      writeGuest(null);
      const order = await client
        .call('getOrder', { path: { orderNumber } })
        // The page of the order says what is wrong.
        .catch(() => null);
      const isPayable = order !== null && !statusRow(order).notPayable;
      const path = isPayable ? paths.payment(orderNumber) : paths.review(orderNumber);
      // The link is not kept in the history: it opens the order for everybody who has it.
      if (isMounted()) await navigate(path, { replace: true });
    },
  });
}

/** Takes an order over into the account of the person who is logged in, and goes to its page. */
function useTakeOver(token: string) {
  const { client, query } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  return useMutation({
    mutationFn: () => client.call('takeOverGuestOrder', { body: { token } }),
    onSuccess: async ({ orderNumber }) => {
      writeGuest(null);
      void queryClient.invalidateQueries({ queryKey: query('listOrders', {}).queryKey });
      if (isMounted()) await navigate(paths.review(orderNumber), { replace: true });
    },
  });
}

const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status;

/** Why an order was not taken over. */
function TakeOverProblem(props: { error: unknown; onRetry: () => void }): ReactElement {
  const { error, onRetry } = props;
  const t = useComponentTexts(guestTexts);
  const messageOf = useProblemOutsideOrders();
  // Somebody has logged in for an organisation in another tab.
  if (error instanceof ApiError && error.messageKey === 'FORBIDDEN') {
    return (
      <InlineMessage tone="danger" role="alert">
        {t.takePrivate}
      </InlineMessage>
    );
  }
  return <Problem error={error} message={messageOf(error)} onRetry={onRetry} />;
}

/**
 * The page of a link: a button opens the order, so that a mail program that fetches the page uses nothing up (OPEN-2).
 */
export function OpenOrder({ token }: { token: string }): ReactElement {
  const text = useText();
  const t = useComponentTexts(guestTexts);
  const { customer } = useSession();
  const opening = useOpen(token);
  const taking = useTakeOver(token);
  const messageOf = useProblemOutsideOrders();
  usePageFocus(text('page.guestOrder'), 'guest-order');
  const isGone = [opening, taking].some(({ error }) => hasStatus(error, 404));
  if (isGone || !TOKEN.test(token)) return <RenewLink isExpired />;
  // The session had ended: the login returns to this link, which is not used up.
  if (!customer && hasStatus(taking.error, 401)) return <LoginPrompt />;
  const isBusy = [opening, taking].some(({ isPending, isSuccess }) => isPending || isSuccess);
  const open = (): void => {
    taking.reset();
    if (!isBusy) opening.mutate();
  };
  const takeOver = (): void => {
    opening.reset();
    if (!isBusy) taking.mutate();
  };
  const canTake = customer !== null && !customer.organisation;
  return (
    <article className={layout.form}>
      <PageHeading>{text('page.guestOrder')}</PageHeading>
      <Text>{t.openIntro}</Text>
      <Text>{t.openNext}</Text>
      {customer ? (
        <>
          {canTake && <Text>{t.takeOnce}</Text>}
          <InlineMessage tone="warning">{t.loggedIn(fullName(customer))}</InlineMessage>
        </>
      ) : (
        <Text>{t.takeAfterLogin}</Text>
      )}
      {customer?.organisation && <InlineMessage tone="info">{t.takePrivate}</InlineMessage>}
      {opening.error && (
        <Problem error={opening.error} message={messageOf(opening.error)} onRetry={open} />
      )}
      {canTake && taking.error && <TakeOverProblem error={taking.error} onRetry={takeOver} />}
      <ButtonRow
        more={
          canTake && (
            <Button loading={taking.isPending || taking.isSuccess} onClick={takeOver}>
              {t.take}
            </Button>
          )
        }
        next={
          <Button
            variant="primary"
            iconEnd="arrow-right"
            loading={opening.isPending || opening.isSuccess}
            onClick={open}
          >
            {t.open}
          </Button>
        }
      />
    </article>
  );
}
