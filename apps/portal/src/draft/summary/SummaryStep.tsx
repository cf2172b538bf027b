import type { ApiError } from '@portal/api';
import {
  basketTotal,
  equalItems,
  hasPaper,
  hasPartialPage,
  validateSending,
} from '@portal/order-flow';
import type { BasketItem } from '@portal/order-flow';
import { Button } from '@portal/ui/button';
import { Icon, orderDrawings } from '@portal/ui/icons';
import { InlineMessage } from '@portal/ui/inline-message';
import { LoadingRegion } from '@portal/ui/loading-region';
import { FootStep } from '@portal/ui/page-layout';
import type { MainAction } from '@portal/ui/page-layout';
import { useComponentTexts } from '@portal/ui/provider';
import { lazy, useCallback, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { flushSync } from 'react-dom';
import { useDraft, useServices } from '../../services/services.ts';
import { useFormatPrice } from '../../i18n/use-price.ts';
import { useRichText, useText } from '../../i18n/use-text.ts';
import { StepHeading } from '../../pages/common/StepHeading.tsx';
import { usePageFocus } from '../../navigation/use-page-focus.ts';
import { hrefOf, paths } from '../../routes/paths.ts';
import { loginPath, stepPath } from '../../routes/slugs.ts';
import { ConfirmDialog } from '../../pages/common/ConfirmDialog.tsx';
import { MyOrdersLink, Problem } from '../../pages/common/Problem.tsx';
import { useProblemMessage } from '../../pages/common/problem-text.ts';
import * as layout from '../../pages/styles/layout.css.ts';
import * as typography from '../../pages/styles/typography.css.ts';
import * as css from './SummaryStep.css.ts';
import { DeliveryAddress } from '../provisioning/DeliveryAddress.tsx';
import { useProfileAddress } from '../provisioning/use-profile-address.ts';
import { OptionalBoundary } from '../../pages/common/OptionalBoundary.tsx';
import { canOrderAsGuest } from '../guest/can-order-as-guest.ts';
import { guestFormTexts } from '../guest/guest-form-texts.ts';
import { type GuestOrder, useGuestOrder } from '../guest/use-guest-order.ts';
import { BasketTable } from './BasketTable.tsx';
import { loginFirstTexts } from './login-first-texts.ts';
import { Consents } from './Consents.tsx';
import { type Send, useSend } from './use-send.ts';
import { useStepDispatch } from '../use-wizard.ts';

/** Only for people who order without an account. */
const GuestFields = lazy(async () => ({
  default: (await import('../guest/GuestFields.tsx')).GuestFields,
}));

/** Empties the basket after a confirmation. */
function CancelAll(): ReactElement {
  const text = useText();
  const go = useStepDispatch();
  const { notifications } = useServices();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {text('action.cancelOrder')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        heading={text('summary.cancelHeading')}
        confirm={text('summary.cancelConfirm')}
        onConfirm={() => {
          setAsking(false);
          notifications.show({
            id: 'cancel',
            tone: 'success',
            message: 'summary.cancelled',
            // The first step may have to be loaded.
            staysAcrossPages: true,
          });
          go({ type: 'clearAll' });
        }}
      >
        {text('summary.cancelText')}
      </ConfirmDialog>
    </>
  );
}

/** The order that was just sent; without it, an empty basket would look like a lost order. */
function OrderSent(): ReactElement | null {
  const { orderNumber, basket } = useDraft();
  const text = useText();
  if (!orderNumber || basket.length > 0) return null;
  return (
    <InlineMessage tone="info">
      {text('summary.sent', { orderNumber })}
      <p>
        <a href={hrefOf(paths.review(orderNumber))}>{text('action.toReview')}</a>
      </p>
    </InlineMessage>
  );
}

/** The reason when the backend has refused the order. */
function Refusal({ error }: { error: ApiError }): ReactElement | null {
  const { configuration } = useServices();
  const text = useText();
  const messageOf = useProblemMessage();
  const isRefused = error.status >= 400 && error.status < 500;
  if (!isRefused || error.status === 401) return null;
  const message = messageOf(error);
  return (
    <>
      <p>{text(message, { maximum: configuration.basketMaximum })}</p>
      <MyOrdersLink message={message} />
    </>
  );
}

const important = (chunks: ReactNode[]): ReactNode => <strong>{chunks}</strong>;

/** What binds once the order is sent, and for how much, said with the button that sends it (PAGE-13). */
function useBinding(basket: readonly BasketItem[], isGuestOrder: boolean): ReactNode {
  const { configuration, session } = useServices();
  const loginFirst = useComponentTexts(loginFirstTexts);
  const guest = useComponentTexts(guestFormTexts);
  const rich = useRichText();
  const formatPrice = useFormatPrice();
  const total = basketTotal(basket);
  if (total === null) return null;
  if (isGuestOrder) {
    return (
      <>
        <strong>{guest.nothingYet}</strong> {guest.next(formatPrice(total))}
      </>
    );
  }
  if (session.isGuest()) {
    return (
      <>
        <strong>{loginFirst.nothingYet}</strong>{' '}
        {canOrderAsGuest(configuration, basket) ? loginFirst.nextOrWithout : loginFirst.next}
      </>
    );
  }
  const isReviewed = basket.some(({ product }) => product.sensitiveData);
  return rich(isReviewed ? 'summary.bindingReview' : 'summary.binding', {
    b: important,
    price: formatPrice(total),
    days: configuration.reviewDaysToComplete,
  });
}

/** A wrong line of the address, or the first consent that was not given. */
const findMissing = (step: HTMLElement) =>
  step.querySelector<HTMLElement>('[aria-invalid="true"], [role="checkbox"][aria-checked="false"]');

/** Where the next page is for somebody who has not logged in: the login, which leads back here (OPEN-1). */
function useLoginButton(): MainAction | undefined {
  const { session, configuration } = useServices();
  const text = useText();
  const t = useComponentTexts(loginFirstTexts);
  const navigate = useNavigate();
  const { basket } = useDraft();
  if (!session.isGuest()) return undefined;
  const isPriced = basket.every(({ provisioning }) => provisioning.price.status === 'known');
  return {
    ...(canOrderAsGuest(configuration, basket)
      ? { label: t.continue }
      : { label: t.toLogin, icon: <Icon name="log-in" /> }),
    reason: isPriced ? undefined : text('validation.PRICE'),
    onClick: () => void navigate(loginPath(stepPath('order-summary'))),
  };
}

/** The bar's button; it says what is missing and goes there. */
function useSendButton({ send, isSending }: Send, guest: GuestOrder | null): MainAction {
  const { configuration } = useServices();
  const text = useText();
  const login = useLoginButton();
  const [faultOfCustomer] = validateSending(useDraft(), useProfileAddress(), configuration);
  const fault = guest ? guest.missing : faultOfCustomer;
  if (login && !guest) return login;
  return {
    label: text('summary.send'),
    icon: <Icon drawing={orderDrawings.send} />,
    reason: fault && text(`validation.${fault.key}`),
    findMissing,
    loading: isSending,
    onClick: send,
  };
}

/** Address, consents, and why sending has failed. */
function Entries(props: Send & { isReady: boolean; guest: GuestOrder | null }): ReactElement {
  const { send, error, isReady, guest } = props;
  const { basket } = useDraft();
  return (
    <>
      {guest && (
        <OptionalBoundary>
          <GuestFields order={guest} />
        </OptionalBoundary>
      )}
      <div className={css.entries}>
        <Consents />
        {hasPaper(basket) && !guest && <DeliveryAddress />}
      </div>
      {error && (
        <Problem error={error} message="error.ORDER_CREATION" onRetry={isReady ? send : undefined}>
          <Refusal error={error} />
        </Problem>
      )}
    </>
  );
}

/** Order summary before sending (FLOW-8). */
export function SummaryStep(): ReactElement {
  const { session } = useServices();
  const { basket } = useDraft();
  const intl = useIntl();
  const text = useText();
  const heading = text('wizard.order-summary.heading');
  const sensitive = basket.filter(({ product }) => product.sensitiveData).length;
  const partial = basket.filter((item) => hasPartialPage(item)).length;
  usePageFocus(heading, 'order-summary');
  const [isSent, setSent] = useState(false);
  // At once: the store empties the basket in a rendering of its own.
  const onCreated = useCallback(() => flushSync(() => setSent(true)), []);
  // Here, not beside the button: the basket may become empty while it is being sent (FIND-5).
  const ofCustomer = useSend(onCreated);
  const guest = useGuestOrder(onCreated);
  const sending = guest?.sending ?? ofCustomer;
  const button = useSendButton(sending, guest);
  const binding = useBinding(basket, guest !== null);
  if (isSent && basket.length === 0) {
    // The next page is being loaded. An empty basket would look like a lost order.
    return (
      <section className={layout.step}>
        <StepHeading level={2}>{heading}</StepHeading>
        <LoadingRegion label={text('loading')} />
      </section>
    );
  }
  const isEmpty = basket.length === 0;
  return (
    <FootStep more={<CancelAll />} consequence={binding} next={isEmpty ? undefined : button}>
      <div className={layout.step}>
        <div className={layout.stepHead}>
          <StepHeading level={2}>{heading}</StepHeading>
          {!isEmpty && <p className={typography.intro}>{text('summary.intro')}</p>}
        </div>
        <OrderSent />
        <div className={css.notices}>
          {sensitive > 0 && (
            <InlineMessage tone="warning">
              {text('summary.sensitive', { count: sensitive })}
            </InlineMessage>
          )}
          {partial > 0 && (
            <InlineMessage tone="warning">
              {text('summary.partial', { count: partial })}
            </InlineMessage>
          )}
          {equalItems(basket).map((positions) => (
            <InlineMessage key={positions.join(' ')} tone="info">
              {text('summary.equal', { positions: intl.formatList(positions.map(String)) })}
            </InlineMessage>
          ))}
        </div>
        <BasketTable />
        {!isEmpty && (guest || !session.isGuest()) && (
          <Entries {...sending} guest={guest} isReady={button.reason === undefined} />
        )}
      </div>
    </FootStep>
  );
}
