import { ApiError } from '@portal/api';
import { fullName, statusRow } from '@portal/order-flow';
import { Button } from '@portal/ui/button';
import { InlineMessage } from '@portal/ui/inline-message';
import { useComponentTexts } from '@portal/ui/provider';
import { Text } from '@portal/ui/typography';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { useIsMounted } from '../../navigation/use-is-mounted.ts';
import { usePageFocus } from '../../navigation/use-page-focus.ts';
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

/**
 * The page of a link: a button opens the order, so that a mail program that fetches the page uses nothing up (OPEN-2).
 */
export function OpenOrder({ token }: { token: string }): ReactElement {
  const text = useText();
  const t = useComponentTexts(guestTexts);
  const { customer } = useSession();
  const opening = useOpen(token);
  const messageOf = useProblemOutsideOrders();
  const { error } = opening;
  const isGone = error instanceof ApiError && error.status === 404;
  usePageFocus(text('page.guestOrder'), 'guest-order');
  if (isGone || !TOKEN.test(token)) return <RenewLink isExpired />;
  const open = (): void => {
    if (!opening.isPending) opening.mutate();
  };
  return (
    <article className={layout.article}>
      <PageHeading>{text('page.guestOrder')}</PageHeading>
      <Text>{t.openIntro}</Text>
      <Text>{t.openNext}</Text>
      {customer && <InlineMessage tone="warning">{t.loggedIn(fullName(customer))}</InlineMessage>}
      {error && <Problem error={error} message={messageOf(error)} onRetry={open} />}
      <div>
        <Button
          variant="primary"
          iconEnd="arrow-right"
          loading={opening.isPending || opening.isSuccess}
          onClick={open}
        >
          {t.open}
        </Button>
      </div>
    </article>
  );
}
