import type { AddedProgram, Program } from '@portal/api';
import { Badge } from '@portal/ui/badge';
import { Button } from '@portal/ui/button';
import { DescriptionList } from '@portal/ui/description-list';
import { InlineMessage } from '@portal/ui/inline-message';
import { Link } from '@portal/ui/link';
import { useComponentTexts } from '@portal/ui/provider';
import { Stack } from '@portal/ui/stack';
import { Heading, Text } from '@portal/ui/typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useId, useRef, useState } from 'react';
import { useDate } from '../../../i18n/use-date.ts';
import { useServices } from '../../../services/services.ts';
import { Await } from '../../common/Await.tsx';
import { ConfirmDialog } from '../../common/ConfirmDialog.tsx';
import { Problem } from '../../common/Problem.tsx';
import { useProblemOutsideOrders } from '../../common/problem-text.ts';
import * as entries from '../../styles/entries.css.ts';
import * as layout from '../../styles/layout.css.ts';
import { AddProgram } from './AddProgram.tsx';
import { Deliveries } from './Deliveries.tsx';
import { Secrets } from './Secrets.tsx';
import { programTexts } from './texts.ts';

const DAY = { dateStyle: 'long' } as const;
const TIME = { dateStyle: 'long', timeStyle: 'short' } as const;

/** The contract as a page, where the calls of programs are. */
const DOCUMENTATION = 'api/docs#createProgramOrder';

function ProgramEntry({
  program,
  onRevoke,
}: {
  program: Program;
  onRevoke: () => void;
}): ReactElement {
  const { name, scopes, lastUsedAt, revokedAt, madeBy, webhookUrl, deliveries } = program;
  const t = useComponentTexts(programTexts);
  const date = useDate();
  const id = useId();
  const rights = scopes.map((scope) => (scope === 'orders:read' ? t.read : t.write));
  return (
    <li>
      <div className={entries.entry}>
        <div>
          <Heading headingLevel={3} id={`${id}-name`}>
            {name}
          </Heading>
          <DescriptionList
            layout="inline"
            items={[
              { term: t.rights, description: rights.join(', ') },
              { term: t.madeBy, description: madeBy || t.unknown },
              { term: t.created, description: date(program.createdAt, DAY) },
              {
                term: t.lastUsed,
                description: lastUsedAt === undefined ? t.neverUsed : date(lastUsedAt, TIME),
              },
              { term: t.clientId, description: program.id },
              ...(webhookUrl === undefined ? [] : [{ term: t.webhook, description: webhookUrl }]),
            ]}
          />
        </div>
        {revokedAt === undefined ? (
          <Button
            id={`${id}-revoke`}
            variant="secondary"
            // The name tells the buttons apart.
            aria-labelledby={`${id}-revoke ${id}-name`}
            onClick={onRevoke}
          >
            {t.revoke}
          </Button>
        ) : (
          <Badge tone="neutral">{t.revoked}</Badge>
        )}
      </div>
      {deliveries.length > 0 && <Deliveries program={program} />}
    </li>
  );
}

/** The programs that order for the organisation: adding and revoking them, and what was sent to their webhooks (ORG-4). */
export function Programs(): ReactElement {
  const t = useComponentTexts(programTexts);
  const { client, query } = useServices();
  const queryClient = useQueryClient();
  const messageOf = useProblemOutsideOrders();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const programs = useQuery(query('listPrograms', {}));
  const [added, setAdded] = useState<AddedProgram | null>(null);
  const [asking, setAsking] = useState<Program | null>(null);
  const [isOpen, setOpen] = useState(false);
  const reload = () =>
    queryClient.invalidateQueries({ queryKey: query('listPrograms', {}).queryKey });
  const revoke = useMutation({
    mutationFn: (programId: string) => client.call('revokeProgram', { path: { programId } }),
    onSettled: () => setOpen(false),
    onSuccess: async () => {
      await reload();
      // The button is gone.
      heading.current?.focus();
    },
  });
  return (
    <section className={layout.section} aria-labelledby={id}>
      <Heading id={id} ref={heading} tabIndex={-1}>
        {t.heading}
      </Heading>
      <Text>
        {t.intro} <Link href={DOCUMENTATION}>{t.documentation}</Link>.
      </Text>
      <output>
        {revoke.isSuccess && <InlineMessage tone="success">{t.revokedNow}</InlineMessage>}
      </output>
      {revoke.isError && (
        <Problem
          error={revoke.error}
          message={messageOf(revoke.error)}
          onRetry={() => revoke.mutate(revoke.variables)}
        />
      )}
      <Await query={programs} loading="loading">
        {(all) =>
          all.length === 0 ? (
            <Text>{t.none}</Text>
          ) : (
            <ul className={entries.list}>
              {all.map((program) => (
                <ProgramEntry
                  key={program.id}
                  program={program}
                  onRevoke={() => {
                    setAsking(program);
                    setOpen(true);
                  }}
                />
              ))}
            </ul>
          )
        }
      </Await>
      <Stack>
        {added ? (
          <Secrets
            added={added}
            onDone={() => {
              setAdded(null);
              heading.current?.focus();
            }}
          />
        ) : (
          <AddProgram
            onAdded={async (program) => {
              setAdded(program);
              await reload();
            }}
          />
        )}
      </Stack>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        heading={t.revokeHeading(asking?.name ?? '')}
        confirm={t.revoke}
        pending={revoke.isPending}
        onConfirm={() => {
          if (asking) revoke.mutate(asking.id);
        }}
      >
        {t.revokeText}
      </ConfirmDialog>
    </section>
  );
}
