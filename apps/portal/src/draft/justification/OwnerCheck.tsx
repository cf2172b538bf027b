import type { NewEntitlement } from '@portal/api';
import { OWNER_GROUND } from '@portal/order-flow';
import { Button } from '@portal/ui/button';
import { InlineMessage } from '@portal/ui/inline-message';
import { useAnnounce, useComponentTexts } from '@portal/ui/provider';
import { Stack } from '@portal/ui/stack';
import { Heading, Text } from '@portal/ui/typography';
import { useMutation } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { DataHint } from '../../pages/common/DataHint.tsx';
import { Problem } from '../../pages/common/Problem.tsx';
import { useDraftPart, useServices } from '../../services/services.ts';
import { ownerTexts } from './owner-texts.ts';

/** What is said instead of the justification. */
function Entered({ onJustify }: { onJustify: () => void }): ReactElement {
  const t = useComponentTexts(ownerTexts);
  return (
    <>
      <InlineMessage tone="success">{t.entered}</InlineMessage>
      <Text>{t.logged}</Text>
      <Button variant="quiet" onClick={onJustify}>
        {t.justify}
      </Button>
    </>
  );
}

/** Offers the question, and says what followed, unless the person is entered. */
function Question(props: { parcelIds: readonly string[]; onEntered: () => void }): ReactElement {
  const { client } = useServices();
  const t = useComponentTexts(ownerTexts);
  const announce = useAnnounce();
  const productId = useDraftPart(({ configuration }) => configuration.product?.id ?? '');
  const check = useMutation({
    mutationFn: () =>
      client.call('checkOwnership', { body: { productId, parcelIds: [...props.parcelIds] } }),
    onSuccess: ({ isEntered }) => {
      if (isEntered) props.onEntered();
      else announce(t.usual, 'polite');
    },
  });
  return (
    <>
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
      {check.data?.isEntered === false && <InlineMessage>{t.usual}</InlineMessage>}
    </>
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
  const { draft } = useServices();
  const t = useComponentTexts(ownerTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const isEntered = useDraftPart(
    ({ configuration }) => configuration.entitlement?.ground === OWNER_GROUND,
  );
  const shown = useRef(isEntered);
  // The button that was pressed has gone: the heading above what replaces it takes the focus.
  useEffect(() => {
    if (shown.current !== isEntered) heading.current?.focus();
    shown.current = isEntered;
  }, [isEntered]);
  const setEntitlement = (entitlement: NewEntitlement | null): void =>
    void draft.dispatch({ type: 'setEntitlement', entitlement });
  return (
    <>
      <Stack>
        <Heading headingLevel={3} ref={heading} tabIndex={-1}>
          {t.heading}
        </Heading>
        {isEntered ? (
          <Entered onJustify={() => setEntitlement(null)} />
        ) : (
          <Question
            parcelIds={props.parcelIds}
            onEntered={() => setEntitlement({ ground: OWNER_GROUND })}
          />
        )}
      </Stack>
      {!isEntered && props.children}
    </>
  );
}
