import type { Order } from '@portal/api';
import type { ReactElement } from 'react';
import { ConfiguredText } from '../../i18n/ConfiguredText.tsx';
import { namesOf } from '../../i18n/language.ts';
import { useText } from '../../i18n/use-text.ts';
import { deliveryText, parcelsText } from '../common/order-texts.ts';
import { useDate } from '../common/use-date.ts';
import * as typography from '../styles/typography.css.ts';

/** What is sent on paper, when, and how long that usually takes; nothing without paper (PAGE-12). */
export function PaperNote({ order }: { order: Order }): ReactElement | null {
  const text = useText();
  const date = useDate();
  const onPaper = order.orderPositions.filter(
    ({ approvalStatus, numberOfCopies }) => approvalStatus !== 'REJECTED' && numberOfCopies > 0,
  );
  if (onPaper.length === 0) return null;
  const sentAt = order.timeline?.find(({ event }) => event === 'DISPATCHED')?.at;
  return (
    <>
      <ul className={typography.list}>
        {onPaper.map(
          ({
            positionId,
            numberOfCopies,
            orderedProductDetails,
            parcelDetails,
            furtherParcels = [],
          }) => (
            <li key={positionId}>
              {deliveryText(text, false, numberOfCopies)}:{' '}
              <ConfiguredText text={namesOf(orderedProductDetails)} />,{' '}
              {parcelsText(text, parcelDetails.displayString, furtherParcels.length)}
            </li>
          ),
        )}
      </ul>
      <p>
        {sentAt
          ? text('generation.paperSent', { date: date(sentAt, { dateStyle: 'long' }) })
          : text('generation.paperToSend')}
      </p>
    </>
  );
}
