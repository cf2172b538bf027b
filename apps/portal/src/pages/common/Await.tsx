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
  /** What is being fetched. */
  readonly loading: MessageId;
  /** A sentence of its own for a failure here. */
  readonly failure?: MessageId;
  /** The answer is at least as high as the window: what follows waits below it, and nothing jumps. */
  readonly isTall?: boolean;
  readonly children: (data: T) => ReactNode;
}

/** Waiting, failure with another try, or the answer; an answer that is there stays while a newer one is fetched. */
export function Await<T>(props: AwaitProps<T>): ReactElement {
  const { query, loading, failure, isTall = false, children } = props;
  const text = useText();
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (query.error && !query.isFetching) {
    return <Problem error={query.error} message={failure} onRetry={() => void query.refetch()} />;
  }
  return <LoadingRegion title={text(loading)} className={isTall ? css.screen : undefined} />;
}
