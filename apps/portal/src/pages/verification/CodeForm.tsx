import { readCode } from '@portal/order-flow';
import { Button } from '@portal/ui/button';
import { TextField } from '@portal/ui/text-field';
import { useRef, useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import type { MessageId } from '../../i18n/messages.ts';
import { useText } from '../../i18n/use-text.ts';
import * as layout from '../styles/layout.css.ts';

/** Input for the code of an extract. `given` is the code from the address. */
export function CodeForm(props: { given: string; onCode: (code: string) => void }): ReactElement {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(props.given);
  const [error, setError] = useState<MessageId | null>(() =>
    props.given && !readCode(props.given) ? 'verification.codeInvalid' : null,
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const code = readCode(typed);
    if (code) {
      setError(null);
      setTyped(code);
      props.onCode(code);
      return;
    }
    setError(typed.trim() === '' ? 'verification.codeEmpty' : 'verification.codeInvalid');
    field.current?.focus();
  };
  return (
    <form className={layout.form} noValidate onSubmit={submit}>
      <TextField
        ref={field}
        label={text('verification.code')}
        hint={text('verification.codeHint')}
        error={error ? text(error) : undefined}
        value={typed}
        onValueChange={setTyped}
        widthInCharacters={18}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div>
        <Button type="submit" variant="primary">
          {text('verification.check')}
        </Button>
      </div>
    </form>
  );
}
