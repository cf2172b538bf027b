import type { FormEvent, ReactElement, ReactNode } from 'react';
import { Button } from '../button/index.ts';
import * as css from './ParcelSearch.css.ts';

/** A form that Enter and the button send alike; rules are the consumer's, so `noValidate`. */
export function SearchForm(props: {
  submit: string;
  pending: boolean;
  onSubmit: () => void;
  help?: ReactNode;
  children: ReactNode;
}): ReactElement {
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!props.pending) props.onSubmit();
  };
  return (
    <form noValidate className={css.form} onSubmit={send}>
      <div className={css.fields}>{props.children}</div>
      {props.help}
      <div>
        <Button type="submit" variant="primary" icon="search" loading={props.pending}>
          {props.submit}
        </Button>
      </div>
    </form>
  );
}
