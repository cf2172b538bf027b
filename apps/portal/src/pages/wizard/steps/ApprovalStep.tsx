import { Button } from '@portal/ui/button';
import { StatePage } from '@portal/ui/state-page';
import type { ReactElement } from 'react';
import { useOrder, useServices } from '../../../services/services.ts';
import { useText } from '../../../i18n/use-text.ts';
import { hrefOf, paths } from '../../../routes/paths.ts';
import { usePageFocus } from '../../../navigation/use-page-focus.ts';
import * as typography from '../../styles/typography.css.ts';

/**
 * The order was sent and the authority reviews it first (FLOW-14). Without a session the login step is shown
 * instead.
 */
export function ApprovalStep(): ReactElement | null {
  const { orderNumber } = useOrder();
  const { configuration } = useServices();
  const text = useText();
  usePageFocus(text('approval.heading'), 'approval');
  // The step needs an order: without one, the address redirects to the summary with a message.
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
