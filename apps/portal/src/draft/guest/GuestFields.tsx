import { ADDRESSEE_LENGTH } from '@portal/order-flow';
import { Button } from '@portal/ui/button';
import { ErrorSummary } from '@portal/ui/error-summary';
import { useComponentTexts } from '@portal/ui/provider';
import { TextField } from '@portal/ui/text-field';
import { Heading, Text } from '@portal/ui/typography';
import { useId } from 'react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { DataHint } from '../../pages/common/DataHint.tsx';
import * as frame from '../../pages/styles/frame.css.ts';
import { loginPath, stepPath } from '../../routes/slugs.ts';
import { useServices } from '../../services/services.ts';
import * as css from '../provisioning/DeliveryAddress.css.ts';
import { guestFormTexts } from './guest-form-texts.ts';
import { GUEST_FIELDS, type GuestField } from './guest-faults.ts';
import type { GuestOrder } from './use-guest-order.ts';

const POSTAL = [
  { field: 'street', autoComplete: 'shipping address-line1' },
  { field: 'zipCode', autoComplete: 'shipping postal-code', width: 10 },
  { field: 'city', autoComplete: 'shipping address-level2' },
] as const;

/** Name, e-mail address and, for paper, postal address of somebody without an account (OPEN-2). */
export function GuestFields({ order }: { order: GuestOrder }): ReactElement {
  const { typed, change, address, faults, attempt, leave } = order;
  const { draft } = useServices();
  const text = useText();
  const t = useComponentTexts(guestFormTexts);
  const navigate = useNavigate();
  const id = useId();
  const idOf = (field: GuestField): string => `${id}-${field}`;
  const labels: Readonly<Record<GuestField, string>> = {
    name: t.name,
    email: t.email,
    street: text('delivery.street'),
    zipCode: text('delivery.zipCode'),
    city: text('delivery.city'),
  };
  const errorOf = (field: GuestField): string | undefined => {
    const fault = faults.get(field);
    if (fault === undefined) return undefined;
    return fault === 'nameWrong' || fault === 'emailWrong' ? t[fault] : text(`validation.${fault}`);
  };
  const named = GUEST_FIELDS.filter((field) => faults.has(field)).map((field) => ({
    fieldId: idOf(field),
    message: labels[field],
  }));
  return (
    <section aria-labelledby={`${id}-heading`} className={frame.frame}>
      <Heading id={`${id}-heading`} headingLevel={3}>
        {t.heading}
      </Heading>
      <ErrorSummary items={named} attempt={attempt} headingLevel={4} />
      <Text>{t.intro}</Text>
      <div className={css.fields}>
        <TextField
          id={idOf('name')}
          label={t.name}
          hint={t.nameHint}
          autoComplete="name"
          maxLength={ADDRESSEE_LENGTH.name}
          value={typed.name}
          onValueChange={(name) => change({ name })}
          error={errorOf('name')}
        />
        <TextField
          id={idOf('email')}
          label={t.email}
          hint={t.emailHint}
          type="email"
          autoComplete="email"
          value={typed.email}
          onValueChange={(email) => change({ email })}
          error={errorOf('email')}
        />
        {address && <Heading headingLevel={4}>{t.address}</Heading>}
        {address &&
          POSTAL.map(({ field, autoComplete, ...size }) => (
            <TextField
              key={field}
              id={idOf(field)}
              label={labels[field]}
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
              error={errorOf(field)}
            />
          ))}
      </div>
      <DataHint of="order" />
      {address && <DataHint of="deliveryAddress" />}
      <div>
        <Button
          variant="quiet"
          onClick={() => {
            leave();
            void navigate(loginPath(stepPath('order-summary')));
          }}
        >
          {t.withLogin}
        </Button>
      </div>
    </section>
  );
}
