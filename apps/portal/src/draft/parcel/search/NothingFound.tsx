import { InlineMessage } from '@portal/ui/inline-message';
import { useAnnounce } from '@portal/ui/provider';
import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../../i18n/use-text.ts';

/** A search without hits. A place on the map was not typed: nothing about the spelling. */
export function NothingFound({ isPlace }: { isPlace: boolean }): ReactElement {
  const text = useText();
  const announce = useAnnounce();
  const none = text(isPlace ? 'search.noneHere' : 'search.none');
  useEffect(() => announce(none, 'polite'), [announce, none]);
  return (
    <InlineMessage tone="info">
      {none}
      {!isPlace && <p>{text('search.noneAdvice')}</p>}
    </InlineMessage>
  );
}
