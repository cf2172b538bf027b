import type { GenerationState } from '@portal/order-flow';
import { LoadingRegion } from '@portal/ui/loading-region';
import { StatePage } from '@portal/ui/state-page';
import type { StateTone } from '@portal/ui/state-page';
import { useAnnounce } from '@portal/ui/provider';
import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';
import * as typography from '../styles/typography.css.ts';
import { GenerationActions } from './GenerationActions.tsx';

const TONES: Record<Exclude<GenerationState, 'waiting'>, StateTone> = {
  ready: 'success',
  'paper-only': 'success',
  'not-approved': 'waiting',
  'not-paid': 'info',
  failed: 'danger',
  timeout: 'warning',
};

/** The state of the provisioning page: heading, explanation and actions (FLOW-17). */
export function GenerationView(props: {
  orderId: string;
  state: GenerationState;
  onDownload: () => void;
}): ReactElement {
  const { orderId, state, onDownload } = props;
  const text = useText();
  const announce = useAnnounce();
  const heading = state === 'waiting' ? null : text(`generation.${state}.heading`);
  useEffect(() => {
    if (heading) announce(heading, 'polite');
  }, [heading, announce]);
  if (state === 'waiting') {
    return (
      <LoadingRegion
        title={text('generation.waiting.heading')}
        duration={text('generation.waiting.duration')}
      >
        <p className={typography.paragraph}>{text('generation.waiting.text')}</p>
      </LoadingRegion>
    );
  }
  return (
    <StatePage
      tone={TONES[state]}
      heading={text(`generation.${state}.heading`)}
      actions={<GenerationActions orderId={orderId} state={state} onDownload={onDownload} />}
    >
      <p>{text(`generation.${state}.text`)}</p>
      <p className={typography.note}>{text('review.number', { orderNumber: orderId })}</p>
    </StatePage>
  );
}
