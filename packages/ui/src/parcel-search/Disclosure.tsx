import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/index.ts';
import * as css from './ParcelSearch.css.ts';

/** Help that opens where one hesitates; native, so it works before any script. */
export function Disclosure(props: { summary: string; children: ReactNode }): ReactElement {
  return (
    <details className={css.disclosure}>
      <summary className={css.summary}>
        <Icon name="help" />
        <span className={css.summaryText}>{props.summary}</span>
      </summary>
      <div className={css.helpBody}>{props.children}</div>
    </details>
  );
}
