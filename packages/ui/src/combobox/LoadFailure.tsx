import type { ReactElement } from 'react';
import { Button } from '../button/index.ts';
import { Icon } from '../icons/index.ts';
import { langOf } from '../texts/lang-of.ts';
import * as css from './Combobox.css.ts';

/** Below the input: the options could not be loaded, with a button to retry if there is a callback. */
export function LoadFailure(props: {
  texts: { readonly failed: string; readonly retry: string };
  onRetry: (() => void) | undefined;
}): ReactElement {
  const { texts, onRetry } = props;
  return (
    <div className={css.failed}>
      <p lang={langOf(texts, 'failed')} className={css.failedText}>
        <Icon name="alert-circle" />
        <span>{texts.failed}</span>
      </p>
      {onRetry && (
        <Button lang={langOf(texts, 'retry')} size="small" icon="retry" onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </div>
  );
}
