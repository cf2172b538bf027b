import { LoadingRegion } from '@portal/ui/loading-region';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import type { MessageId } from '../../i18n/messages.ts';
import { useText } from '../../i18n/use-text.ts';
import * as css from './Await.css.ts';
import { Problem } from './Problem.tsx';

/** Properties of {@link Await}. */
export interface AwaitProps<T> {
  readonly query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch' | 'isFetching'>;
  /** Text while loading. */
  readonly loading: MessageId;
  /** Overrides the message of the error. */
  readonly failure?: MessageId;
  /** Reserves the height of the window while loading, so that the content below does not move (layout shift). */
  readonly isTall?: boolean;
  readonly children: (data: T) => ReactNode;
}

/** Loading, failure with retry, or the data of a query; data stays visible while it is fetched again. */
export function Await<T>(props: AwaitProps<T>): ReactElement {
  const { query, loading, failure, isTall = false, children } = props;
  const text = useText();
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (query.error && !query.isFetching) {
    return <Problem error={query.error} message={failure} onRetry={() => void query.refetch()} />;
  }
  return <LoadingRegion label={text(loading)} className={isTall ? css.screen : undefined} />;
}
