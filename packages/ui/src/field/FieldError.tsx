import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/index.ts';
import * as css from './Field.css.ts';

/** The error of a field: icon, the word, what to do. */
export function FieldError(props: { id: string; word: string; children: ReactNode }): ReactElement {
  return (
    <p id={props.id} className={css.error}>
      <Icon name="alert-circle" className={css.errorIcon} />
      <span>
        <span className={css.errorWord}>{props.word}</span> {props.children}
      </span>
    </p>
  );
}
