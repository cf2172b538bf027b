import type { DeliveryState } from '@portal/order-flow';
import { lazy } from 'react';
import type { ReactElement } from 'react';
import { OptionalBoundary } from '../../../pages/common/OptionalBoundary.tsx';
import { useServices } from '../../../services/services.ts';

const Parts = lazy(async () => ({ default: (await import('./FeedbackParts.tsx')).FeedbackParts }));

/** States in which something was delivered. */
const DELIVERED: readonly DeliveryState[] = ['ready', 'paper-only'];

/** The question after delivery, and the link of Your Europe; nothing in states that have neither (LAW-6). */
export function DeliveryFeedback({ state }: { state: DeliveryState }): ReactElement | null {
  const { feedback = {} } = useServices().configuration;
  if (!DELIVERED.includes(state) || (!feedback.question && !feedback.yourEuropeUrl)) return null;
  return (
    <OptionalBoundary>
      <Parts {...feedback} />
    </OptionalBoundary>
  );
}
