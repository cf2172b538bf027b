import type { Addressee } from '@portal/api';
import { ADDRESSEE_LENGTH, validateAddressee } from '@portal/order-flow';
import type { MessageKey } from '@portal/order-flow';
import { Button } from '@portal/ui/button';
import { useAnnounce } from '@portal/ui/provider';
import { Stack } from '@portal/ui/stack';
import { TextField } from '@portal/ui/text-field';
import { Heading } from '@portal/ui/typography';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useDraftPart, useServices } from '../../services/services.ts';
import type { MessageId } from '../../i18n/messages.ts';
import { useText } from '../../i18n/use-text.ts';
import { DataHint } from '../../pages/common/DataHint.tsx';
import { PostalAddress } from '../../pages/common/PostalAddress.tsx';
import * as frame from '../../pages/styles/frame.css.ts';
import * as typography from '../../pages/styles/typography.css.ts';
import * as css from './DeliveryAddress.css.ts';
import { useProfileAddress } from './use-profile-address.ts';

const FIELDS = [
  { field: 'name', autoComplete: 'shipping name' },
  { field: 'street', autoComplete: 'shipping address-line1' },
  { field: 'zipCode', autoComplete: 'shipping postal-code', width: 10 },
  { field: 'city', autoComplete: 'shipping address-level2' },
] as const;

/** The fields write to the order at once: nothing is lost by a reload or by leaving the step. */
function Fields({ address }: { address: Addressee }): ReactElement {
  const { draft, configuration } = useServices();
  const text = useText();
  const first = useRef<HTMLInputElement>(null);
  const faults = new Map<string, MessageKey>(
    validateAddressee(address, configuration).map(({ field, key }) => [field, key]),
  );
  useEffect(() => first.current?.focus(), []);
  return (
    <div className={css.fields}>
      {FIELDS.map(({ field, autoComplete, ...size }, index) => {
        const fault = faults.get(field);
        return (
          <TextField
            key={field}
            ref={index === 0 ? first : undefined}
            label={text(`delivery.${field}`)}
            autoComplete={autoComplete}
            maxLength={ADDRESSEE_LENGTH[field]}
            widthInCharacters={'width' in size ? size.width : undefined}
            value={address[field]}
            onValueChange={(value) =>
              draft.dispatch({
                type: 'setAddressee',
                // As it is now: a browser fills several fields at once.
                addressee: { ...(draft.get().addressee ?? address), [field]: value },
              })
            }
            error={fault && text(`validation.${fault}`)}
          />
        );
      })}
    </div>
  );
}

/**
 * Where paper is sent: the address of the profile, to be confirmed or corrected for this order (JRN-1). The fields stay
 * open while an entry is invalid.
 */
export function DeliveryAddress(): ReactElement | null {
  const { draft, configuration } = useServices();
  const entered = useDraftPart(({ addressee }) => addressee);
  const profile = useProfileAddress();
  const text = useText();
  const announce = useAnnounce();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const address = entered ?? profile;
  if (!address) return null;
  const isValid = validateAddressee(address, configuration).length === 0;
  // The button keeps the focus and only changes its text, which a screen reader does not say.
  const close = (done: MessageId): void => {
    setIsOpen(false);
    announce(text(done), 'polite');
    requestAnimationFrame(() => change.current?.focus());
  };
  const reset = (): void => {
    draft.dispatch({ type: 'setAddressee', addressee: null });
    close('delivery.profileUsed');
  };
  const isEditing = isOpen || !isValid;
  return (
    <section
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-hint`}
      className={frame.frame}
    >
      <div className={frame.head}>
        <Heading id={`${id}-heading`} headingLevel={3}>
          {text('delivery.address')}
        </Heading>
        {!isEditing && (
          <Button ref={change} variant="quiet" size="small" onClick={() => setIsOpen(true)}>
            {text('delivery.changeAddress')}
          </Button>
        )}
      </div>
      {isEditing ? <Fields address={address} /> : <PostalAddress addressee={address} />}
      <p id={`${id}-hint`} className={typography.note}>
        {text(entered || isEditing ? 'delivery.addressEntered' : 'delivery.addressOfProfile')}
      </p>
      {isEditing && <DataHint of="deliveryAddress" />}
      {(isEditing || entered) && (
        <Stack orientation="horizontal" gap="small">
          {isEditing && (
            <Button size="small" disabled={!isValid} onClick={() => close('delivery.confirmed')}>
              {text('delivery.confirmAddress')}
            </Button>
          )}
          {entered && (
            <Button variant="quiet" size="small" onClick={reset}>
              {text('delivery.useProfile')}
            </Button>
          )}
        </Stack>
      )}
    </section>
  );
}
