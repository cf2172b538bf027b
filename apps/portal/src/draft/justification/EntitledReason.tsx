import type { Entitlement, NewEntitlement } from '@portal/api';
import { InlineMessage } from '@portal/ui/inline-message';
import { LoadingRegion } from '@portal/ui/loading-region';
import { useComponentTexts } from '@portal/ui/provider';
import { RadioGroup } from '@portal/ui/radio-group';
import { Stack } from '@portal/ui/stack';
import { TextField } from '@portal/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { ConfiguredText } from '../../i18n/ConfiguredText.tsx';
import { useDate } from '../../i18n/use-date.ts';
import { Problem } from '../../pages/common/Problem.tsx';
import { useDraftPart, useServices } from '../../services/services.ts';
import { entitledTexts } from './entitled-texts.ts';

/** As the contract limits it. */
const LONGEST = 60;

/** Why an organisation takes the usual way. */
const REFUSALS = {
  NO_GROUP: 'noGroup',
  PRODUCT: 'product',
  NOT_YET: 'notYet',
  EXPIRED: 'expired',
  AREA: 'area',
} as const;

const NOTHING = { ground: '', fileNumber: '' };

/** Ground and file number, which an entitled organisation states instead of a reason. */
function EntitledFields({ entitlement }: { entitlement: Entitlement }): ReactElement {
  const { draft } = useServices();
  const t = useComponentTexts(entitledTexts);
  const formatDate = useDate();
  const typed = useDraftPart(({ configuration }) => configuration.entitlement);
  const stated = typed ?? NOTHING;
  // A ground of another entitlement is none of this one.
  const isKnown = entitlement.grounds.some(({ id }) => id === stated.ground);
  useEffect(() => {
    if (!typed || (typed.ground !== '' && !isKnown)) {
      const fileNumber = typed?.fileNumber ?? '';
      draft.dispatch({ type: 'setEntitlement', entitlement: { ground: '', fileNumber } });
    }
  }, [draft, typed, isKnown]);
  const change = (part: Partial<NewEntitlement>): void =>
    void draft.dispatch({ type: 'setEntitlement', entitlement: { ...stated, ...part } });
  return (
    <Stack>
      <InlineMessage tone="success">
        {t.entitled}
        {entitlement.validUntil !== undefined &&
          ` ${t.until(formatDate(entitlement.validUntil, { dateStyle: 'long' }))}`}
      </InlineMessage>
      <RadioGroup
        label={t.ground}
        variant="card"
        value={stated.ground}
        onValueChange={(ground) => change({ ground })}
        items={entitlement.grounds.map(({ id, name }) => ({
          value: id,
          label: <ConfiguredText text={name} />,
        }))}
      />
      <TextField
        label={t.fileNumber}
        hint={t.fileNumberHint}
        maxLength={LONGEST}
        widthInCharacters={30}
        value={stated.fileNumber ?? ''}
        onValueChange={(fileNumber) => change({ fileNumber })}
      />
    </Stack>
  );
}

/** The reason as everybody gives it; an entitlement that was stated before does not count here. */
function UsualWay({ children, message }: { children: ReactNode; message: string }): ReactElement {
  const { draft } = useServices();
  const isStated = useDraftPart(({ configuration }) => configuration.entitlement !== undefined);
  useEffect(() => {
    if (isStated) draft.dispatch({ type: 'setEntitlement', entitlement: null });
  }, [draft, isStated]);
  return (
    <Stack>
      <InlineMessage tone="info">{message}</InlineMessage>
      {children}
    </Stack>
  );
}

/** What an organisation states instead of a reason, where it is entitled to the extract (ORG-2); otherwise a sentence, and the reason, which is the content. */
export function EntitledReason(props: {
  parcelIds: readonly string[];
  children: ReactNode;
}): ReactElement | null {
  const { query } = useServices();
  const t = useComponentTexts(entitledTexts);
  const productId = useDraftPart(({ configuration }) => configuration.product?.id ?? '');
  const parcelIds = props.parcelIds.join(',');
  const { data, error, isFetching, refetch } = useQuery(
    query('checkEntitlement', { query: { productId, parcelIds } }),
  );
  if (error && !isFetching) {
    return (
      <Stack>
        <Problem error={error} message="error.TECHNICAL_PROBLEM" onRetry={() => void refetch()} />
        {props.children}
      </Stack>
    );
  }
  if (!data) return <LoadingRegion label={t.loading} />;
  const { entitlement, refusal = 'NO_GROUP' } = data;
  if (entitlement) return <EntitledFields entitlement={entitlement} />;
  return <UsualWay message={t[REFUSALS[refusal]]}>{props.children}</UsualWay>;
}
