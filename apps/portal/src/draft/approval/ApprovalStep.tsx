import { statusRow } from '@portal/order-flow';
import { Button } from '@portal/ui/button';
import { DescriptionList } from '@portal/ui/description-list';
import { StatePage } from '@portal/ui/state-page';
import type { ReactElement } from 'react';
import { useDraft, useServices, useSession } from '../../services/services.ts';
import { useFormatPrice } from '../../i18n/use-price.ts';
import { useText } from '../../i18n/use-text.ts';
import { hrefOf, paths } from '../../routes/paths.ts';
import { usePageFocus } from '../../navigation/use-page-focus.ts';
import { LoginPrompt } from '../../pages/common/LoginNeeded.tsx';
import { Problem } from '../../pages/common/Problem.tsx';
import { orderFailure } from '../../pages/common/problem-text.ts';
import { StepHeading } from '../../pages/common/StepHeading.tsx';
import { useFreshOrder } from '../../orders/use-fresh-order.ts';
import * as layout from '../../pages/styles/layout.css.ts';
import * as typography from '../../pages/styles/typography.css.ts';

/** Whether there is no such order of this person; other failures leave the confirmation as it is. */
const isUnknown = (error: unknown): boolean =>
  ['error.NOT_FOUND', 'error.INVALID_ID'].includes(orderFailure(error));

function UnknownOrder({ error }: { error: unknown }): ReactElement {
  const text = useText();
  const heading = text('approval.unknown');
  usePageFocus(heading, 'approval unknown');
  return (
    <section className={layout.step}>
      <StepHeading level={2}>{heading}</StepHeading>
      <Problem error={error} message={orderFailure(error)} />
    </section>
  );
}

function SentOrder({ orderNumber }: { orderNumber: string }): ReactElement {
  const { configuration } = useServices();
  const query = useFreshOrder(orderNumber);
  const { data: order, error } = query;
  const text = useText();
  const formatPrice = useFormatPrice();
  usePageFocus(text('approval.heading'), 'approval');
  if (!order && error && !query.isFetching && isUnknown(error)) {
    return <UnknownOrder error={error} />;
  }
  // The authority may decide while this page stays open; it then no longer promises a review (JRN-3).
  const row = order && statusRow(order);
  return (
    <StatePage
      data-page-heading
      tone={row?.isClosed ? 'warning' : 'success'}
      heading={text('approval.heading')}
      actions={
        <Button asChild variant="primary">
          <a href={hrefOf(paths.review(orderNumber))}>{text('approval.toReview')}</a>
        </Button>
      }
    >
      <div className={typography.paragraphs}>
        <p>{text('review.number', { orderNumber })}</p>
        {row && row.notPayable !== 'NOT_APPROVED' ? (
          <p>{text('approval.reviewed', { status: text(row.message) })}</p>
        ) : (
          <DescriptionList
            layout="columns"
            items={[
              { term: text('approval.now'), description: text('approval.next') },
              {
                term: text('approval.then'),
                description: text('approval.days', { days: configuration.reviewDaysToComplete }),
              },
              {
                term: text('order.fee'),
                description: order
                  ? text('approval.fee', { price: formatPrice(order.total.priceGross) })
                  : text('approval.free'),
              },
            ]}
          />
        )}
      </div>
    </StatePage>
  );
}

/**
 * The order was sent and the authority reviews it first (FLOW-14). Without a session it says that a login is needed.
 */
export function ApprovalStep(): ReactElement | null {
  const { orderNumber } = useDraft();
  const { customer } = useSession();
  if (!customer) return <LoginPrompt headingLevel={2} />;
  // The step needs an order: without one, the address redirects to the summary with a message.
  return orderNumber ? <SentOrder orderNumber={orderNumber} /> : null;
}
