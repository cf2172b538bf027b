import { Button } from '@portal/ui/button';
import { InlineMessage } from '@portal/ui/inline-message';
import { useComponentTexts, useFocusReturn } from '@portal/ui/provider';
import { Text } from '@portal/ui/typography';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { canRetry } from '../../services/can-retry.ts';
import { useServices, useSession } from '../../services/services.ts';
import type { SurroundingsQuery } from '../use-surroundings.ts';
import { wordsTexts } from './texts.ts';

/** Says that surroundings could not be loaded; the focus returns when the message disappears with its button (WCAG 2.4.3). */
function LoadingFailed({ error, retry }: Pick<SurroundingsQuery, 'error' | 'retry'>): ReactElement {
  const text = useText();
  const t = useComponentTexts(wordsTexts);
  const message = useRef<HTMLDivElement>(null);
  useFocusReturn(message);
  const button = canRetry(error) && (
    <Button variant="secondary" size="small" onClick={retry}>
      {text('problem.retry')}
    </Button>
  );
  return (
    <InlineMessage ref={message} tone="warning" role="alert" actions={button}>
      {t.failed}
    </InlineMessage>
  );
}

/** What the sentences about a parcel do not say, and why (DATA-8). */
export function WhatIsMissing({
  surroundings,
  isLoading,
  error,
  retry,
}: SurroundingsQuery): ReactElement {
  const t = useComponentTexts(wordsTexts);
  const isGuest = useServices().session.callsAsGuest();
  // An order without an account stays one: nobody logs in on its page.
  const { opensOrder } = useSession();
  return (
    <>
      {isLoading && <output>{t.loading}</output>}
      {Boolean(error) && <LoadingFailed error={error} retry={retry} />}
      {surroundings?.buildings === null && <Text>{t.withoutBuildings}</Text>}
      {surroundings && isGuest && !opensOrder && <Text>{t.afterLogin}</Text>}
    </>
  );
}
