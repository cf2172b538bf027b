import { Button } from '@portal/ui/button';
import { InlineMessage } from '@portal/ui/inline-message';
import { useComponentTexts } from '@portal/ui/provider';
import { Stack } from '@portal/ui/stack';
import { Heading, Text } from '@portal/ui/typography';
import { useMutation } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { DataHint } from '../../pages/common/DataHint.tsx';
import { Problem } from '../../pages/common/Problem.tsx';
import { useDraftPart, useServices } from '../../services/services.ts';
import { OWNER_GROUND } from './owner-ground.ts';
import { ownerTexts } from './owner-texts.ts';

/** What is said instead of the justification. The heading takes the focus from the button, which disappears. */
function Entered({ isNew, onJustify }: { isNew: boolean; onJustify: () => void }): ReactElement {
  const t = useComponentTexts(ownerTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <Stack>
      <Heading headingLevel={3} ref={heading} tabIndex={-1}>
        {t.heading}
      </Heading>
      <InlineMessage tone="success">{t.entered}</InlineMessage>
      <Text>{t.logged}</Text>
      <Button variant="quiet" onClick={onJustify}>
        {t.justify}
      </Button>
    </Stack>
  );
}

/**
 * Asks the register whether the person is entered as the owner, when the person wants it (OWN-1). Who is entered gives no justification. Every
 * other answer is the same sentence, and the justification, which is the content, stays as it is.
 */
export function OwnerCheck(props: {
  parcelIds: readonly string[];
  children: ReactNode;
}): ReactElement {
  const { client, draft } = useServices();
  const t = useComponentTexts(ownerTexts);
  const productId = useDraftPart(({ configuration }) => configuration.product?.id ?? '');
  const isEntered = useDraftPart(
    ({ configuration }) => configuration.entitlement?.ground === OWNER_GROUND,
  );
  const check = useMutation({
    mutationFn: () =>
      client.call('checkOwnership', { body: { productId, parcelIds: [...props.parcelIds] } }),
    onSuccess: (answer) => {
      if (answer.isEntered) {
        draft.dispatch({ type: 'setEntitlement', entitlement: { ground: OWNER_GROUND } });
      }
    },
  });
  if (isEntered) {
    return (
      <Entered
        isNew={check.isSuccess}
        onJustify={() => {
          check.reset();
          draft.dispatch({ type: 'setEntitlement', entitlement: null });
        }}
      />
    );
  }
  return (
    <>
      <Stack>
        <Heading headingLevel={3}>{t.heading}</Heading>
        <Text>{t.intro}</Text>
        <DataHint of="ownershipMatch" />
        <Button
          loading={check.isPending}
          texts={{ loading: t.checking }}
          onClick={() => check.mutate()}
        >
          {t.check}
        </Button>
        {check.isError && (
          <Problem
            error={check.error}
            message="error.TECHNICAL_PROBLEM"
            onRetry={() => check.mutate()}
          />
        )}
        {check.isSuccess && <InlineMessage role="status">{t.usual}</InlineMessage>}
      </Stack>
      {props.children}
    </>
  );
}
