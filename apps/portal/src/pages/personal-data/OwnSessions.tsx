import type { CustomerSession } from '@portal/api';
import { Badge } from '@portal/ui/badge';
import { Button } from '@portal/ui/button';
import { DescriptionList } from '@portal/ui/description-list';
import { InlineMessage } from '@portal/ui/inline-message';
import { LoadingRegion } from '@portal/ui/loading-region';
import { useComponentTexts } from '@portal/ui/provider';
import { Text } from '@portal/ui/typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services.ts';
import { PageHeading } from '../common/PageHeading.tsx';
import { Problem } from '../common/Problem.tsx';
import { useProblemOutsideOrders } from '../common/problem-text.ts';
import { useDate } from '../common/use-date.ts';
import * as entries from '../styles/entries.css.ts';
import * as layout from '../styles/layout.css.ts';
import { personalDataTexts } from './texts.ts';

const TIME = { dateStyle: 'long', timeStyle: 'short' } as const;

/** Properties of one session of the list. */
interface SessionEntryProps {
  readonly session: CustomerSession;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

function SessionEntry({ session, isEnding, onEnd }: SessionEntryProps): ReactElement {
  const t = useComponentTexts(personalDataTexts);
  const date = useDate();
  const id = useId();
  const started = <span id={`${id}-started`}>{date(session.createdAt, TIME)}</span>;
  return (
    <li className={entries.entry}>
      <DescriptionList
        layout="inline"
        items={[
          { term: t.sessionStarted, description: started },
          { term: t.sessionUsed, description: date(session.lastUsedAt, TIME) },
        ]}
      />
      {session.isCurrent ? (
        <Badge tone="info">{t.sessionCurrent}</Badge>
      ) : (
        <Button
          id={`${id}-end`}
          variant="secondary"
          // The date tells the buttons apart.
          aria-labelledby={`${id}-end ${id}-started`}
          loading={isEnding}
          onClick={onEnd}
        >
          {t.endSession}
        </Button>
      )}
    </li>
  );
}

/** Where the person is logged in; every session but that of this browser can be ended. */
export function OwnSessions(): ReactElement {
  const t = useComponentTexts(personalDataTexts);
  const { client, query } = useServices();
  const queryClient = useQueryClient();
  const messageOf = useProblemOutsideOrders();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const request = query('listSessions', {});
  const list = useQuery(request);
  const end = useMutation({
    mutationFn: (sessionId: string) => client.call('endSession', { path: { sessionId } }),
    onSuccess: async () => {
      // The button that has the focus disappears with its session.
      heading.current?.focus();
      await queryClient.invalidateQueries({ queryKey: request.queryKey });
    },
  });
  const { variables: ending = '' } = end;
  return (
    <section className={layout.section} aria-labelledby={headingId}>
      <PageHeading id={headingId} headingLevel={2} ref={heading} tabIndex={-1}>
        {t.sessionsHeading}
      </PageHeading>
      <Text>{t.sessionsText}</Text>
      <output>
        {end.isSuccess && <InlineMessage tone="success">{t.sessionEnded}</InlineMessage>}
      </output>
      {end.isError && (
        <Problem
          error={end.error}
          message={messageOf(end.error)}
          onRetry={() => end.mutate(ending)}
        />
      )}
      {list.data && (
        <ul className={entries.list}>
          {list.data.map((session) => (
            <SessionEntry
              key={session.id}
              session={session}
              isEnding={end.isPending && ending === session.id}
              onEnd={() => end.mutate(session.id)}
            />
          ))}
        </ul>
      )}
      {list.isPending && <LoadingRegion label={t.sessionsLoading} />}
      {list.isError && !list.data && (
        <Problem
          error={list.error}
          message={messageOf(list.error)}
          onRetry={() => void list.refetch()}
        />
      )}
    </section>
  );
}
