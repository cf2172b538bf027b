import type { Organisation } from '@portal/api';
import { Badge } from '@portal/ui/badge';
import { Button } from '@portal/ui/button';
import { DescriptionList } from '@portal/ui/description-list';
import { InlineMessage } from '@portal/ui/inline-message';
import { useComponentTexts } from '@portal/ui/provider';
import { Heading, Text } from '@portal/ui/typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useId, useRef } from 'react';
import { useDate } from '../../i18n/use-date.ts';
import { useServices } from '../../services/services.ts';
import { Problem } from '../common/Problem.tsx';
import { useProblemOutsideOrders } from '../common/problem-text.ts';
import * as entries from '../styles/entries.css.ts';
import * as layout from '../styles/layout.css.ts';
import { organisationTexts } from './texts.ts';

type Member = Organisation['members'][number];

const TIME = { dateStyle: 'long', timeStyle: 'short' } as const;

function MemberEntry(props: {
  member: Member;
  isEnding: boolean;
  onEnd: () => void;
}): ReactElement {
  const { member, isEnding, onEnd } = props;
  const t = useComponentTexts(organisationTexts);
  const date = useDate();
  const id = useId();
  return (
    <li className={entries.entry}>
      <div>
        <Heading headingLevel={3} id={`${id}-name`}>
          {member.name}
        </Heading>
        <DescriptionList
          layout="inline"
          items={[
            { term: t.lastLogin, description: date(member.lastLoginAt, TIME) },
            { term: t.orderCount, description: String(member.orderCount) },
          ]}
        />
      </div>
      {member.isSelf && <Badge tone="info">{t.you}</Badge>}
      {!member.isSelf && member.isLoggedIn && (
        <Button
          id={`${id}-end`}
          variant="secondary"
          // The name tells the buttons apart.
          aria-labelledby={`${id}-end ${id}-name`}
          loading={isEnding}
          onClick={onEnd}
        >
          {t.endSessions}
        </Button>
      )}
    </li>
  );
}

/** Who has logged in for the organisation, how much they ordered, and the end of sessions of those who have left (ORG-3). */
export function Members({ members }: { members: readonly Member[] }): ReactElement {
  const t = useComponentTexts(organisationTexts);
  const { client, query } = useServices();
  const queryClient = useQueryClient();
  const messageOf = useProblemOutsideOrders();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const end = useMutation({
    mutationFn: (memberId: string) => client.call('endMemberSessions', { path: { memberId } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: query('getOrganisation', {}).queryKey });
      // The button is gone.
      heading.current?.focus();
    },
  });
  return (
    <section className={layout.section} aria-labelledby={id}>
      <Heading id={id} ref={heading} tabIndex={-1}>
        {t.people}
      </Heading>
      <Text>{t.peopleText}</Text>
      <output>{end.isSuccess && <InlineMessage tone="success">{t.ended}</InlineMessage>}</output>
      {end.isError && (
        <Problem
          error={end.error}
          message={messageOf(end.error)}
          onRetry={() => end.mutate(end.variables)}
        />
      )}
      <ul className={entries.list}>
        {members.map((member) => (
          <MemberEntry
            key={member.id}
            member={member}
            isEnding={end.isPending && end.variables === member.id}
            onEnd={() => end.mutate(member.id)}
          />
        ))}
      </ul>
    </section>
  );
}
