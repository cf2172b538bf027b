import type { FormEvent, ReactElement, ReactNode } from 'react';
import { Button } from '../button/index.ts';
import * as css from './ParcelSearch.css.ts';

/** A form that is submitted by Enter or its button; `noValidate`, as the consumer validates. */
export function SearchForm(props: {
  submit: ReactNode;
  pending: boolean;
  onSubmit: () => void;
  help?: ReactNode;
  children: ReactNode;
}): ReactElement {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!props.pending) props.onSubmit();
  };
  return (
    <form noValidate className={css.form} onSubmit={submit}>
      <div className={css.fields}>{props.children}</div>
      <div className={css.submit}>
        <Button type="submit" variant="primary" icon="search" loading={props.pending}>
          {props.submit}
        </Button>
      </div>
      {props.help && <div className={css.help}>{props.help}</div>}
    </form>
  );
}
