import type { Parcel } from '@portal/api';
import { InlineMessage } from '@portal/ui/inline-message';
import { useAnnounce } from '@portal/ui/provider';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useServices } from '../../services/services.ts';
import { readEstimate } from './read-estimate.ts';

/**
 * Warns when nothing is estimated on the chosen parcel: its map with land estimate would show no more than one without (PAGE-5). A
 * failure of the service shows no message, as nothing is known then.
 */
export function EstimateNotice({ parcel }: { parcel: Parcel }): ReactElement | null {
  const { map } = useServices().configuration;
  const text = useText();
  const announce = useAnnounce();
  const { data } = useQuery({
    queryKey: ['land-estimate', parcel.parcelId],
    queryFn: ({ signal }) => readEstimate(map, parcel, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const sentence = text('wizard.product.noEstimate');
  const isMissing = data === false;
  useEffect(() => {
    if (isMissing) announce(sentence, 'polite');
  }, [isMissing, sentence, announce]);
  return isMissing ? <InlineMessage tone="warning">{sentence}</InlineMessage> : null;
}
