import { ApiError } from '@portal/api';
import { Button } from '@portal/ui/button';
import { InlineMessage } from '@portal/ui/inline-message';
import { Link } from '@portal/ui/link';
import { useComponentTexts } from '@portal/ui/provider';
import { Stack } from '@portal/ui/stack';
import { Heading, Text } from '@portal/ui/typography';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import { browserLog } from '../../browser/log.ts';
import { useText } from '../../i18n/use-text.ts';
import { hrefOf, paths } from '../../routes/paths.ts';
import { useServices } from '../../services/services.ts';
import { ConfirmDialog } from '../common/ConfirmDialog.tsx';
import { Problem } from '../common/Problem.tsx';
import { useProblemOutsideOrders } from '../common/problem-text.ts';
import * as layout from '../styles/layout.css.ts';
import { personalDataTexts } from './texts.ts';

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }): ReactElement {
  const text = useText();
  const t = useComponentTexts(personalDataTexts);
  const messageOf = useProblemOutsideOrders();
  const isConflict = error instanceof ApiError && error.status === 409;
  if (!isConflict) return <Problem error={error} message={messageOf(error)} onRetry={onRetry} />;
  return (
    <InlineMessage tone="warning" role="alert">
      {t.notCompleted}
      <p>
        <Link href={hrefOf(paths.myOrders)}>{text('page.myOrders')}</Link>
      </p>
    </InlineMessage>
  );
}

/** Deletes what identifies the person after a confirmation, and logs out. */
export function DeleteData({ onDeleted }: { onDeleted: () => void }): ReactElement {
  const t = useComponentTexts(personalDataTexts);
  const { client, session } = useServices();
  const heading = useId();
  const [asking, setAsking] = useState(false);
  const erase = useMutation({
    mutationFn: () => client.call('deletePersonalData', {}),
    onSettled: () => setAsking(false),
    onSuccess: async () => {
      onDeleted();
      // The backend has ended the session already: this forgets the person in this browser.
      await session
        .logout()
        .catch((error: unknown) => browserLog('The logout after a deletion failed', error));
    },
  });
  return (
    <section className={layout.section} aria-labelledby={heading}>
      <Heading id={heading}>{t.deleteHeading}</Heading>
      <Text>{t.deleteText}</Text>
      <Stack orientation="horizontal" gap="small">
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t.deleteAction}
        </Button>
      </Stack>
      {erase.isError && <Failure error={erase.error} onRetry={() => setAsking(true)} />}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        heading={t.confirmHeading}
        confirm={t.confirm}
        pending={erase.isPending}
        onConfirm={() => erase.mutate()}
      >
        {t.confirmText}
      </ConfirmDialog>
    </section>
  );
}
