import { Button } from '@portal/ui/button';
import { useAnnounce } from '@portal/ui/provider';
import { InlineMessage } from '@portal/ui/inline-message';
import { useEffect } from 'react';
import type { ReactElement } from 'react';
import type { MessageId } from '../../../i18n/messages.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { MovedField, MovedValues } from './use-moved-values.ts';

// With it, as both are for values in the wrong field.
export { moveAddress, moveParcel } from '@portal/order-flow';

const TEXTS: Readonly<Record<MovedField, MessageId>> = {
  zipCode: 'search.movedZipCode',
  city: 'search.movedCity',
  streetName: 'search.movedStreet',
  houseNumber: 'search.movedHouseNumber',
  localSubdistrictId: 'search.movedSubdistrict',
  cadastralSection: 'search.movedSection',
  parcelNumber: 'search.movedParcelNumber',
};

/** Says which values were moved to their own fields, with undo (FIND-3); `onUndone` gets the field they came from. */
export function MovedNotice(
  props: Omit<MovedValues, 'move'> & { onUndone: (field: MovedField) => void },
): ReactElement {
  const { moved, undo, onUndone } = props;
  const text = useText();
  const announce = useAnnounce();
  const sentence = moved.map(({ to, value }) => text(TEXTS[to], { value })).join(' ');
  useEffect(() => {
    announce(sentence, 'polite');
  }, [announce, sentence]);
  const undone = (): void => {
    const [first] = moved;
    undo();
    if (first) onUndone(first.from);
  };
  return (
    <InlineMessage
      actions={
        <Button variant="secondary" onClick={undone}>
          {text('search.movedUndo')}
        </Button>
      }
    >
      {sentence}
    </InlineMessage>
  );
}
