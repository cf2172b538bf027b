import { statusRow } from '@portal/order-flow';
import { Button } from '@portal/ui/button';
import { StatePage } from '@portal/ui/state-page';
import type { ReactElement } from 'react';
import { useOrder, useServices } from '../../../services/services.ts';
import { useText } from '../../../i18n/use-text.ts';
import { hrefOf, paths } from '../../../routes/paths.ts';
import { usePageFocus } from '../../../navigation/use-page-focus.ts';
import { Problem } from '../../common/Problem.tsx';
import { orderFailure } from '../../common/problem-text.ts';
import { StepHeading } from '../../common/StepHeading.tsx';
import { useFreshOrder } from '../../common/use-fresh-order.ts';
import * as layout from '../../styles/layout.css.ts';
import * as typography from '../../styles/typography.css.ts';

/** Whether there is no such order of this person; other failures leave the confirmation as it is. */
const isUnknown = (error: unknown): boolean =>
  ['error.NOT_FOUND', 'error.INVALID_ID'].includes(orderFailure(error));

function SentOrder({ orderNumber }: { orderNumber: string }): ReactElement {
  const { configuration } = useServices();
  const query = useFreshOrder(orderNumber);
  const { data: order, error } = query;
  const text = useText();
  usePageFocus(text('approval.heading'), 'approval');
  if (!order && error && !query.isFetching && isUnknown(error)) {
    return (
      <section className={layout.step}>
        <StepHeading level={2}>{text('approval.heading')}</StepHeading>
        <Problem error={error} message={orderFailure(error)} />
      </section>
    );
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
          <>
            <p>{text('approval.next')}</p>
            <p>{text('approval.days', { days: configuration.reviewDaysToComplete })}</p>
          </>
        )}
      </div>
    </StatePage>
  );
}

/**
 * The order was sent and the authority reviews it first (FLOW-14). Without a session the login step is shown
 * instead.
 */
export function ApprovalStep(): ReactElement | null {
  const { orderNumber } = useOrder();
  // The step needs an order: without one, the address redirects to the summary with a message.
  return orderNumber ? <SentOrder orderNumber={orderNumber} /> : null;
}
