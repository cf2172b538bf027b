import { Button } from '@portal/ui/button';
import { StatePage } from '@portal/ui/state-page';
import type { ReactElement } from 'react';
import { useOrder, useServices } from '../../../services/services.ts';
import { useText } from '../../../i18n/use-text.ts';
import { hrefOf, paths } from '../../../routes/paths.ts';
import { usePageFocus } from '../../../navigation/use-page-focus.ts';
import * as typography from '../../styles/typography.css.ts';

/** The order is sent and the authority decides first (FLOW-14). Who is not logged in sees the login step instead. */
export function ApprovalStep(): ReactElement | null {
  const { orderNumber } = useOrder();
  const { configuration } = useServices();
  const text = useText();
  usePageFocus(text('approval.heading'), 'approval');
  // The step cannot be reached without an order: the address leads to the summary and says so.
  if (!orderNumber) return null;
  return (
    <StatePage
      data-page-heading
      tone="success"
      heading={text('approval.heading')}
      actions={
        <Button asChild variant="primary">
          <a href={hrefOf(paths.review(orderNumber))}>{text('approval.toReview')}</a>
        </Button>
      }
    >
      <div className={typography.paragraphs}>
        <p>{text('review.number', { orderNumber })}</p>
        <p>{text('approval.next')}</p>
        <p>{text('approval.days', { days: configuration.reviewDaysToComplete })}</p>
      </div>
    </StatePage>
  );
}
